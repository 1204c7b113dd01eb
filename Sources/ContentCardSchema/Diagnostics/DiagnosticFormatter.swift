/// Renders findings for people; `json(_:)` for tools.
///
/// Plain text is a line for the finding and one for each note, as editors and Xcode read them:
///
///     Shop.contentcards.json:6:51: error: there is no type "decmal" [unknown-type]
///     Shop.contentcards.json:6:51: note: did you mean "decimal"?
///
/// With the source, the line that is spoken of follows, with a caret under the column.
package struct DiagnosticFormatter: Hashable, Sendable {
  /// Whether a terminal's escape sequences stand for color.
  package var isColored: Bool

  package init(isColored: Bool = false) {
    self.isColored = isColored
  }

  /// - Parameter source: The file that the finding is about; nil leaves out its lines.
  package func text(for diagnostic: Diagnostic, source: SourceText? = nil) -> String {
    let severity = diagnostic.severity
    var text = line(
      path: diagnostic.path, location: diagnostic.location,
      label: severity.rawValue, color: severity == .error ? .red : .yellow,
      message: "\(Self.visible(diagnostic.message)) [\(diagnostic.code.rawValue)]")
    text += excerpt(at: diagnostic.location, of: source)
    for note in diagnostic.notes {
      text += line(
        path: note.path ?? diagnostic.path, location: note.place(in: diagnostic),
        label: "note", color: .blue, message: Self.visible(note.message))
      // The excerpts are of the finding's file.
      if note.path == nil, note.location != diagnostic.location {
        text += excerpt(at: note.location, of: source)
      }
    }
    return text
  }

  /// One line for a place.
  ///
  /// - Parameter message: What a terminal may show as it is.
  package func line(
    path: String, location: SourceLocation?, label: String, color: Color, message: String
  ) -> String {
    let place = location.map { ":\($0.line):\($0.column)" } ?? ""
    return painted("\(Self.visible(path))\(place):", .bold) + " " + painted("\(label):", color)
      + " \(message)\n"
  }

  private func excerpt(at location: SourceLocation?, of source: SourceText?) -> String {
    guard let location, let excerpt = source?.excerpt(at: location) else { return "" }
    return "\(excerpt.line)\n\(excerpt.indent)\(painted("^", .green))\n"
  }

  /// Codes of ECMA-48's Select Graphic Rendition.
  package enum Color: String {
    case bold = "1"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case blue = "1;34"
  }

  /// Returns the text in a color, or as it is if the formatter is not colored.
  package func painted(_ text: String, _ color: Color) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
