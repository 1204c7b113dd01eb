import Foundation

extension ContentCardsGeneratedCode {
  /// The format of a date.
  public enum DateFormat: String, ValueRules, Hashable, CaseIterable {
    /// A day, a time, and a time zone in ISO 8601, such as `2026-01-31T09:00:00Z`.
    case iso8601
    /// Seconds since 1970-01-01T00:00:00Z, with or without decimals.
    case unix
    /// Milliseconds since 1970-01-01T00:00:00Z, with or without decimals.
    case unixMilliseconds

    /// Creates the default format, ISO 8601.
    public init() { self = .iso8601 }

    /// The number of units per second, or `nil` if the format's dates are not numbers.
    fileprivate var unitsPerSecond: Double? {
      switch self {
      case .iso8601: nil
      case .unix: 1
      case .unixMilliseconds: 1000
      }
    }

    fileprivate var expectation: String {
      switch self {
      case .iso8601: "a date such as 2026-01-31T09:00:00Z"
      case .unix: "a date in seconds since 1970"
      case .unixMilliseconds: "a date in milliseconds since 1970"
      }
    }
  }
}

extension Date: ContentCardsGeneratedCode.DecodableValue {
  /// Reads a date from text or, in a Unix format, also from a JSON number.
  @_spi(ContentCardsGenerated) public static func read(
    _ value: ExtraValue, rules format: ContentCardsGeneratedCode.DateFormat
  ) throws(ContentCardIssue.Reason) -> Date {
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
