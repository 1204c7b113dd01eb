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
struct Consequence {
  var effect: SchemaChange.Effect
  var sentence: String
  var advice: String?

  static let none = Consequence(effect: .none, sentence: "", advice: nil)
}

extension Direction {
  /// Returns the consequence if the app cannot read a value.
  ///
  /// - Parameter which: A description of the affected cards, such as "without it".
  func loss(_ effect: SchemaChange.Effect, _ which: String, advice: String?) -> Consequence {
    switch effect {
    case .none: .none
    case .changesMeaning:
      Consequence(
        effect: effect, sentence: "\(app) \(verb("read")) no value from \(cards) \(which)",
        advice: advice)
    case .breaks:
      Consequence(
        effect: effect, sentence: "\(app) \(verb("reject")) \(cards) \(which)", advice: advice)
    }
  }

  /// The consequence if app-defined types, not the schema, determine how values are read.
  var dependsOnTypes: Consequence {
    Consequence(
      effect: .changesMeaning,
      sentence: "\(app) may misread \(cards), depending on the Swift types",
      advice: "test the types with cards of both versions")
  }

  /// Returns the consequence if cards are accepted but read differently.
  func meaning(_ predicate: String, advice: String? = nil) -> Consequence {
    Consequence(effect: .changesMeaning, sentence: "\(app) \(predicate)", advice: advice)
  }
}
