/// How the text of a date reads.
package enum DateFormat: String, Sendable, CaseIterable {
  case iso8601, unix, unixMilliseconds

  /// Seconds since 1970; nil for text that is no date of the format.
  package func secondsSince1970(_ text: String) -> Double? {
    switch self {
    case .iso8601: ValueGrammar.iso8601Date(text)?.timeIntervalSince1970
    case .unix: ValueGrammar.unixDate(text)?.timeIntervalSince1970
    case .unixMilliseconds:
      ValueGrammar.unixDate(text, unitsPerSecond: 1000)?.timeIntervalSince1970
    }
  }
}
