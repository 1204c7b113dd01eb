import ContentCardCodegen
import ContentCardSchema
import ContentCards
import Foundation
import Testing

@testable import ContentCardTools

/// Tests the effects of a changed field type on the values of cards.
@Suite struct TypeChangeTests {
  struct Example: Sendable {
    var old: String
    var new: String
    /// The live value on which the new app has the worst effect, or `nil` if it reads all live values as before.
    var liveValue: ExtraValue?
    /// The new value on which old apps have the worst effect, or `nil` if they read all new values correctly.
    var newValue: ExtraValue?
  }

  private static let ofCards = [
    Example(
      old: #"{"type": "string", "enum": ["a", "b"], "default": "a"}"#,
      new: #"{"type": "string", "enum": ["a"], "default": "a"}"#, liveValue: "b"),
    Example(
      old: #"{"type": "int", "default": 1}"#, new: #"{"type": "string", "default": "a"}"#,
      liveValue: 7, newValue: "a"),
    Example(
      old: #""json""#, new: #""json[]""#, liveValue: "5"),
    Example(old: #""json[]""#, new: #""json""#, newValue: "5"),
    Example(old: #"{"type": "string", "enum": ["a", "b"]}"#, new: #""string[]""#, newValue: "c"),
    Example(
      old: #"{"type": "string", "enum": ["a, b"]}"#, new: #""string[]""#, liveValue: "a, b",
      newValue: "c"),
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
      old: #"{"type": "int[]", "separator": "\u00E9"}"#,
      new: #"{"type": "int[]", "separator": "e\u0301"}"#, liveValue: "1\u{E9}2",
      newValue: "1e\u{301}2"),
    Example(
      old: #"{"type": "string[]", "separator": "e\u0301"}"#,
      new: #"{"type": "string[]", "separator": "\u00E9"}"#, liveValue: "1e\u{301}2",
      newValue: "1\u{E9}2"),
  ]

  private func schema(_ field: String) throws -> CheckedSchema {
    try CheckedSchema(#"{"classTypes": {"t": {"extras": {"k": \#(field)}}}}"#)
  }

  /// Fields whose values types of the app read.
  @Test(arguments: [
    (#"{"type": "json", "swiftType": "A"}"#, #""json""#, "old apps may misread new cards"),
    (#""json""#, #"{"type": "json", "swiftType": "A"}"#, "the new app may misread live cards"),
    (
      #"{"type": "custom", "swiftType": "Caf\u00E9"}"#,
      #"{"type": "custom", "swiftType": "Cafe\u0301"}"#,
      "old apps may misread new cards, depending on the Swift types; the new app may misread live cards"
    ),
  ])
  func typesOfTheAppAreNotJudged(old: String, new: String, consequence: String) throws {
    let changes = try schemaChanges(from: schema(old), to: schema(new))
    let end = "\(consequence), depending on the Swift types"
    #expect(changes.first?.message.components(separatedBy: ": ").last == end)
  }

  @Test(arguments: ofCards)
  func cardsAreAffectedAsReported(example: Example) throws {
    let old = try schema(example.old)
    let new = try schema(example.new)
    let changes = schemaChanges(from: old, to: new)
    var change = try #require(changes.first)
    change.liveCards = changes.map(\.liveCards).max() ?? .none
    change.oldApps = changes.map(\.oldApps).max() ?? .none
    let card = { ContentCard(id: "a", extras: ["class_type": "t", "k": $0]) }
    try change.expectEffects(
      liveCard: example.liveValue.map(card), newCard: example.newValue.map(card), from: old.schema,
      to: new.schema)
  }
}
