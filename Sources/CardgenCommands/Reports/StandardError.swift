#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where findings and errors go.
package enum StandardError {
  package static func write(_ text: String) {
    // When it cannot be written there is nowhere left to say so; the exit code still does.
    try? FileSystem.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether the terminal shows colors and its user wants them.
  static var isColored: Bool { isTerminal && isColorWanted }

  /// Whether terminals are to show colors (<https://no-color.org>).
  package static var isColorWanted: Bool {
    (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
