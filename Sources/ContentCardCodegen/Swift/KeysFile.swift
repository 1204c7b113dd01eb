import ContentCardSchema

extension SourceWriter {
  /// `NAME+Keys.swift`: a constant for each key of the extras.
  mutating func writeKeys(of model: Model) {
    guard !model.keys.isEmpty else {
      return write("// The schema has no keys beside those that the library declares.")
    }
    writeImport(of: model)
    blank()
    block("nonisolated extension ContentCardKey") { writer in
      guard let namespace = model.namespace else { return writer.writeConstants(of: model) }
      writer.doc("The keys of `\(namespace)`: `.\(namespace).price`.")
      writer.block("\(model.access.modifier)enum \(namespace.escaped)") {
        $0.writeConstants(of: model)
      }
    }
  }

  private mutating func writeConstants(of model: Model) {
    for (index, key) in model.keys.enumerated() {
      if index > 0 { blank() }
      let description = key.description.map { ": \($0)" } ?? ""
      doc("`\(DocComment.line(key.key))`\(description)")
      let type = model.namespace == nil ? "Self" : "ContentCardKey"
      computed(
        "\(model.access.modifier)static var \(key.name.escaped): \(type)",
        "\(type)(\(SwiftLiteral.string(key.key)))")
    }
  }
}
