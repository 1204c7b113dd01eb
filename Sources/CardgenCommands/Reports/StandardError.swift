#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Standard error, to which findings and errors are written.
package enum StandardError {
  package static func write(_ text: String) {
    // When it cannot be written there is nowhere left to say so; the exit code still does.
    try? FileSystem.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether standard error is a terminal that shows colors, and its user wants them.
  static var isColored: Bool { isTerminal && isColorWanted }

  /// Whether the user wants colors on terminals (<https://no-color.org>).
  package static var isColorWanted: Bool {
    (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
