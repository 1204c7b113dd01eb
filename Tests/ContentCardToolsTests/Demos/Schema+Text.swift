import ContentCardSchema
import Testing

extension Schema {
  /// The schema of a text without mistakes.
  init(_ text: String, name: String = "Test") throws {
    let reading = readSchema(Array(text.utf8), name: name, path: "\(name).contentcards.json")
    try #require(reading.diagnostics.map(\.message) == [])
    self = try #require(reading.schema)
  }
}
