extension String {
  /// The JSON literal for the string. It also escapes the characters that `DiagnosticFormatter` treats as invisible.
  package var jsonLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case _ where DiagnosticFormatter.isInvisible(scalar):
        for unit in String(scalar).utf16 { literal += Self.escape(unit) }
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
