/// Formats diagnostics as text for people or, with ``json(_:)``, as JSON for tools.
///
/// Text has one line for the diagnostic and one for each note, in the format that Xcode and other editors parse:
///
///     Shop.contentcards.json:6:51: error: there is no type "decmal" [unknown-type]
///     Shop.contentcards.json:6:51: note: did you mean "decimal"?
///
/// If the source is known, the affected line follows the diagnostic, with a caret under the column. The same applies to
/// each note that has another location in the same file.
package struct DiagnosticFormatter: Sendable {
  package var isColored: Bool

  package init(isColored: Bool = false) {
    self.isColored = isColored
  }

  /// - Parameter source: The file that the diagnostic is about. Pass `nil` to leave out the affected lines.
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
      // A note with a path is about another file, whose text is not known here.
      if note.path == nil, note.location != diagnostic.location {
        text += excerpt(at: note.location, of: source)
      }
    }
    return text
  }

  /// - Parameter message: The message, with invisible characters already escaped.
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

  /// Text styles. The raw values are parameters of ECMA-48's Select Graphic Rendition (SGR) control sequence.
  package enum Color: String {
    case bold = "1"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case blue = "1;34"
  }

  package func painted(_ text: String, _ color: Color) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
