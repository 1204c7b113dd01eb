import Foundation

extension Date: ContentCardValue {
  /// The phrase `a date`.
  public static var expectation: String { "a date" }

  /// Reads a date from text or, in a Unix format, also from a JSON number.
  ///
  /// - Parameters:
  ///   - value: The card's value.
  ///   - format: The format of the date.
  /// - Throws: A ``ContentCardValueError`` if the value is invalid.
  public static func read(
    _ value: ExtraValue, rules format: ContentCardsGeneratedCode.DateFormat
  ) throws(ContentCardValueError) -> Date {
    let date: Date?
    switch (value, format.unitsPerSecond) {
    case (.string(let text), nil): date = ValueGrammar.iso8601Date(text)
    case (.string(let text), let units?): date = ValueGrammar.unixDate(text, unitsPerSecond: units)
    case (.int(let int), let units?):
      date = ValueGrammar.unixDate(Double(int), unitsPerSecond: units)
    case (.double(let double), let units?):
      date = ValueGrammar.unixDate(double, unitsPerSecond: units)
    default: throw .wrongKind(value.kind, expected: format.expectation)
    }
    guard let date else { throw .notA(format.expectation) }
    return date
  }
}
