import ContentCardSchema

/// The rules for Swift identifiers that names in a schema must follow.
enum SwiftIdentifier {
  /// Returns whether the text is an identifier of visible characters that Unicode allows in identifiers. Swift also
  /// accepts other characters, such as emoji and some invisible ones.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isHead(first), text != "_" else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy(isBody)
  }

  /// Returns whether the text is an identifier, or several identifiers joined by dots.
  static func isTypeName(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      isIdentifier(String($0))
    }
  }

  static func isBody(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: scalar.properties.isXIDContinue && scalar.isPrintable
    }
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    default: scalar.properties.isXIDStart && scalar.isPrintable
    }
  }
}

extension String {
  /// Returns the name of a type without the name of its module, if the module is one of these.
  func dropping(modules: [String]) -> String {
    let module = modules.first { hasPrefix("\($0).") }
    return module.map { String(dropFirst($0.count + 1)) } ?? self
  }
}

extension Unicode.Scalar {
  /// Whether the character is visible in source, or is an ASCII space.
  var isPrintable: Bool {
    if isASCII { return (0x20...0x7E).contains(value) }
    return isVisible && !properties.isDefaultIgnorableCodePoint
  }
}
