import ContentCardSchema

extension SourceWriter {
  mutating func writeKeys(of model: Model) {
    guard !model.declaredConstants.isEmpty else {
      return write(
        "// No key in the schema needs a constant in addition to those that the library declares.")
    }
    writeImports("ContentCards", for: model.access, usesSPI: false)
    blank()
    block("nonisolated extension ContentCardKey") { writer in
      guard let namespace = model.namespace else { return writer.writeConstants(of: model) }
      writer.doc(
        "Constants for keys in the schema that do not use a constant of the library. Refer to them in the form `.\(namespace.text).price`."
      )
      writer.block("nonisolated \(model.access.modifier)enum \(namespace.declaration)") {
        $0.writeConstants(of: model)
      }
    }
  }

  private mutating func writeConstants(of model: Model) {
    for (index, constant) in model.declaredConstants.enumerated() {
      if index > 0 { blank() }
      doc(constant.documentation)
      let type = model.namespace == nil ? "Self" : "ContentCardKey"
      computed(
        "\(model.access.modifier)static var \(constant.name.declaration): \(type)",
        "\(type)(\(SwiftLiteral.string(constant.key)))")
    }
  }
}

extension KeyConstant {
  var documentation: String {
    "`\(DocComment.line(key))`" + (description.map { ": \($0)" } ?? "")
  }
}
