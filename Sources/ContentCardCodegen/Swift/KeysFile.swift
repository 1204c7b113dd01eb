import ContentCardSchema

extension SourceWriter {
  /// `NAME+Keys.swift`: a constant for each key of the extras.
  mutating func writeKeys(of model: Model) {
    writeImports(["ContentCards"], of: model)
    blank()
    block("extension ContentCardKey") { writer in
      for (index, key) in model.keys.enumerated() {
        if index > 0 { writer.blank() }
        let description = key.description.map { ": \($0)" } ?? ""
        writer.doc("`\(DocComment.line(key.key))`\(description)")
        let head = "\(model.access.modifier)static var \(key.name.escaped): Self"
        let value = "Self(\(SwiftLiteral.string(key.key)))"
        let line = "\(head) { \(value) }"
        if line.count <= writer.room {
          writer.write(line)
        } else {
          writer.block(head) { $0.write(value) }
        }
      }
    }
  }
}
