extension DiagnosticFormatter {
  /// The text with every character spelled out that could forge a line or turn one around, such as
  /// a line feed (`\n`) or U+202E (`\u{202E}`).
  package static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isInvisible) else { return text }
    return text.unicodeScalars.map { isInvisible($0) ? spelledOut($0) : String($0) }.joined()
  }

  /// Controls, line ends, and marks that only steer the text around them.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    // Joiners belong to the writing of several languages, and to emoji.
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
