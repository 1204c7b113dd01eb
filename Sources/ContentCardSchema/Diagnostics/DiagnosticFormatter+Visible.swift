extension DiagnosticFormatter {
  /// Returns the text with invisible characters escaped, such as a line feed (`\n`) or U+202E (`\u{202E}`). Some of
  /// them could fake a line of output or reorder text.
  ///
  /// Also escapes `##[`, because the runner of GitHub Actions executes a command such as `##[error]` anywhere in a
  /// line.
  package static func visible(_ text: String) -> String {
    let text = text.replacing("##[", with: "#\\u{23}[")
    guard text.unicodeScalars.contains(where: isInvisible) else { return text }
    return text.unicodeScalars.map { isInvisible($0) ? spelledOut($0) : String($0) }.joined()
  }

  /// Returns whether a character is a control character, a line or paragraph separator, or a format character (Unicode
  /// category Cf). Returns `false` for the zero-width joiner and non-joiner.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    // Some scripts and emoji need the zero-width joiner or non-joiner.
    case .format: return scalar != "\u{200C}" && scalar != "\u{200D}"
    default: return false
    }
  }

  static func spelledOut(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
