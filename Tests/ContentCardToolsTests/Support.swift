import ContentCardCodegen
import ContentCardSchema
import ContentCards
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

extension Schema {
  /// Reads a schema, and throws if it has mistakes.
  init(_ text: String, name: String = "Test") throws {
    let reading = readSchema(Array(text.utf8), name: name, path: "\(name).contentcards.json")
    try #require(reading.diagnostics.map(\.message) == [])
    self = try #require(reading.schema)
  }

  /// Reads a schema in the repository's `Schemas` folder.
  init(named name: String) throws {
    let file = repository.appending(path: "Schemas/\(name).contentcards.json")
    try self.init(String(contentsOf: file, encoding: .utf8), name: name)
  }

  /// All fields of groups and class types, including the fields of choices.
  var fields: [Field] {
    groups.flatMap(\.fields) + classTypes.flatMap(\.fields)
      + classTypes.flatMap(\.oneOf).flatMap(\.choices).map(\.field)
  }
}

extension CheckedSchema {
  /// Reads and checks a schema, and throws if it has mistakes.
  init(_ text: String) throws {
    let (checked, diagnostics) = validate(
      schema: Array(text.utf8), name: "Test", path: "Test.contentcards.json")
    try #require(diagnostics.map(\.message) == [])
    self = try #require(checked)
  }
}

extension Field {
  /// Reads a field of the extras in the form of a schema.
  init(_ text: String, key: String = "k") throws {
    let schema = try Schema(#"{"classTypes": {"a": {"extras": {"\#(key)": \#(text)}}}}"#)
    self = try #require(schema.fields.first)
  }
}

/// Returns the diagnostics of `cardgen lint` for a draft, including warnings.
func mistakes(in inference: Inference) -> [String] {
  validate(
    schema: Array((inference.schema ?? "").utf8), name: "Draft", path: "Draft.contentcards.json"
  ).diagnostics.map { "\($0.location.map { "\($0.line): " } ?? "")\($0.message)" }
}

extension MarkedText {
  /// The text, with typed text in angle quotation marks.
  var marked: String {
    text { piece in
      switch piece {
      case .words(let text): text
      case .typed(let text): "‹\(text)›"
      }
    }
  }
}
