/// How the text of a date reads.
public enum DateFormat: String, Sendable, CaseIterable {
  case iso8601, unix, unixMilliseconds
}
