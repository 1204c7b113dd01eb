import ContentCardCodegen
import ContentCardSchema
import ContentCards
import Testing

@testable import ContentCardTools

/// Tests the effects of a changed field type on the values of cards.
@Suite struct ValueCompatibilityTests {
  struct Example: Sendable {
    var old: String
    var new: String
    /// The live value on which the new app has the worst effect, or `nil` if it reads all live values as before.
    var liveValue: ExtraValue?
    /// The new value on which old apps have the worst effect, or `nil` if they read all new values correctly.
    var newValue: ExtraValue?
    /// The consequences for cards in the message, or `nil` for an example whose sentences occur in another example.
    var consequences: String?
  }

  private static let ofCards = [
    Example(
      old: #"{"type": "string", "enum": ["a", "b"], "default": "a"}"#,
      new: #"{"type": "string", "enum": ["a"], "default": "a"}"#, liveValue: "b",
      consequences: "the new app uses the default for live cards with this value"),
    Example(
      old: #""json""#, new: #""json[]""#, liveValue: "5",
      consequences: "the new app rejects live cards with a value that is not a valid \"json[]\""),
    Example(old: #""json[]""#, new: #""json""#, newValue: "5"),
    Example(old: #"{"type": "string", "enum": ["a", "b"]}"#, new: #""string[]""#, newValue: "c"),
    Example(
      old: #"{"type": "string", "enum": ["a, b"]}"#, new: #""string[]""#, liveValue: "a, b",
      newValue: "c",
      consequences: "old apps reject new cards with a value that is not a valid \"string\"; "
        + "the new app splits text in live cards at \",\""),
    Example(
      old: #""url""#, new: #"{"type": "url[]", "separator": " "}"#,
      newValue: "https://a.com https://b.com"),
    Example(
      old: #""url""#, new: #""string[]""#, liveValue: "https://a.com/1,2", newValue: ["a"]),
    Example(
      old: #""url""#, new: #""url[]""#, liveValue: "https://a.com/1,2",
      newValue: ["https://a.com"]),
    Example(
      old: #""date""#, new: #"{"type": "date[]", "separator": "Z"}"#,
      liveValue: "2024-01-01T00:00:00Z",
      newValue: "2024-01-01T00:00:00+00:00Z2025-01-01T00:00:00+00:00"),
    Example(
      old: #""color""#, new: #"{"type": "color[]", "separator": "f"}"#, liveValue: "#0f0",
      newValue: "#000f#111"),
    Example(
      old: #""color""#, new: ##"{"type": "color[]", "separator": "#"}"##, liveValue: "#0f0",
      newValue: ["#0f0"]),
    Example(
      old: #"{"type": "string", "enum": ["xl"]}"#,
      new: #"{"type": "string[]", "enum": ["xl"], "separator": "L"}"#, liveValue: "xL",
      newValue: ["xl"]),
    Example(
      old: #"{"type": "string", "enum": ["caf\u00E9", "b"]}"#,
      new: #"{"type": "string[]", "enum": ["caf\u00E9", "b"], "separator": "e"}"#,
      liveValue: "cafe\u{301}", newValue: ["b"]),
    Example(
      old: #"{"type": "string", "enum": ["\u1EA1\u0301"]}"#,
      new: #"{"type": "string[]", "enum": ["\u1EA1\u0301"], "separator": "a\u0301"}"#,
      liveValue: "a\u{301}\u{323}", newValue: ["\u{1EA1}\u{301}"]),
    Example(
      old: #"{"type": "int[]", "separator": "\u00E9"}"#,
      new: #"{"type": "int[]", "separator": "e\u0301"}"#, liveValue: "1\u{E9}2",
      newValue: "1e\u{301}2",
      consequences: "old apps reject new cards with several items; "
        + "the new app rejects live cards with several items"),
    Example(
      old: #"{"type": "string[]", "separator": "e\u0301"}"#,
      new: #"{"type": "string[]", "separator": "\u00E9"}"#, liveValue: "1e\u{301}2",
      newValue: "1\u{E9}2",
      consequences: "old apps read several items in new cards as one; "
        + "the new app reads several items in live cards as one"),
    Example(
      old: #""string""#, new: #""string[]""#, liveValue: "{{ x }}", newValue: ["a"],
      consequences: "old apps reject new cards with a value that is not a valid \"string\"; "
        + "the new app rejects live cards with a Liquid tag in the text"),
  ]

  /// Examples in which the app's own code reads the value.
  private static let ofOwnTypes = [
    Example(
      old: #"{"type": "json", "swiftType": "A"}"#, new: #""json""#,
      consequences: "old apps may misread new cards, depending on the Swift types"),
    Example(
      old: #""json""#, new: #"{"type": "json", "swiftType": "A"}"#,
      consequences: "the new app may misread live cards, depending on the Swift types"),
    Example(
      old: #"{"type": "custom", "swiftType": "Caf\u00E9"}"#,
      new: #"{"type": "custom", "swiftType": "Cafe\u0301"}"#,
      consequences: "old apps may misread new cards, depending on the Swift types; "
        + "the new app may misread live cards, depending on the Swift types"),
    Example(
      old: #"{"type": "custom[]", "swiftType": "A", "separator": ";"}"#,
      new: #"{"type": "custom[]", "swiftType": "A", "separator": "|"}"#,
      consequences: "old apps split lists in new cards differently; "
        + "the new app splits lists in live cards differently"),
  ]

  private func schema(_ field: String) throws -> CheckedSchema {
    try CheckedSchema(#"{"classTypes": {"t": {"extras": {"k": \#(field)}}}}"#)
  }

  @Test(arguments: (ofCards + ofOwnTypes).filter { $0.consequences != nil })
  func consequencesAreReported(example: Example) throws {
    let changes = try schemaChanges(from: schema(example.old), to: schema(example.new))
    let change = try #require(changes.first)
    #expect(change.message.split(separator: ": ").last.map(String.init) == example.consequences)
  }

  @Test(arguments: ofCards)
  func cardsAreAffectedAsReported(example: Example) throws {
    let old = try schema(example.old)
    let new = try schema(example.new)
    let change = try #require(schemaChanges(from: old, to: new).first)
    let card = { ContentCard(id: "a", extras: ["class_type": "t", "k": $0]) }
    try change.expectEffects(
      liveCard: example.liveValue.map(card), newCard: example.newValue.map(card), from: old.schema,
      to: new.schema)
  }
}
