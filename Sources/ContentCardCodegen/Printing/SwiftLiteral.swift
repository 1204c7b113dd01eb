import ContentCardSchema

/// Swift source for values in the schema.
enum SwiftLiteral {
  /// Returns a string literal for the text. Escapes characters that would end the literal, begin an interpolation,
  /// break the line, be invisible, or reorder the visible text.
  static func string(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(text)\"" }
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        // Escapes a mark at the start, which would combine with the quotation mark.
        if scalar.isPrintable, !(literal == "\"" && scalar.isMark) {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += scalar.unicodeEscape
        }
      }
    }
    return literal + "\""
  }

  /// Returns an integer literal. Seven or more digits are grouped by threes with underscores, as `swift format`
  /// requires.
  static func int(_ value: Int) -> String {
    let digits = String(value.magnitude)
    guard digits.count > 6 else { return String(value) }
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.insert(rest.suffix(3), at: 0)
      rest.removeLast(min(3, rest.count))
    }
    return (value < 0 ? "-" : "") + groups.joined(separator: "_")
  }

  static func double(_ value: Double) -> String { "\(value)" }

  /// Returns an expression for an exact decimal number. The expression parses a string, which takes longer, only if the
  /// digits do not fit into an `Int`.
  static func decimal(_ text: String) -> SourceItem {
    let digits = text.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = digits.count > 1 ? digits[1] : ""
    guard let significand = Int("\(digits[0])\(fraction)"), significand > Int.min else {
      return .call("Foundation.Decimal", ["string: \(string(text))"])
    }
    guard significand != 0 else { return "0" }
    return .call(
      "Foundation.Decimal",
      [
        "sign: .\(significand < 0 ? "minus" : "plus")",
        "exponent: \(-fraction.utf8.count)",
        "significand: \(int(abs(significand)))",
      ])
  }
}

extension Unicode.Scalar {
  /// Whether the scalar combines with the character before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The escape sequence for a string literal, such as `\u{202E}`.
  var unicodeEscape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
