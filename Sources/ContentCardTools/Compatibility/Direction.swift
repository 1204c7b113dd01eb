/// A combination of an app with one version of a schema and cards with another.
enum Direction {
  /// Cards of the new schema in apps with the old schema.
  case oldApps
  /// Cards of running campaigns in an app with the new schema.
  case liveCards

  var app: String { self == .oldApps ? "old apps" : "the new app" }
  var cards: String { self == .oldApps ? "new cards" : "live cards" }

  /// Returns a verb that agrees in number with the app, such as "read" or "reads".
  func verb(_ verb: String) -> String {
    self == .oldApps ? verb : "\(verb)s"
  }
}

/// The consequence of a schema change for one `Direction`.
struct Consequence: Hashable {
  var effect = SchemaChange.Effect.none
  /// A sentence about the effect, or an empty string if the cards that are read determine the effect.
  var sentence = ""
  /// How to avoid the effect.
  var advice: String?
  /// The smallest card that is affected, as JSON.
  var card: String?

  static let none = Consequence()

  /// A consequence that the cards of both versions determine.
  static func seen(advice: String? = nil) -> Self { Consequence(advice: advice) }
}

extension Direction {
  /// Returns the consequence if the app rejects some cards.
  ///
  /// - Parameter which: A description of the affected cards, such as "of this class type".
  func rejection(_ which: String, card: String?, advice: String?) -> Consequence {
    Consequence(
      effect: .breaks, sentence: "\(app) \(verb("reject")) \(cards) \(which)", advice: advice,
      card: card)
  }
}
