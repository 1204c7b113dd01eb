extension DiagnosticFormatter {
  package struct SourceText: Sendable {
    private let scalars: [Unicode.Scalar]
    /// The range of each line, without its line ending.
    private let lines: [Range<Int>]

    package init(_ bytes: [UInt8]) {
      let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      var lines: [Range<Int>] = []
      var start = 0
      for (index, scalar) in scalars.enumerated() where scalar == "\n" || scalar == "\r" {
        // CR LF ends one line.
        let isSecondHalf = scalar == "\n" && index > 0 && scalars[index - 1] == "\r"
        if !isSecondHalf { lines.append(start..<index) }
        start = index + 1
      }
      self.scalars = scalars
      self.lines = lines + [start..<scalars.count]
    }

    /// Returns the line at a location, and the white space to write before a caret under the column. Returns `nil` if
    /// the file does not have this line. A long line is shortened to the text around the column.
    func excerpt(at location: SourceLocation) -> (line: String, indent: String)? {
      guard lines.indices.contains(location.line - 1) else { return nil }
      let line = scalars[lines[location.line - 1]]
      let caret = min(line.startIndex + max(0, location.column - 1), line.endIndex)
      let (before, after) = (line[..<caret], line[caret...])

      let width = 100
      let isLong = line.count > width
      let head = isLong ? before.suffix(max(width / 2, width - after.count)) : before
      let tail = isLong ? after.prefix(width - head.count) : after
      let shownHead = (head.count < before.count ? "…" : "") + Self.shown(head)
      let shownTail = Self.shown(tail) + (tail.count < after.count ? "…" : "")
      return (shownHead + shownTail, Self.blank(shownHead))
    }

    /// Returns the text with invisible characters escaped, except tabs. `blank(_:)` repeats the tabs, so that the caret
    /// is under the right character with every tab width.
    private static func shown(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      var text = ""
      for scalar in scalars {
        if scalar != "\t", isInvisible(scalar) {
          text += spelledOut(scalar)
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
      return text
    }

    private static func blank(_ text: String) -> String {
      text.map { $0 == "\t" ? "\t" : String(repeating: " ", count: columns(of: $0)) }.joined()
    }

    /// Returns the approximate number of columns that a character occupies in a terminal.
    private static func columns(of character: Character) -> Int {
      let scalars = character.unicodeScalars
      if scalars.contains(where: { isWide($0) || $0 == "\u{FE0F}" }) { return 2 }
      let isZeroWidth = scalars.allSatisfy {
        switch $0.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
      }
      return isZeroWidth ? 0 : 1
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
        true
      default: scalar.properties.isEmojiPresentation
      }
    }
  }
}
