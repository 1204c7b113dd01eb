import ContentCardSchema
import Testing

@testable import ContentCardTools

struct RequirementTests {
  @Test(
    arguments: [
      (#""int""#, "required", "Missing or wrong: the card is not shown."),
      (#""int?""#, "optional", "Missing or wrong: the card is shown without it."),
      (
        #"{"type": "decimal", "default": "2.50"}"#, "optional, else ‹2.50›",
        "Missing or wrong: the card has ‹2.50› instead."
      ),
      (
        #"{"type": "double[]", "default": [1, 0.5]}"#, "optional, else ‹1› and ‹0.5›",
        "Missing or wrong: the card has ‹1› and ‹0.5› instead."
      ),
      (
        #"{"type": "string[]", "default": ["a,b"]}"#, "optional, else ‹a,b›",
        "Missing or wrong: the card has ‹a,b› instead."
      ),
      (
        #"{"type": "string[]", "default": []}"#, "optional, else an empty list",
        "Missing or wrong: the card has an empty list instead."
      ),
      (
        #"{"type": "string", "default": " "}"#, "optional, else empty text",
        "Missing or wrong: the card has empty text instead."
      ),
      (
        #"{"type": "json", "default": {"a": []}}"#, #"optional, else ‹{"a": []}›"#,
        #"Missing or wrong: the card has ‹{"a": []}› instead."#
      ),
      (
        #"{"type": "string", "fallback": "card.title"}"#, "required",
        "Missing: the card's title is taken; failing that, the card is not shown. "
          + "Wrong: the card is not shown."
      ),
      (
        #"{"type": "string?", "fallback": ["other", "card.urlString"]}"#, "optional",
        "Missing: ‹other›, or else the card's link, is taken; failing that, the card is shown without it. "
          + "Wrong: the card is shown without it."
      ),
      (
        #"{"type": "string", "default": "x", "fallback": "other"}"#, "optional, else ‹x›",
        "Missing: ‹other› is taken; failing that, the card has ‹x› instead. "
          + "Wrong: the card has ‹x› instead."
      ),
    ])
  func aFieldSaysWhatBecomesOfACardWithoutIt(
    _ text: String, _ requirement: String, _ consequences: String
  ) throws {
    let row = try row(#"{"extras": {"k": \#(text), "other": "string?"}}"#)
    #expect(row.requirement.marked == requirement)
    #expect(row.consequences.joined(" ").marked == consequences)
  }

  @Test func keysWithAStarStandAndFallTogether() throws {
    let required = try row(#"{"extras": {"k_*": "int[]"}}"#)
    #expect(required.requirement.marked == "required")
    #expect(
      required.consequences.map(\.marked) == ["None, or one that is wrong: the card is not shown."])
    let optional = try row(#"{"extras": {"k_*": "int[]?"}}"#)
    #expect(optional.requirement.marked == "optional")
    #expect(
      optional.consequences.map(\.marked) == [
        "One that is wrong: the card is shown without any of them."
      ])
  }

  @Test func ofSeveralOneIsRequired() throws {
    let entry = try entry(
      """
      {"extras": {"a": "int?", "b_*": "int[]?", "c": "int?", "d": "int?"},
      "atLeastOne": [["a", "b_*"], ["a", "c", "d"]]}
      """)
    #expect(
      entry.rows.map(\.requirement.marked) == [
        "required: this, or ‹b_*›; required: this, or ‹c› or ‹d›", "required: this, or ‹a›",
        "required: this, or ‹a› or ‹d›", "required: this, or ‹a› or ‹c›",
      ])
    #expect(
      entry.rows.map { $0.consequences.joined(" ").marked } == [
        "Missing or wrong: without any of ‹a› and ‹b_*›, the card is not shown; "
          + "without any of ‹a›, ‹c› and ‹d›, the card is not shown.",
        "None, or one that is wrong: without any of ‹a› and ‹b_*›, the card is not shown.",
        "Missing or wrong: without any of ‹a›, ‹c› and ‹d›, the card is not shown.",
        "Missing or wrong: without any of ‹a›, ‹c› and ‹d›, the card is not shown.",
      ])
    #expect(
      entry.remarks.map(\.marked) == [
        "At least one of ‹a› and ‹b_*› is required.",
        "At least one of ‹a›, ‹c› and ‹d› is required.",
      ])
  }

  @Test(arguments: [true, false])
  func ofChoicesTheNextIsTried(isRequired: Bool) throws {
    let entry = try entry(
      """
      {"oneOf": {"content": {"description": "what is shown", "required": \(isRequired), "choices": [
      {"case": "url", "card": "urlString", "type": "url"},
      {"case": "html", "extras": "html", "description": "A page."}]}}}
      """)
    let word = isRequired ? "required" : "optional"
    #expect(
      entry.rows.map(\.requirement.marked) == [
        "\(word): this, or ‹html›", "\(word): this, or the card's link",
      ])
    #expect(entry.rows.map { $0.details.first?.marked } == ["what is shown.", "A page."])
    #expect(
      entry.rows.map { $0.consequences.joined(" ").marked } == [
        "Missing or wrong: ‹html› is tried.",
        isRequired
          ? "Missing or wrong: the card is not shown."
          : "Missing or wrong: the card is shown without it.",
      ])
    #expect(
      entry.remarks.map(\.marked) == [
        "Of the card's link and ‹html› the first one with a right value counts; "
          + (isRequired ? "without any, the card is not shown." : "none of them is required.")
      ])
  }

  @Test func aSingleChoiceIsAFieldLikeOthers() throws {
    let entry = try entry(
      #"{"oneOf": {"content": {"choices": [{"case": "html", "extras": "html"}]}}}"#)
    #expect(entry.rows.map(\.requirement.marked) == ["optional"])
    #expect(entry.remarks == [])
  }

  private func entry(_ classType: String) throws -> Sheet.Entry {
    let sheet = Sheet([try Schema(#"{"classTypes": {"a": \#(classType)}}"#)])
    return try #require(sheet.parts.first?.entries.first)
  }

  private func row(_ classType: String) throws -> Sheet.Row {
    try #require(try entry(classType).rows.first)
  }
}
