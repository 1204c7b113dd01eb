package enum DateFormat: String, Sendable, CaseIterable {
  case iso8601, unix, unixMilliseconds

  package func secondsSince1970(_ text: String) -> Double? {
    switch self {
    case .iso8601: ValueGrammar.iso8601Date(text)?.timeIntervalSince1970
    case .unix: ValueGrammar.unixDate(text)?.timeIntervalSince1970
    case .unixMilliseconds:
      ValueGrammar.unixDate(text, unitsPerSecond: 1000)?.timeIntervalSince1970
    }
  }
}
