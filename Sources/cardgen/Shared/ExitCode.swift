/// What the caller learns from the end of the process; of several, the largest.
enum ExitCode: Int32, Comparable {
  case fine = 0
  /// Errors in a schema or a card, or stale output.
  case findings = 1
  /// Arguments that say nothing sensible.
  case usage = 2
  /// A file that cannot be read or written.
  case files = 3

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
