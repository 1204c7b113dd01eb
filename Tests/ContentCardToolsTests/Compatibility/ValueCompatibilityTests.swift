import ContentCardCodegen
import ContentCardSchema
import ContentCards
import Testing

@testable import ContentCardTools

/// What an app makes of the values of cards that were written for another type of the field.
@Suite struct ValueCompatibilityTests {
  struct Example: Sendable {
    var old: String
    var new: String
    /// What becomes of cards, as `diff` says it.
    var says: String
    /// The value of a running campaign that fares worst in the new app; nil: it is as good as any.
    var liveValue: ExtraValue?
    /// The new value that fares worst in the app in the store; nil: it is as good as any.
    var newValue: ExtraValue?
  }

  private static let ofCards = [
    Example(
      old: #"{"type": "string", "enum": ["a", "b"], "default": "a"}"#,
      new: #"{"type": "string", "enum": ["a"], "default": "a"}"#,
      says: "the new app uses the default for live cards with other values", liveValue: "b"),
    Example(
      old: #""json""#, new: #""json[]""#,
      says: "the new app rejects live cards with a value that is not a valid \"json[]\"",
      liveValue: "5"),
    Example(
      old: #""json[]""#, new: #""json""#,
      says: "old apps reject new cards with a value that is not a valid \"json[]\"", newValue: "5"),
    Example(
      old: #"{"type": "string", "enum": ["a", "b"]}"#, new: #""string[]""#,
      says: "old apps reject new cards with a value that is not a valid \"string\"", newValue: "c"),
    Example(
      old: #"{"type": "string", "enum": ["a, b"]}"#, new: #""string[]""#,
      says: "old apps reject new cards with a value that is not a valid \"string\"; "
        + "the new app splits text in live cards at \",\"",
      liveValue: "a, b", newValue: "c"),
    Example(
      old: #""url""#, new: #"{"type": "url[]", "separator": " "}"#,
      says: "old apps reject new cards with a value that is not a valid \"url\"",
      newValue: "https://a.com https://b.com"),
    Example(
      old: #""date""#, new: #"{"type": "date[]", "separator": "Z"}"#,
      says: "old apps reject new cards with a value that is not a valid \"date\"; "
        + "the new app rejects live cards with a value that is not a valid \"date[]\"",
      liveValue: "2024-01-01T00:00:00Z",
      newValue: "2024-01-01T00:00:00+00:00Z2025-01-01T00:00:00+00:00"),
    Example(
      old: #""color""#, new: #"{"type": "color[]", "separator": "f"}"#,
      says: "old apps reject new cards with a value that is not a valid \"color\"; "
        + "the new app rejects live cards with a value that is not a valid \"color[]\"",
      liveValue: "#0f0", newValue: "#000f#111"),
    Example(
      old: #""color""#, new: ##"{"type": "color[]", "separator": "#"}"##,
      says: "old apps reject new cards with a value that is not a valid \"color\"; "
        + "the new app rejects live cards with a value that is not a valid \"color[]\"",
      liveValue: "#0f0", newValue: ["#0f0"]),
    Example(
      old: #"{"type": "string", "enum": ["xl"]}"#,
      new: #"{"type": "string[]", "enum": ["xl"], "separator": "L"}"#,
      says: "old apps reject new cards with a value that is not a valid \"string\"; "
        + "the new app rejects live cards with a value that is not a valid \"string[]\"",
      liveValue: "xL", newValue: ["xl"]),
    Example(
      old: #""string""#, new: #""string[]""#,
      says: "old apps reject new cards with a value that is not a valid \"string\"; "
        + "the new app rejects live cards with a Liquid tag in the text",
      liveValue: "{{ x }}", newValue: ["a"]),
  ]

  /// Where it is the team's own code that reads the value.
  private static let ofOwnTypes = [
    Example(
      old: #"{"type": "json", "swiftType": "A"}"#, new: #""json""#,
      says: "whether old apps read new cards correctly depends on the Swift types"),
    Example(
      old: #""json""#, new: #"{"type": "json", "swiftType": "A"}"#,
      says: "whether the new app reads live cards correctly depends on the Swift types"),
    Example(
      old: #"{"type": "custom[]", "swiftType": "A", "separator": ";"}"#,
      new: #"{"type": "custom[]", "swiftType": "A", "separator": "|"}"#,
      says: "old apps split lists in new cards differently; "
        + "the new app splits lists in live cards differently"),
  ]

  private func schema(_ field: String) throws -> CheckedSchema {
    try CheckedSchema(#"{"classTypes": {"t": {"extras": {"k": \#(field)}}}}"#)
  }

  @Test(arguments: ofCards + ofOwnTypes)
  func consequencesAreReported(example: Example) throws {
    let changes = try schemaChanges(from: schema(example.old), to: schema(example.new))
    let change = try #require(changes.first)
    #expect(change.message.split(separator: ": ").last ?? "" == example.says)
  }

  @Test(arguments: ofCards)
  func cardsAreAffectedAsReported(example: Example) throws {
    let old = try schema(example.old)
    let new = try schema(example.new)
    let change = try #require(schemaChanges(from: old, to: new).first)
    let card = { ContentCard(id: "a", extras: ["class_type": "t", "k": $0]) }
    try change.expectEffects(
      liveCard: example.liveValue.map(card), newCard: example.newValue.map(card), from: old.schema,
      to: new.schema
    )
  }
}
