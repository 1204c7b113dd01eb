import ContentCardSchema

/// A combination of an app with one version of a schema, and cards for the other version.
enum Direction: CaseIterable {
  /// Cards for the old schema in an app with the new schema.
  case liveCards
  /// Cards for the new schema in apps with the old schema.
  case oldApps

  var app: String { choose("the new app", "old apps") }
  var cards: String { choose("live cards", "new cards") }
  /// A phrase for the time in which the app can receive the cards.
  var period: String {
    choose(
      "until the campaigns have ended and their cards have expired", "while old apps are in use")
  }
  var opposite: Self { choose(.oldApps, .liveCards) }

  func choose<Value>(_ forLiveCards: Value, _ forOldApps: Value) -> Value {
    self == .liveCards ? forLiveCards : forOldApps
  }

  /// Returns a verb that agrees in number with the app, such as "read" or "reads".
  func verb(_ verb: String) -> String { choose("\(verb)s", verb) }

  /// Returns the predicate for a field or a `oneOf` that only the app has.
  func presence(isRequired: Bool) -> String {
    isRequired
      ? choose("is new and required", "was required and has been removed")
      : choose("is new", "has been removed")
  }

  /// - Parameter which: A description of the affected cards, such as "of this class type".
  func rejection(_ which: String, card: String?) -> Consequence {
    Consequence(
      effect: .breaks, sentence: "\(app) \(verb("reject")) \(cards) \(which)", card: card)
  }

  func loss(_ which: String, card: String?) -> Consequence {
    Consequence(
      effect: .changesMeaning, sentence: "\(app) \(verb("ignore")) the values of \(cards) \(which)",
      card: card)
  }
}

struct Consequence {
  var effect: SchemaChange.Effect
  var sentence: String
  /// A small affected card as JSON, or `nil` if there is no example.
  var card: String?
}

extension [Direction: String] {
  static func both(_ advice: String) -> Self { [.liveCards: advice, .oldApps: advice] }
}

struct Versions<Value> {
  var old: Value
  var new: Value

  func ofCards(in direction: Direction) -> Value { direction.choose(old, new) }
  func ofApp(in direction: Direction) -> Value { direction.choose(new, old) }

  func map<Other>(_ transform: (Value) -> Other) -> Versions<Other> {
    Versions<Other>(old: transform(old), new: transform(new))
  }

  /// Returns the elements that only one version has, first those of the new version. Each comes with the direction in
  /// which the cards have the element's version.
  func unshared<Element, Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(direction: Direction, element: Element)] where Value == [Element] {
    [Direction.oldApps, .liveCards].flatMap { direction in
      let known = Set(ofApp(in: direction).map(key))
      return ofCards(in: direction).filter { !known.contains(key($0)) }.map { (direction, $0) }
    }
  }
}

/// The locations of a change in the old and the new file. A location is `nil` if the change has none in that file.
typealias Locations = Versions<SourceLocation?>

extension Locations {
  static var none: Self { Self(old: nil, new: nil) }

  /// Returns a copy in which the location in the version of the cards is replaced. If `location` is `nil`, nothing is
  /// replaced.
  func replacing(_ location: SourceLocation?, in direction: Direction) -> Self {
    direction.choose(
      Self(old: location ?? old, new: new), Self(old: old, new: location ?? new))
  }
}
