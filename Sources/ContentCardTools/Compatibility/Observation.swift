import ContentCardSchema
import ContentCards

/// The worst effect that a changed part of a class type was seen to have on a card.
struct Observation {
  enum Effect: Hashable {
    /// The app rejects the card.
    case rejected
    /// The rules for several values reject the card, if it also has other values.
    case rejectedByRules
    /// The app reads no value, but the other version does.
    case lost
    /// The app reads another value.
    case different
    /// An app-defined type determines how the value is read.
    case dependsOnType
    /// The limit on the number of cards was reached. This is the worst effect that is possible.
    case untested(SchemaChange.Effect)
  }

  var effect: Effect
  /// The card, or `nil` if none was read.
  var card: [CardMaker.Place: ExtraValue]?

  var severity: SchemaChange.Effect {
    switch effect {
    case .rejected, .rejectedByRules: .breaks
    case .lost, .different, .dependsOnType: .changesMeaning
    case .untested(let severity): severity
    }
  }

  private static func text(of card: [CardMaker.Place: ExtraValue]) -> String {
    card.map { "\($0): \($1)" }.sorted().joined(separator: "\n")
  }

  /// Returns whether this observation is worse than another or, if both have the same effect, its card has fewer values,
  /// fewer unusual values, or is smaller.
  func isBetterExample(than other: Self) -> Bool {
    guard severity == other.severity else { return severity > other.severity }
    guard let card, let otherCard = other.card else { return card != nil && other.card == nil }
    guard card.count == otherCard.count else { return card.count < otherCard.count }
    let oddities = [card, otherCard].map { card in card.values.count { !$0.isPlain } }
    guard oddities[0] == oddities[1] else { return oddities[0] < oddities[1] }
    let (text, otherText) = (Self.text(of: card), Self.text(of: otherCard))
    return (text.utf8.count, text) < (otherText.utf8.count, otherText)
  }
}

/// A change of a part of a class type, whose effects on cards are to be found.
struct SuspectedChange {
  /// Copies the changed members of a field from the other version.
  typealias Undo = @Sendable (inout Field, Field) -> Void

  /// The index of the detected change.
  let index: Int
  let code: SchemaChangeCode
  /// The key that the change adds or removes. The change has an effect only on cards with this key.
  let place: CardMaker.Place?
  /// `nil` if the change cannot be undone by changing a field.
  let undo: Undo?
}
