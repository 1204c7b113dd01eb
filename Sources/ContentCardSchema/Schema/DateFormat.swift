/// How the text of a date reads.
package enum DateFormat: String, Sendable, CaseIterable {
  case iso8601, unix, unixMilliseconds
}
