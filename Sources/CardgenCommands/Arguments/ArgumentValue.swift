package enum ArgumentValue: Sendable {
  /// Any text. The associated value is its placeholder.
  case text(String)
  case word(of: [String])
  /// One or more of the words, separated by commas.
  case words(of: [String], placeholder: String)

  package static let file = text("FILE")
  package static let folder = text("DIR")
  package static let schema = text("SCHEMA")

  /// The placeholder for the value in help and hints, such as `DIR` or `text|json`.
  var placeholder: String {
    switch self {
    case .text(let placeholder), .words(_, let placeholder): placeholder
    case .word(let words): words.joined(separator: "|")
    }
  }

  /// Returns the first invalid word in the text and the allowed words, or `nil` if the text is valid.
  func invalidWord(in text: String) -> (word: String, words: [String])? {
    switch self {
    case .text: return nil
    case .word(let words): return words.contains(text) ? nil : (text, words)
    case .words(let words, _):
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return parts.first { !words.contains($0) }.map { ($0, words) }
    }
  }
}

/// A description of a command's operands, which are the arguments that are neither options nor their values.
package struct Operands: Sendable {
  let usage: String
  package let meanings: [(name: String, meaning: String)]

  package init(usage: String, meanings: [(name: String, meaning: String)]) {
    self.usage = usage
    self.meanings = meanings
  }

  package static let none = Operands(usage: "", meanings: [])
  /// The operands of commands that by default read the schemas in `Schemas`.
  package static let schemas = schemas(default: "all in the folder Schemas")
  /// The operands of commands that by default read the schemas in `Schemas` or, if there are none, under `Sources`.
  package static let allSchemas = schemas(default: "all in Schemas, else under Sources")

  private static func schemas(default folders: String) -> Operands {
    Operands(
      usage: "[SCHEMA…]",
      meanings: [("SCHEMA", "a NAME\(SchemaFile.suffix); default: \(folders)")])
  }
}
