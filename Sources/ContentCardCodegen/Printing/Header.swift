import ContentCardSchema

extension SourceWriter {
  /// Says which schema the file is generated from and how to generate it again, and disables linters.
  mutating func writeHeader(of model: Model) {
    let file = DocComment.line(model.name) + ".contentcards.json"
    write("\(GeneratedFile.beginning)\(file): do not edit.")
    write("// To generate it again: swift package generate-content-cards, or cardgen generate.")
    write("// swift-format-ignore-file")
    write("// swiftlint:disable all")
    blank()
  }

  /// The import that every file needs, whose types the file's declarations name.
  mutating func writeImport(of model: Model) {
    write("\(model.access.modifier)import ContentCards")
  }
}

extension SourceWriter {
  /// Declarations in the namespace, or as they are where there is none.
  mutating func inNamespace(of model: Model, _ body: (inout Self) -> Void) {
    guard let namespace = model.namespace else { return body(&self) }
    block("extension \(namespace.declaration)", body)
  }
}

extension AccessLevel {
  /// The modifier of a declaration, with a space behind it.
  var modifier: String { self == .internal ? "" : "\(rawValue) " }
}
