import ContentCardSchema
import Testing

@testable import ContentCardTools

struct FieldDetailsTests {
  @Test(
    arguments: [
      (#""string""#, "Text."),
      (#""string[]""#, "One or more texts; between them a comma."),
      (#""int""#, "A whole number such as ‹7›, no point, no % sign."),
      (#""decimal?""#, "A number such as ‹12.50›, with a point, no % sign."),
      (
        #"{"type": "double[]", "separator": " "}"#,
        "One or more numbers, with a point, no % sign; between them a space."
      ),
      (#""bool""#, "‹true› or ‹false›."),
      (#""bool[]""#, "‹true› or ‹false›, once or more; between them a comma."),
      (
        #""url""#,
        "A link such as ‹https://example.com/›, with https:// or the app's own scheme in front, no spaces."
      ),
      (#""color[]""#, "One or more colors; between them a comma."),
      (
        #""date""#,
        "A date and a time with a zone (‹Z› or ‹+01:00›) such as ‹2026-01-31T09:00:00Z›."
      ),
      (
        #"{"type": "date[]", "format": "unixMilliseconds", "separator": ";"}"#,
        "One or more times in milliseconds since 1970; between them a semicolon."
      ),
      (#""json""#, #"JSON such as ‹{"name": "Tea"}›."#),
      (
        #"{"type": "json[]", "swiftType": "Offer"}"#,
        "A JSON list for the app's own type ‹Offer› (ask its developers)."
      ),
      (
        #"{"type": "custom", "swiftType": "T", "example": "A-1"}"#,
        "Text such as ‹A-1› for the app's own type ‹T› (ask its developers)."
      ),
      (
        #"{"type": "custom[]", "swiftType": "T", "separator": "\n"}"#,
        "One or more texts for the app's own type ‹T› (ask its developers); between them a line break."
      ),
      (
        #"{"type": "string", "enum": ["a", {"value": "b", "case": "c", "description": "Big."}]}"#,
        "One of ‹a›, ‹b› (Big), in upper or lower case."
      ),
      (
        #"{"type": "string[]", "enum": ["a", "b"], "separator": "|", "unique": true}"#,
        "One or more of ‹a›, ‹b›, in upper or lower case; between them ‹|›. What stands twice counts once."
      ),
      (
        #"{"type": "double", "minimum": 0, "maximum": 0.5}"#,
        "A number such as ‹0.5›, with a point, no % sign. From ‹0› to ‹0.5›."
      ),
      (
        #"{"type": "int[]", "minimum": 2, "allowsEmpty": true}"#,
        "One or more whole numbers, no point, no % sign; between them a comma. Each ‹2› or more. It may be empty."
      ),
      (
        #"{"type": "int", "maximum": 2}"#,
        "A whole number such as ‹2›, no point, no % sign. ‹2› or less."
      ),
      (
        #"{"type": "string?", "description": "what\nit is", "deprecated": "use b"}"#,
        "what it is. Going out of use: use b. Text."
      ),
      (#"{"type": "string?", "deprecated": true}"#, "Going out of use. Text."),
      (#"{"type": "string", "aliases": ["b"]}"#, "Text. The older key ‹b› still works."),
      (
        #"{"type": "string", "aliases": ["b", "c"]}"#,
        "Text. The older keys ‹b› and ‹c› still work."
      ),
    ])
  func whatToTypeIsSaidInPlainWords(_ text: String, _ details: String) throws {
    #expect(try Field(text).details().joined(" ").marked == details)
  }

  @Test func keysWithAStarAreCounted() throws {
    let field = try Field(#"{"type": "int[]", "minimum": 0}"#, key: "line_*")
    #expect(
      field.details().map(\.marked) == [
        "As many keys as there are values: ‹line_1›, ‹line_2› and so on; "
          + "in each a whole number such as ‹7›, no point, no % sign.",
        "Each ‹0› or more.",
      ])
    let choices = try Field(#"{"type": "string[]", "enum": ["a"]}"#, key: "line_*")
    #expect(
      choices.details().map(\.marked) == [
        "As many keys as there are values: ‹line_1›, ‹line_2› and so on; "
          + "in each one of ‹a›, in upper or lower case."
      ])
  }

  @Test(arguments: CardField.allCases)
  func everyFieldOfTheComposerHasAName(_ field: CardField) {
    let names: [CardField: String] = [
      .title: "the card's title", .cardDescription: "the card's message",
      .image: "the card's image", .imageAltText: "the image's alternative text",
      .imageAspectRatio: "the image's width divided by its height", .urlString: "the card's link",
      .openURLInWebView: "the choice to open the link inside the app",
      .domain: "the card's link text", .language: "the card's language",
    ]
    #expect(ValuePath.card(field.rawValue).markedText.marked == names[field])
  }

  @Test func nobodyTypesAnAspectRatio() throws {
    let schema = try Schema(#"{"classTypes": {"a": {"card": {"imageAspectRatio": "double"}}}}"#)
    let field = try #require(schema.fields.first)
    #expect(field.details().map(\.marked) == ["Nothing: it comes with the image."])
    #expect(field.typedSample == nil)
  }
}
