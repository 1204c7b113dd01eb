extension String {
  /// The string, which must not be empty, as a single word for a POSIX shell. It is quoted if necessary.
  package var shellQuoted: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_./=+,:@".unicodeScalars.contains($0)
    }
    return isPlain
      ? self
      : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
  }
}
