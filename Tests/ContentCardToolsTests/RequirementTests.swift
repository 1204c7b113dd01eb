import ContentCardSchema
import Testing

@testable import ContentCardTools

struct RequirementTests {
  @Test(
    arguments: [
      (#""int""#, "required", "If missing or wrong, the card is not shown."),
      (#""int?""#, "optional", "If missing or wrong, the card is shown without it."),
      (
        #"{"type": "decimal", "default": "2.50"}"#, "optional; default ‹2.50›",
        "If missing or wrong, the app uses ‹2.50›."
      ),
      (
        #"{"type": "double[]", "default": [1, 0.5]}"#, "optional; default ‹1› and ‹0.5›",
        "If missing or wrong, the app uses ‹1› and ‹0.5›."
      ),
      (
        #"{"type": "string[]", "default": ["a,b"]}"#, "optional; default ‹a,b›",
        "If missing or wrong, the app uses ‹a,b›."
      ),
      (
        #"{"type": "string[]", "default": []}"#, "optional; default an empty list",
        "If missing or wrong, the app uses an empty list."
      ),
      (
        #"{"type": "string", "default": " "}"#, "optional; default empty text",
        "If missing or wrong, the app uses empty text."
      ),
      (
        #"{"type": "json", "default": {"a": []}}"#, #"optional; default ‹{"a": []}›"#,
        #"If missing or wrong, the app uses ‹{"a": []}›."#
      ),
      (
        #"{"type": "string", "fallback": "card.title"}"#, "required",
        "If missing, the app uses the card's title; if there is no value there either, the card is not shown. "
          + "If wrong, the card is not shown."
      ),
      (
        #"{"type": "string?", "fallback": ["other", "card.urlString"]}"#, "optional",
        "If missing, the app uses ‹other›, then the card's link; if there is no value there either, "
          + "the card is shown without it. If wrong, the card is shown without it."
      ),
      (
        #"{"type": "string", "default": "x", "fallback": "other"}"#, "optional; default ‹x›",
        "If missing, the app uses ‹other›, then ‹x›. If wrong, the app uses ‹x›."
      ),
    ])
  func missingFieldsHaveConsequences(
    _ text: String, _ requirement: String, _ consequences: String
  ) throws {
    let row = try row(#"{"extras": {"k": \#(text), "other": "string?"}}"#)
    #expect(row.requirement.marked == requirement)
    #expect(row.consequences.joined(" ").marked == consequences)
  }

  @Test func prefixesAreRequiredTogether() throws {
    let required = try row(#"{"extras": {"k_*": "int[]"}}"#)
    #expect(required.requirement.marked == "required")
    #expect(
      required.consequences.map(\.marked) == [
        "If all values are missing, or any value is wrong, the card is not shown."
      ])
    let optional = try row(#"{"extras": {"k_*": "int[]?"}}"#)
    #expect(optional.requirement.marked == "optional")
    #expect(
      optional.consequences.map(\.marked) == [
        "If any value is wrong, the card is shown without any of them."
      ])
    let counted = try row(#"{"extras": {"k_*": {"type": "int[]", "minimumCount": 2}}}"#)
    #expect(
      counted.consequences.map(\.marked) == [
        "If all values are missing, or any value or the number of values is wrong, the card is not shown."
      ])
  }

  @Test func atLeastOneListsAreDescribed() throws {
    let entry = try entry(
      """
      {"extras": {"a": "int?", "b_*": "int[]?", "c": "int?", "d": "int?"},
      "atLeastOne": [["a", "b_*"], ["a", "c", "d"]]}
      """)
    #expect(
      entry.rows.dropFirst().map(\.requirement.marked) == [
        "required: this, or ‹b_*›; required: this, or ‹c› or ‹d›", "required: this, or ‹a›",
        "required: this, or ‹a› or ‹d›", "required: this, or ‹a› or ‹c›",
      ])
    #expect(
      entry.rows.dropFirst().map { $0.consequences.joined(" ").marked } == [
        "If missing or wrong, the card is not shown unless ‹b_*› is valid; "
          + "the card is not shown unless ‹c› or ‹d› is valid.",
        "If all values are missing, or any value is wrong, the card is not shown unless ‹a› is valid.",
        "If missing or wrong, the card is not shown unless ‹a› or ‹d› is valid.",
        "If missing or wrong, the card is not shown unless ‹a› or ‹c› is valid.",
      ])
    #expect(
      entry.remarks.map(\.marked) == [
        "At least one of ‹a› and ‹b_*› is required.",
        "At least one of ‹a›, ‹c›, and ‹d› is required.",
      ])
  }

  @Test(arguments: [true, false])
  func choicesAreDescribedInOrder(isRequired: Bool) throws {
    let entry = try entry(
      """
      {"oneOf": {"content": {"description": "what is shown", "required": \(isRequired), "choices": [
      {"case": "url", "card": "urlString", "type": "url"},
      {"case": "html", "extras": "html", "description": "A page."}]}}}
      """)
    let word = isRequired ? "required" : "optional"
    #expect(
      entry.rows.dropFirst().map(\.requirement.marked) == [
        "\(word): this, or ‹html›", "\(word): this, or the card's link",
      ])
    #expect(
      entry.rows.dropFirst().map { $0.details.first?.marked } == ["what is shown.", "A page."])
    #expect(
      entry.rows.dropFirst().map { $0.consequences.joined(" ").marked } == [
        "If missing or wrong, the app tries ‹html›.",
        isRequired
          ? "If missing or wrong, the card is not shown unless the card's link is valid."
          : "If missing or wrong, the card is shown without it.",
      ])
    #expect(
      entry.remarks.map(\.marked) == [
        "The app uses the first of the card's link and ‹html› that has a valid value; "
          + (isRequired ? "without one, the card is not shown." : "none is required.")
      ])
  }

  private func entry(_ classType: String) throws -> Page.Entry {
    let page = Page([try Schema(#"{"classTypes": {"a": \#(classType)}}"#)])
    return try #require(page.parts.first?.entries.first)
  }

  private func row(_ classType: String) throws -> Page.Row {
    try #require(try entry(classType).rows.dropFirst().first)
  }
}
