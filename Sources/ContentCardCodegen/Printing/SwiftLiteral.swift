import ContentCardSchema

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
        // A combining character at the start is escaped, because it would combine with the opening quote.
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

  /// Returns a literal for a number, which is an integer literal if the number is exactly an `Int`.
  static func number(_ value: Double) -> String { Int(exactly: value).map(int) ?? double(value) }

  /// Returns an expression for an exact decimal number of at most 38 digits. Text that `Int` cannot read
  /// becomes one `Decimal` with at most 18 digits, or a sum of several. The initializer of `Decimal` that reads text is
  /// not used, because it can fail.
  static func decimal(_ text: String) -> SourceItem {
    if let value = Int(text) { return "\(int(value))" }
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { "+-".contains($0) }
      .split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : ""
    let digits = (parts[0] + fraction).drop { $0 == "0" }
    var sum: [SourceItem] = []
    for end in stride(from: 0, to: digits.count, by: 18) {
      guard let part = Int(digits.dropLast(end).suffix(18)), part > 0 else { continue }
      let arguments: [SourceItem] = [
        "sign: .\(isNegative ? "minus" : "plus")", "exponent: \(end - fraction.count)",
        "significand: \(int(part))",
      ]
      sum.insert(.call("Foundation.Decimal", arguments), at: 0)
    }
    guard sum.count > 1 else { return sum.first ?? "0" }
    return "\(sum.map(\.line).joined(separator: " + "))"
  }

  static func color(_ color: ContentCardColor) -> SourceItem {
    let components: [(name: String, value: UInt8)] = [
      ("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha),
    ]
    let shown = color.alpha == .max ? components.dropLast() : components[...]
    return .call(
      "ContentCardColor",
      shown.map { name, value in
        let digits = String(value, radix: 16, uppercase: true)
        return "\(name): 0x\(value < 16 ? "0" : "")\(digits)"
      })
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
