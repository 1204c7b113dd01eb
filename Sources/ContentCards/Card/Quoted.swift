extension ExtraValue {
  /// The value as a message shows it: text in quotation marks, anything else without, as those
  /// would make text of it.
  var shown: String {
    if case .string(let text) = self { text.quoted } else { description.cut }
  }
}

extension String {
  /// The text in quotation marks as a message shows it: cut when it is long, and escaped.
  var quoted: String { "\"\(cut.escaped)\"" }

  /// The text with what cannot be seen, or would end a quotation, spelled out.
  var escaped: String { unicodeScalars.reduce(into: "") { $0 += $1.escaped } }

  /// The first 80 characters of the text.
  fileprivate var cut: String {
    let end = unicodeScalars.prefix(80).endIndex
    return end == endIndex ? self : "\(self[..<end])…"
  }
}

extension Unicode.Scalar {
  fileprivate var escaped: String {
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
