extension String {
  /// The string as a single word for a shell, in quotation marks if it needs them.
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
