extension ContentCardsGeneratedCode {
  /// The format of a date in a card.
  public enum DateFormat: String, ContentCardRules, Hashable, CaseIterable {
    /// A day, a time, and a time zone in ISO 8601, such as `2026-01-31T09:00:00Z`.
    case iso8601
    /// Seconds since 1970-01-01T00:00:00Z, with or without decimals.
    case unix
    /// Milliseconds since 1970-01-01T00:00:00Z, with or without decimals.
    case unixMilliseconds

    /// Creates the default format, ISO 8601.
    public init() { self = .iso8601 }

    /// The number of units per second, or `nil` if the format's dates are not numbers.
    var unitsPerSecond: Double? {
      switch self {
      case .iso8601: nil
      case .unix: 1
      case .unixMilliseconds: 1000
      }
    }

    /// The expected value, as a phrase that follows "is not" in messages.
    var expectation: String {
      switch self {
      case .iso8601: "a date such as 2026-01-31T09:00:00Z"
      case .unix: "a date in seconds since 1970"
      case .unixMilliseconds: "a date in milliseconds since 1970"
      }
    }
  }
}
