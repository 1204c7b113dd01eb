extension ContentCardsGeneratedCode {
  /// How a date is written.
  public enum DateFormat: String, ContentCardRules, Hashable, CaseIterable {
    /// `2026-01-31T09:00:00Z`: a day, a time and a zone.
    case iso8601
    /// Seconds since 1970, with or without decimals.
    case unix
    /// Milliseconds since 1970.
    case unixMilliseconds

    /// ISO 8601.
    public init() { self = .iso8601 }

    /// The number of units in a second, or `nil` if the format is not a number.
    var unitsPerSecond: Double? {
      switch self {
      case .iso8601: nil
      case .unix: 1
      case .unixMilliseconds: 1000
      }
    }

    /// What is expected, to be read after "is not".
    var expectation: String {
      switch self {
      case .iso8601: "a date such as 2026-01-31T09:00:00Z"
      case .unix: "a date in seconds since 1970"
      case .unixMilliseconds: "a date in milliseconds since 1970"
      }
    }
  }
}
