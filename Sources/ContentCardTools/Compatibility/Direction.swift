/// One of the two ways in which versions of a schema meet.
enum Direction {
  /// New cards in the app in the store.
  case oldApps
  /// Cards of running campaigns in the new app.
  case liveCards

  var app: String { self == .oldApps ? "old apps" : "the new app" }
  var cards: String { self == .oldApps ? "new cards" : "live cards" }

  /// A verb with the app for its subject.
  func verb(_ verb: String) -> String {
    guard self == .liveCards else { return verb }
    return verb == "have" ? "has" : "\(verb)s"
  }
}

/// What comes of a change for one direction: a sentence and the way out.
struct Consequence {
  var effect: SchemaChange.Effect
  var sentence: String
  var advice: String?

  static let none = Consequence(effect: .none, sentence: "", advice: nil)
}

extension Direction {
  /// What becomes of a value that is lost, by what that costs.
  ///
  /// - Parameter which: The cards it is lost in: "that have none".
  func loss(_ effect: SchemaChange.Effect, _ which: String, advice: String?) -> Consequence {
    switch effect {
    case .none: .none
    case .changesMeaning:
      Consequence(
        effect: effect, sentence: "\(app) \(verb("find")) no value in \(cards) \(which)",
        advice: advice)
    case .breaks:
      Consequence(
        effect: effect, sentence: "\(app) \(verb("drop")) \(cards) \(which)", advice: advice)
    }
  }

  /// Another reading of cards that are accepted all the same.
  func meaning(_ predicate: String, advice: String? = nil) -> Consequence {
    Consequence(effect: .changesMeaning, sentence: "\(app) \(predicate)", advice: advice)
  }
}
