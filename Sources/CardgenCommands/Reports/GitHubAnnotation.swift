import ContentCardSchema

/// An annotation that GitHub can show in the summary of a workflow run and, if a pull request changes its file, next to
/// the line.
///
/// It is printed as a workflow command of GitHub Actions:
/// <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>
package struct GitHubAnnotation {
  package enum Level: String {
    case error, warning, notice
  }

  let level: Level
  /// The code of the diagnostic, card finding, or schema change, such as `unknown-type`, or `lost-card` for a lost live
  /// card.
  let title: String
  /// The path of the file or folder, `-` or `<stdin>` for standard input, or `nil` for an annotation without a path.
  let path: String?
  let line: Int?
  let column: Int?
  let lines: [String]

  package init(
    _ level: Level, title: String, path: String? = nil, line: Int? = nil, column: Int? = nil,
    lines: [String]
  ) {
    self.level = level
    self.title = title
    self.path = path
    self.line = line
    self.column = column
    self.lines = lines
  }

  /// The workflow command, followed by a line feed.
  package var command: String { command(in: .current) }

  func command(in repository: Repository) -> String {
    // GitHub cannot show standard input as a file.
    let file = path.flatMap { Self.isStandardInput($0) ? nil : repository.path(of: $0) }
    let place = file == nil ? path.map { "\(Self.place(of: $0, line, column)): " } : nil
    let properties = [
      ("file", file), ("line", file == nil ? nil : line.map(String.init)),
      ("col", file == nil ? nil : column.map(String.init)), ("title", title),
    ].compactMap { name, value in value.map { "\(name)=\(Self.escaped(property: $0))" } }
    let message = (place ?? "") + lines.map(DiagnosticFormatter.visible).joined(separator: "\n")
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.escaped(message))\n"
  }

  /// Returns a location as text, such as `Shop.contentcards.json:6:51`.
  package static func place(of path: String, _ line: Int?, _ column: Int?) -> String {
    ([isStandardInput(path) ? "<stdin>" : path] + [line, column].compactMap { $0.map(String.init) })
      .joined(separator: ":")
  }

  private static func isStandardInput(_ path: String) -> Bool { ["-", "<stdin>"].contains(path) }

  static func escaped(_ message: String) -> String {
    escaped(message) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// Escapes the value of a property, in which commas and colons must be escaped, too.
  static func escaped(property: String) -> String {
    escaped(escaped(property)) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  /// Escapes each scalar separately, because CR LF is one `Character`.
  private static func escaped(
    _ text: String, _ escape: (Unicode.Scalar) -> String?
  ) -> String {
    text.unicodeScalars.map { escape($0) ?? String($0) }.joined()
  }
}

extension GitHubAnnotation {
  init(_ diagnostic: Diagnostic) {
    let notes = diagnostic.notes.map { note in
      let path = note.path ?? diagnostic.path
      let location = note.location ?? (note.path == nil ? diagnostic.location : nil)
      let isElsewhere = path != diagnostic.path || location != diagnostic.location
      return isElsewhere
        ? "\(Self.place(of: path, location?.line, location?.column)): \(note.message)"
        : note.message
    }
    self.init(
      diagnostic.severity == .error ? .error : .warning, title: diagnostic.code.rawValue,
      path: diagnostic.path, line: diagnostic.location?.line, column: diagnostic.location?.column,
      lines: [diagnostic.message] + notes)
  }
}
