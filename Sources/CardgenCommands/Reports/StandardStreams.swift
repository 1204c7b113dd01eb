#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package enum StandardError {
  package static func write(_ text: String) {
    // Standard output is buffered. Flushing it first keeps the order of the two streams in a log.
    fflush(nil)
    // If writing fails, the error cannot be reported.
    try? FileSystem.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  static var isColored: Bool { isTerminal && isColorWanted }

  /// See <https://no-color.org>.
  fileprivate static var isColorWanted: Bool {
    (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

package enum StandardOutput {
  package static var isColored: Bool { isatty(STDOUT_FILENO) == 1 && StandardError.isColorWanted }
}
