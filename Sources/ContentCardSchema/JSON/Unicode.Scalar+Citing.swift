extension Unicode.Scalar {
  /// The character, as some messages show it, such as `"a"`, `"é" (U+00E9)`, or `U+00A0`.
  package var cited: String {
    if self == "\"" { return "a double quote" }
    if isASCII, isVisible { return "\"\(self)\"" }
    return isVisible ? "\"\(self)\" (U+\(hexadecimal))" : "U+\(hexadecimal)"
  }

  /// The code point in four or more hexadecimal digits, such as `00A0`.
  var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether the character counts as visible, which depends on its general category. Private-use and unassigned
  /// characters do not count as visible.
  package var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }

  /// Whether the character is a typographic quotation mark, such as a curly quote.
  package var isTypographicQuote: Bool {
    switch self {
    case "\u{2018}"..."\u{201F}", "\u{AB}", "\u{BB}", "\u{2039}", "\u{203A}", "\u{FF02}": true
    default: false
    }
  }
}
