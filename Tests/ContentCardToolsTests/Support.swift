import ContentCardCodegen
import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

extension Schema {
  /// The schema of a text without mistakes.
  init(_ text: String, name: String = "Test") throws {
    let reading = readSchema(Array(text.utf8), name: name, path: "\(name).contentcards.json")
    try #require(reading.diagnostics.map(\.message) == [])
    self = try #require(reading.schema)
  }

  /// The schema of that name in the repository's folder.
  init(named name: String) throws {
    let file = repository.appending(path: "Schemas/\(name).contentcards.json")
    try self.init(String(contentsOf: file, encoding: .utf8), name: name)
  }

  /// Every field of its groups, its types and their choices.
  var fields: [Field] {
    groups.flatMap(\.fields) + classTypes.flatMap(\.fields)
      + classTypes.flatMap(\.oneOf).flatMap(\.choices).map(\.field)
  }
}

extension CheckedSchema {
  /// The checked schema of a text without mistakes.
  init(_ text: String) throws {
    let (checked, diagnostics) = validate(
      schema: Array(text.utf8), name: "Test", path: "Test.contentcards.json")
    try #require(diagnostics.map(\.message) == [])
    self = try #require(checked)
  }
}

extension Field {
  /// The field of a key, as a schema writes it.
  init(_ text: String, key: String = "k") throws {
    let schema = try Schema(#"{"classTypes": {"a": {"extras": {"\#(key)": \#(text)}}}}"#)
    self = try #require(schema.fields.first)
  }
}

extension MarkedText {
  /// The text with what is typed in angle quotation marks.
  var marked: String {
    text { piece in
      switch piece {
      case .words(let text): text
      case .typed(let text): "‹\(text)›"
      }
    }
  }
}
