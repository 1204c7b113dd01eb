import ContentCardCodegen
import TestSupport
import Testing

/// Tests names whose length makes a line just fit or just exceed the limit.
@Suite struct LongLinesTests {
  @Test(arguments: ["", "\"namespace\": \"ShopAndNews\", \"access\": \"public\","])
  func linesAreBrokenLikeTheFormatter(root: String) throws {
    let folder = try TemporaryFolder()
    for length in 8...40 {
      let generation = Generation(Self.schema(root, nameLength: length), name: "N\(length)")
      #expect(generation.findings == [])
      for file in generation.files {
        let text = file.text.replacing("// swift-format-ignore-file\n", with: "")
        try folder.write(text, to: file.name)
      }
    }
    let run = try Run("swift", "format", "lint", "--strict", "--parallel", "-r", folder.path)
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
  }

  @Test func aNameThatFillsALineIsOnALineBeforeItsValue() throws {
    let name = String(repeating: "a", count: 80)
    let generation = Generation(#"{ "classTypes": { "t": { "extras": { "\#(name)": "int" } } } }"#)
    let value = """
          let \(name) =
            decoder.requiredExtra(
              Int.self,
              .\(name)
            )
      """
    #expect(try generation.text("Objects").contains(value))
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
