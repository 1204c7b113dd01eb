extension Unicode.Scalar {
  /// The character as a message shows it: in quotes if it can be seen, with its number if it is
  /// easily taken for another.
  package var cited: String {
    if self == "\"" { return "a double quote" }
    if isASCII, isVisible { return "\"\(self)\"" }
    return isVisible ? "\"\(self)\" (U+\(hexadecimal))" : "U+\(hexadecimal)"
  }

  /// The scalar's number in four digits or more, such as `00A0`.
  var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether it shows on a page.
  var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }

  /// Whether a word processor may have put it in the place of a straight quote.
  package var isTypographicQuote: Bool {
    switch self {
    case "\u{2018}"..."\u{201F}", "\u{AB}", "\u{BB}", "\u{2039}", "\u{203A}", "\u{FF02}": true
    default: false
    }
  }
}
