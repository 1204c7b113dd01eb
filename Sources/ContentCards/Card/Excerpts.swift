extension ExtraValue {
  /// The value, shortened for messages. Text is in quotes.
  package var excerpt: String {
    if case .string(let text) = self { text.quotedExcerpt } else { description.shortened }
  }
}

extension String {
  package var quotedExcerpt: String { "\"\(shortened.escapedAsLiteral)\"" }

  /// The text, escaped as in Swift literals. Escapes double quotes, backslashes, and all control, format, and separator
  /// characters except the space.
  var escapedAsLiteral: String {
    unicodeScalars.reduce(into: "") { $0 += $1.escapedAsLiteral }
  }

  /// The first 80 Unicode scalars of the text, followed by "…" if the text is longer.
  package var shortened: String {
    let end = unicodeScalars.prefix(80).endIndex
    return end == endIndex ? self : "\(self[..<end])…"
  }
}

extension Unicode.Scalar {
  fileprivate var escapedAsLiteral: String {
    switch self {
    case " ": return " "
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      return "\\u{\(String(value, radix: 16, uppercase: true))}"
    default:
      return String(self)
    }
  }
}
