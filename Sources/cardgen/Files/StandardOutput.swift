import CardgenCommands

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Standard output, to which results are written.
enum StandardOutput {
  /// Whether standard output is a terminal that shows colors, and its user wants them.
  static var isColored: Bool { isatty(STDOUT_FILENO) == 1 && StandardError.isColorWanted }
}
