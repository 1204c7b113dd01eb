/// The kind of value that an option or an operand accepts.
package enum ArgumentValue: Hashable, Sendable {
  /// A file. Shell completions suggest folders, and files whose names end with `suffix`. The parser accepts any name.
  case file(suffix: String = "", placeholder: String = "FILE")
  case folder
  /// One of the words.
  case word(of: [String])
  /// One or more of the words, separated by commas.
  case words(of: [String], placeholder: String)
  /// Any text.
  case text(placeholder: String)

  package static let schema = file(suffix: SchemaFile.suffix, placeholder: "SCHEMA")

  /// The placeholder for the value in usage lines, such as `DIR` or `text|json`.
  var placeholder: String {
    switch self {
    case .file(_, let placeholder), .words(_, let placeholder), .text(let placeholder): placeholder
    case .folder: "DIR"
    case .word(let words): words.joined(separator: "|")
    }
  }

  /// Returns the first invalid word in the text and the allowed words, or `nil` if the text is valid.
  func invalidWord(in text: String) -> (word: String, words: [String])? {
    switch self {
    case .file, .folder, .text: return nil
    case .word(let words): return words.contains(text) ? nil : (text, words)
    case .words(let words, _):
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return parts.first { !words.contains($0) }.map { ($0, words) }
    }
  }
}

/// The arguments of a command that are not options.
package struct Operands: Sendable {
  /// The operands as they appear in usage lines, such as `[SCHEMA…]`.
  let usage: String
  /// The kind of value of each operand.
  package let value: ArgumentValue
  /// The rows of the table in the help text.
  package let meanings: [(name: String, meaning: String)]

  /// - Parameter usage: The operands as they appear in usage lines, or `nil` to use the placeholder for `value`.
  package init(
    usage: String? = nil, value: ArgumentValue, meanings: [(name: String, meaning: String)]
  ) {
    self.usage = usage ?? value.placeholder
    self.value = value
    self.meanings = meanings
  }

  /// The operands of commands that need an output folder for each schema.
  package static let schemas = schemas(default: "all in the folder Schemas")
  /// The operands of commands that also read schemas under `Sources`.
  package static let allSchemas = schemas(default: "all in Schemas, else under Sources")

  private static func schemas(default folders: String) -> Operands {
    Operands(
      usage: "[SCHEMA…]", value: .schema,
      meanings: [("SCHEMA", "a NAME\(SchemaFile.suffix); default: \(folders)")])
  }
}
