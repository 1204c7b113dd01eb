import ContentCardSchema

extension GeneratedFile {
  /// Prints `NAME+Previews.swift`, which has objects for previews and snapshot tests.
  ///
  /// - Parameter cards: The cards of each object of the model, as JSON.
  package static func previews(of model: Model, cards: [[String]]) -> Self {
    var writer = SourceWriter()
    writer.writeHeader(of: model, command: "cardgen fixtures --format swift")
    writer.write("#if DEBUG")
    writer.indent { writer in
      // The import can be internal, because no signature in this file uses a type of the library.
      writer.writeImports("ContentCards", for: .internal, usesSPI: false)
      for (object, cards) in zip(model.objects, cards) where !cards.isEmpty {
        let type = "\(object.qualifiedType)"
        writer.blank()
        writer.block("nonisolated extension \(type)") { writer in
          writer.doc(
            "Objects for previews and snapshot tests, up to three different ones for each class type: one with the "
              + "required values, one with as many values as cardgen can combine, and one with long texts. Cards that "
              + "the app's code rejects are left out."
          )
          writer.block("\(model.access.modifier)static var contentCardPreviews: [\(type)]") {
            writer in
            let literals = cards.map { SourceItem("\(SwiftLiteral.rawString($0))") }
            let list = SourceItem.array("let cards = ", literals)
            writer.list(list.head, list.items, list.tail, trailing: list.trailing)
            writer.write(#"let json = "[\(cards.joined(separator: ","))]""#)
            writer.write("let feed = ContentCardFeed<\(model.classType)>(json: json)")
            writer.write("return feed.objects(of: \(type).self)")
          }
        }
      }
    }
    writer.write("#endif")
    return GeneratedFile(name: "\(model.schema.name)+Previews.swift", text: writer.text)
  }
}

extension SwiftLiteral {
  /// Returns a raw string literal, or an ordinary one if the text is not printable ASCII.
  fileprivate static func rawString(_ text: String) -> String {
    guard text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return string(text) }
    let longest = text.matches(of: /["\\](#+)/).map(\.1.count).max() ?? 0
    let marks = String(repeating: "#", count: longest + 1)
    return "\(marks)\"\(text)\"\(marks)"
  }
}
