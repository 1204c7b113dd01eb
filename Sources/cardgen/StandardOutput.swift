#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where results go.
enum StandardOutput {
  /// Whether the terminal shows colors and its user wants them.
  static var isColored: Bool {
    isatty(STDOUT_FILENO) == 1 && StandardError.isColorWanted
  }
}
