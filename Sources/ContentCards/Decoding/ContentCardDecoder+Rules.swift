import Foundation

// Rules for several values. If a required `oneOf` has no choice with a valid value, generated code calls `requireOne`
// for it at once. Generated code applies the other rules after it has read all values: first `order`, then `together`,
// then `atLeastOne`. A rule that removes a value sets it to its default, or to `nil` if it has none. A value with a
// default is in only one rule, so for the rules that follow, a removed value is `nil`.
@_spi(ContentCardsGenerated)
extension ContentCardDecoder {
  /// Returns `true` if the first value is not greater than the second, or if one of them is missing. Otherwise, returns
  /// `false` after recording an issue: an error if one of the values is required, or else a warning.
  @discardableResult
  public mutating func requireOrder<Value: Comparable>(
    _ place: ContentCardsGeneratedCode.Place, _ value: Value?,
    _ otherPlace: ContentCardsGeneratedCode.Place, _ other: Value?, isRequired: Bool = false
  ) -> Bool {
    guard let value, let other, value > other else { return true }
    record(
      .outOfOrder(
        ExtraValue(ordered: value), after: otherPlace.description, ExtraValue(ordered: other)),
      at: place, isRequired ? .error : .warning)
    return false
  }

  /// Returns `true` if all of several places have a value, or if none has. Otherwise, returns `false` after recording a
  /// warning.
  ///
  /// - Parameters:
  ///   - places: The keys and standard fields that the rule lists.
  ///   - isPresent: Whether each of them has a valid value that no other rule has removed.
  public mutating func requireAllOrNone(
    of places: [ContentCardsGeneratedCode.Place], isPresent: [Bool]
  ) -> Bool {
    let names = zip(places.map(\.description), isPresent)
    let (present, missing) = (names.filter(\.1).map(\.0), names.filter { !$0.1 }.map(\.0))
    if present.isEmpty || missing.isEmpty { return true }
    record(.incomplete(present, missing: missing), at: nil, .warning)
    return false
  }

  /// Records an error unless at least one of several places has a value.
  ///
  /// - Parameters:
  ///   - places: The keys and standard fields that the rule or the `oneOf` lists.
  ///   - isPresent: Whether each of them has a valid value that no other rule has removed. An empty array means that
  ///     none has one.
  public mutating func requireOne(
    of places: [ContentCardsGeneratedCode.Place], isPresent: [Bool] = []
  ) {
    if isPresent.contains(true) { return }
    record(.noneOf(places.map(\.description)), at: nil, .error)
  }
}

extension ExtraValue {
  /// Creates a value for messages from a number, or from a date in the years 1 to 9999.
  fileprivate init?(ordered value: Any) {
    switch value {
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as Decimal: self = .string("\(value)")
    case let value as Date:
      guard let text = ContentCardsGeneratedCode.DateFormat.iso8601.text(of: value) else {
        return nil
      }
      self = .string(text)
    default: return nil
    }
  }
}
