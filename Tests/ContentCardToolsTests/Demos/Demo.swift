import ContentCardSchema
import Foundation
import TestSupport
import Testing

/// A schema of the repository whose generated code is compiled.
enum Demo: String, CaseIterable {
  case brazeDemo = "BrazeDemo"
  case showcase = "Showcase"

  var schema: Schema {
    get throws {
      let file = repository.appending(path: "Schemas/\(rawValue).contentcards.json")
      let reading = readSchema(Array(try Data(contentsOf: file)), name: rawValue, path: file.path)
      try #require(reading.diagnostics.isEmpty)
      return try #require(reading.schema)
    }
  }

  /// The recorded output of `cardgen fixtures` for the schema.
  var recordedFixtures: Data {
    get throws {
      try Data(
        contentsOf: repository.appending(
          path: "Tests/ContentCardToolsTests/Recorded/\(rawValue).fixtures.json"))
    }
  }
}
