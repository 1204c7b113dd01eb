import CardgenCommands

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Standard output, for results.
enum StandardOutput {
  /// Whether standard output is a terminal and the user wants colors.
  static var isColored: Bool { isatty(STDOUT_FILENO) == 1 && StandardError.isColorWanted }
}
