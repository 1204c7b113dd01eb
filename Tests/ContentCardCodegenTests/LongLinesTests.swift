import ContentCardCodegen
import TestSupport
import Testing

/// Tests names whose length makes a line just fit or just exceed the limit.
@Suite struct LongLinesTests {
  @Test(arguments: ["", "\"namespace\": \"ShopAndNews\", \"access\": \"public\","])
  func linesAreBrokenLikeTheFormatter(root: String) throws {
    let files = (8...40).flatMap { length in
      let generation = Generation(Self.schema(root, nameLength: length), name: "N\(length)")
      #expect(generation.findings == [])
      return generation.files
    }
    let findings = try formatterFindings(in: files)
    #expect(findings == [])
  }

  /// Returns a schema in which all names have the same length.
  private static func schema(_ root: String, nameLength length: Int) -> String {
    let a = String(repeating: "a", count: length - 1)
    return """
      {
        \(root)
        "groups": { "\(a)g": {
          "enum": "E\(a)", "protocol": "P\(a)",
          "extras": { "\(a)s": { "type": "json?", "swiftType": "T\(a)", "deprecated": true } }
        } },
        "classTypes": {
          "\(a)b": {
            "case": "\(a)g.\(a)b", "object": "B\(a)", "conformsTo": ["Q\(a)"],
            "extras": {
              "\(a)c": "int?", "\(a)d": { "type": "int?", "aliases": ["\(a)o"] }, "\(a)e": "url",
              "\(a)l": "url?", "\(a)m": "date?",
              "\(a)n": { "type": "string[]", "default": ["\(a)", "\(a)b"] },
              "\(a)p": { "type": "string[]", "enum": ["\(a)x", "\(a)y"], "default": ["\(a)x", "\(a)y"] }
            },
            "atLeastOne": [["\(a)c", "\(a)d"], ["\(a)c", "\(a)d", "\(a)l", "\(a)m"]],
            "oneOf": { "\(a)f": { "enumName": "F\(a)", "required": true, "choices": [
              { "case": "\(a)f", "extras": "\(a)f", "type": "custom[]", "swiftType": "T\(a)" }] } }
          },
          "\(a)h": { "object": "H\(a)", "deprecated": "\(a)" },
          "\(a)i": { "object": "M.I\(a)", "declaration": "extension",
            "extras": { "\(a)k": { "type": "string?", "enum": ["\(a)"], "enumName": "K\(a)" } } }
        }
      }
      """
  }
}
