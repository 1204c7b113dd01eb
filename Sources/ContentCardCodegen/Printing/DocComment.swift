/// Prepares text from the schema for comments. Replaces tabs with spaces, escapes other invisible characters, and
/// removes spaces at the ends of lines.
enum DocComment {
  /// Returns the lines of the text, without their line breaks. Lines longer than the width are wrapped at spaces.
  static func lines(_ text: String, width: Int) -> [String] {
    if text.utf8.count <= width, text.isPlain { return [text] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { wrapped(visible($0.unicodeScalars), width: width) }
  }

  private static func wrapped(_ line: String, width: Int) -> [String] {
    guard line.count > width else { return [line] }
    var lines = [""]
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines[lines.count - 1] = last.withoutSpacesAtTheEnd
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Returns the text as one line, in which line breaks are escaped, too.
  static func line(_ text: String) -> String {
    text.isPlain ? text : visible(text.unicodeScalars)
  }

  private static func visible(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var line = ""
    for scalar in scalars {
      if scalar == "\t" {
        line += "  "
      } else if scalar.isPrintable {
        line.unicodeScalars.append(scalar)
      } else {
        line += scalar.unicodeEscape
      }
    }
    return line.withoutSpacesAtTheEnd
  }

}

extension String {
  fileprivate var withoutSpacesAtTheEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Whether the text is printable ASCII without a trailing space. Such text needs no changes in a comment.
  fileprivate var isPlain: Bool {
    utf8.allSatisfy { (0x20...0x7E).contains($0) } && utf8.last != UInt8(ascii: " ")
  }
}

extension SourceWriter {
  /// Writes a documentation comment. Paragraphs that are `nil` are left out.
  mutating func doc(_ paragraphs: String?...) {
    for (index, paragraph) in paragraphs.compactMap(\.self).enumerated() {
      if index > 0 { write("///") }
      for line in DocComment.lines(paragraph, width: room - 4) {
        write(line.isEmpty ? "///" : "/// \(line)")
      }
    }
  }
}
