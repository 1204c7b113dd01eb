import ContentCardSchema
import Testing

@testable import ContentCardTools

struct FieldDetailsTests {
  @Test(
    arguments: [
      (#""string""#, "Text."),
      (#""string[]""#, "Texts, separated by commas."),
      (#""int""#, "A whole number such as ‹7›, no decimals, no % sign."),
      (
        #""decimal?""#,
        "A number such as ‹12.50›, with no decimal comma, thousands separator, or % sign."
      ),
      (
        #"{"type": "double[]", "separator": " "}"#,
        "Numbers, separated by spaces; with no decimal comma, thousands separator, or % sign."
      ),
      (#""bool""#, "‹true› or ‹false›."),
      (#""bool[]""#, "‹true› or ‹false› for each item, separated by commas."),
      (
        #""url""#,
        "A link such as ‹https://example.com/›, starting with https:// or the app's own scheme, no spaces."
      ),
      (#""color[]""#, "Colors such as ‹#FF8800›, separated by commas."),
      (
        #""date""#,
        "A date and time with a time zone (‹Z› or ‹+01:00›) such as ‹2026-01-31T09:00:00Z›."
      ),
      (
        #"{"type": "date", "format": "unix"}"#,
        "A Unix timestamp in seconds such as ‹1769850000› for 2026-01-31 09:00:00 UTC."
      ),
      (
        #"{"type": "date[]", "format": "unixMilliseconds", "separator": ";"}"#,
        "Unix timestamps in milliseconds, separated by semicolons."
      ),
      (#""json""#, #"JSON such as ‹{"name": "Tea"}›."#),
      (
        #"{"type": "json[]", "swiftType": "Offer"}"#,
        "A JSON list; ask the app team for the allowed values."
      ),
      (
        #"{"type": "custom", "swiftType": "T", "example": "A-1"}"#,
        "Text such as ‹A-1›; ask the app team for the allowed values."
      ),
      (
        #"{"type": "custom[]", "swiftType": "T", "separator": "\n"}"#,
        "Texts, separated by line breaks; ask the app team for the allowed values."
      ),
      (
        #"{"type": "string", "enum": ["a", {"value": "b", "case": "c", "description": "Big."}]}"#,
        "One of ‹a›, ‹b› (Big); capitalization does not matter."
      ),
      (
        #"{"type": "string[]", "enum": ["a", "b"], "separator": "|", "unique": true}"#,
        "One or more of ‹a›, ‹b›, separated by ‹|›; capitalization does not matter. Duplicates are ignored."
      ),
      (
        #"{"type": "double", "minimum": 0, "maximum": 0.5}"#,
        "A number such as ‹0.5›, with no decimal comma, thousands separator, or % sign. From ‹0› to ‹0.5›."
      ),
      (
        #"{"type": "int[]", "minimum": 2, "allowsEmpty": true}"#,
        "Whole numbers, separated by commas; no decimals, no % sign. Each ‹2› or more. It may be empty."
      ),
      (
        #"{"type": "int", "maximum": 2}"#,
        "A whole number such as ‹2›, no decimals, no % sign. ‹2› or less."
      ),
      (
        #"{"type": "string?", "description": "what\nit is", "deprecated": "use b."}"#,
        "what it is. Being phased out: use b. Text."
      ),
      (#"{"type": "string?", "deprecated": true}"#, "Being phased out. Text."),
      (#"{"type": "string", "aliases": ["b"]}"#, "Text."),
    ])
  func fieldDetailsArePlainText(_ text: String, _ details: String) throws {
    #expect(try Field(text).details().joined(" ").marked == details)
  }

  @Test func prefixesAreDescribed() throws {
    let field = try Field(#"{"type": "int[]", "minimum": 0}"#, key: "line_*")
    #expect(
      field.details().map(\.marked) == [
        "One key for each value, ‹line_1›, ‹line_2›, and so on; "
          + "each value is a whole number such as ‹7›, no decimals, no % sign.",
        "Each ‹0› or more.",
      ])
    let choices = try Field(#"{"type": "string[]", "enum": ["a"]}"#, key: "line_*")
    #expect(
      choices.details().map(\.marked) == [
        "One key for each value, ‹line_1›, ‹line_2›, and so on; "
          + "each value is one of ‹a›; capitalization does not matter."
      ])
  }

  @Test(arguments: CardField.allCases)
  func standardFieldsHaveComposerNames(_ field: CardField) {
    let names: [CardField: String] = [
      .title: "the card's title", .cardDescription: "the card's message",
      .image: "the card's image", .imageAltText: "the image's alternative text",
      .imageAspectRatio: "the image's width divided by its height", .urlString: "the card's link",
      .openURLInWebView: "the choice to open the link inside the app",
      .domain: "the card's link text", .language: "the card's language",
    ]
    #expect(ValuePath.card(field.rawValue).markedText.marked == names[field])
    let labels: [CardField: String] = [
      .title: "Title", .cardDescription: "Message", .image: "Image",
      .imageAltText: "Image alt text", .imageAspectRatio: "Image proportions",
      .urlString: "On-click behavior",
      .openURLInWebView: "Open web URL inside mobile app", .domain: "Link text",
      .language: "Language",
    ]
    #expect(ValuePath.card(field.rawValue).label.marked == labels[field])
  }
}
