import ContentCardCodegen
import Foundation
import Testing

/// Schemas far larger than any that a team has: they are generated, and the compiler takes what comes out.
@Suite struct ScaleTests {
  @Test func aThousandClassTypesInOneGroup() throws {
    let types = (0..<1000).map {
      "\"type_\($0)\": { \"case\": \"g.c\($0)\", \"extras\": { \"k\": \"int\" } }"
    }
    try compile(#"{ "groups": { "g": {} }, "classTypes": { \#(types.joined(separator: ",")) } }"#)
  }

  @Test func fourHundredKeysInOneType() throws {
    let keys = (0..<400).map { "\"key_\($0)\": { \"type\": \"decimal\", \"minimum\": 0 }" }
    try compile(#"{ "classTypes": { "a": { "extras": { \#(keys.joined(separator: ",")) } } } }"#)
  }

  @Test func aThousandAllowedValues() throws {
    let values = (0..<1000).map { "\"value \($0)\"" }.joined(separator: ",")
    try compile(
      #"{ "classTypes": { "a": { "extras": { "k": { "type": "string", "enum": [\#(values)] } } } } }"#
    )
  }

  private func compile(_ schema: String) throws {
    let generation = Generation(schema)
    #expect(generation.findings == [])
    try GeneratedOutputTests.compile(generation.files, in: .init(language: "6", access: .internal))
  }
}
