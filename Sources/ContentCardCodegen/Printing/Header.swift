import ContentCardSchema

extension SourceWriter {
  /// What the file is, how to write it again, and the word to linters to pass it by.
  mutating func writeHeader(of model: Model) {
    let file = DocComment.line(model.name) + ".contentcards.json"
    write("\(GeneratedFile.beginning)\(file): change that file, not this one.")
    write(
      "// To write it into the repository: swift package generate-content-cards, or cardgen generate."
    )
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
  /// In front of a declaration; internal is what Swift takes anyway.
  var modifier: String { self == .public ? "public " : "" }
}
