import ContentCardSchema
import ContentCards

@testable import ContentCardTools

/// An example of a row in the table of `SchemaChanges.md`: a change of that kind, and cards that show its effects.
struct SchemaDiffExample: Sendable {
  /// The text of the row's first column.
  var row: String
  var code: SchemaChangeCode
  var old: String
  var new: String
  /// The live card on which the new app has the worst effect, or `nil` if it reads all live cards as before.
  var liveCard: ExampleCard?
  /// The new card on which old apps have the worst effect, or `nil` if they read all new cards correctly.
  var newCard: ExampleCard?
  /// The codes of other changes between the two versions.
  var otherChanges: [SchemaChangeCode] = []

  static let all = ofClassTypes + ofPlaces + ofRequirements + ofTypes + ofValues + ofOneOfs + ofCode

  /// Returns an example with two versions of the extras of class type `t`.
  static func extras(
    _ row: String, _ code: SchemaChangeCode, _ old: String, _ new: String,
    live: ExampleCard? = nil, new card: ExampleCard? = nil, otherChanges: [SchemaChangeCode] = []
  ) -> Self {
    classType(
      row, code, "\"extras\": {\(old)}", "\"extras\": {\(new)}", live: live, new: card,
      otherChanges: otherChanges)
  }

  /// Returns an example with two versions of class type `t`.
  static func classType(
    _ row: String, _ code: SchemaChangeCode, _ old: String, _ new: String,
    live: ExampleCard? = nil, new card: ExampleCard? = nil, otherChanges: [SchemaChangeCode] = []
  ) -> Self {
    schema(
      row, code, "\"classTypes\": {\"t\": {\(old)}}", "\"classTypes\": {\"t\": {\(new)}}",
      live: live, new: card, otherChanges: otherChanges)
  }

  /// Returns an example with two versions of the root.
  static func schema(
    _ row: String, _ code: SchemaChangeCode, _ old: String, _ new: String,
    live: ExampleCard? = nil, new card: ExampleCard? = nil, otherChanges: [SchemaChangeCode] = []
  ) -> Self {
    Self(
      row: row, code: code, old: "{\(old)}", new: "{\(new)}", liveCard: live, newCard: card,
      otherChanges: otherChanges)
  }
}

/// A card of an example. Keys such as `card.title` are standard fields; the others are extras.
struct ExampleCard: ExpressibleByDictionaryLiteral, Sendable {
  var card: ContentCard

  init(dictionaryLiteral values: (String, ExtraValue)...) {
    card = ContentCard(id: "a", extras: ["class_type": "t"])
    for (name, value) in values {
      switch name {
      case "card.title": card.title = value.description
      case "card.urlString": card.urlString = value.description
      default: card.extras[name] = value
      }
    }
  }
}
