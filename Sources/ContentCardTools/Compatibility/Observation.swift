import ContentCardSchema
import ContentCards

/// An effect of a change on cards, with an example.
struct Observation {
  enum Effect: Hashable {
    case rejected
    /// The app reads no value, but the other version does.
    case lost
    /// The app reads a value, but the other version reads another one, or none.
    case different
    /// An app-defined type determines how the value is read.
    case dependsOnType
    /// Not all chosen cards were read. The associated value is the worst possible effect.
    case untested(SchemaChange.Effect)

    func sentence(in direction: Direction) -> String {
      let (app, cards, verb) = (direction.app, direction.cards, direction.verb)
      return switch self {
      case .rejected: "\(app) \(verb("reject")) \(cards)"
      case .lost: "\(app) \(verb("read")) no value from \(cards)"
      case .different: "\(app) \(verb("read")) \(cards) differently"
      case .dependsOnType: "\(app) may misread \(cards), depending on the Swift types"
      case .untested: "\(app) may not read \(cards) correctly; diff could not try every card"
      }
    }
  }

  var effect: Effect
  /// A card that shows the effect, or `nil` if there is no example.
  var card: [CardMaker.Place: ExtraValue]?

  var severity: SchemaChange.Effect {
    switch effect {
    case .rejected: .breaks
    case .lost, .different, .dependsOnType: .changesMeaning
    case .untested(let severity): severity
    }
  }

  /// Returns whether this observation is better than another. A more severe observation is better. If both are equally
  /// severe, one with a card is better than one without. Of two cards, the better one has fewer values or, if they
  /// have equally many, fewer values that are not plain, then less text, and then the text that sorts first.
  func isBetterExample(than other: Self) -> Bool {
    guard severity == other.severity else { return severity > other.severity }
    guard let card, let otherCard = other.card else { return card != nil && other.card == nil }
    guard card.count == otherCard.count else { return card.count < otherCard.count }
    return Self.size(of: card) < Self.size(of: otherCard)
  }

  private static func size(of card: [CardMaker.Place: ExtraValue]) -> (Int, Int, String) {
    let text = card.map { "\($0): \($1)" }.sorted().joined(separator: "\n")
    return (card.values.count { !$0.isPlain }, text.utf8.count, text)
  }
}
