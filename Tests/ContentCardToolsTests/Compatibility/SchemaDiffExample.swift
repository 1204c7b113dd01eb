import ContentCardSchema
import ContentCards

@testable import ContentCardTools

/// A row of the table of changes in `SchemaChanges.md`, shown by a change of that kind and by cards that fare as
/// the row says.
struct SchemaDiffExample: Sendable {
  /// As the table names it.
  var row: String
  var code: SchemaChangeCode
  var old: String
  var new: String
  /// The card of a running campaign that fares worst in the new app; nil: it is as good as any.
  var liveCard: ExampleCard?
  /// The new card that fares worst in the app in the store; nil: it is as good as any.
  var newCard: ExampleCard?
  /// What else the two have otherwise.
  var besides: [SchemaChangeCode] = []

  static let all = ofClassTypes + ofPlaces + ofRequirements + ofTypes + ofValues + ofOneOfs + ofCode

  /// Two versions of the extras of class type `t`.
  static func extras(
    _ row: String, _ code: SchemaChangeCode, _ old: String, _ new: String,
    live: ExampleCard? = nil, new card: ExampleCard? = nil, besides: [SchemaChangeCode] = []
  ) -> Self {
    classType(
      row, code, "\"extras\": {\(old)}", "\"extras\": {\(new)}", live: live, new: card,
      besides: besides)
  }

  /// Two versions of class type `t`.
  static func classType(
    _ row: String, _ code: SchemaChangeCode, _ old: String, _ new: String,
    live: ExampleCard? = nil, new card: ExampleCard? = nil, besides: [SchemaChangeCode] = []
  ) -> Self {
    schema(
      row, code, "\"classTypes\": {\"t\": {\(old)}}", "\"classTypes\": {\"t\": {\(new)}}",
      live: live, new: card, besides: besides)
  }

  /// Two versions of the root.
  static func schema(
    _ row: String, _ code: SchemaChangeCode, _ old: String, _ new: String,
    live: ExampleCard? = nil, new card: ExampleCard? = nil, besides: [SchemaChangeCode] = []
  ) -> Self {
    Self(
      row: row, code: code, old: "{\(old)}", new: "{\(new)}", liveCard: live, newCard: card,
      besides: besides)
  }
}

/// What a card of an example holds: extras, and standard fields under `card.title` and the like.
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
