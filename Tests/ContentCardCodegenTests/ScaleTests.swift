import TestSupport
import Testing

@testable import ContentCardCodegen

/// Tests that generate, compile, and run code from large schemas. They are very large in a full run only, because the
/// compiler needs half a minute for them.
@Suite struct ScaleTests {
  @Test func largeSchemasCompileAndRun() async throws {
    let count = isFullRun ? 1000 : 20
    let classTypes = (0..<count).map {
      "\"type_\($0)\": { \"case\": \"g.c\($0)\", \"extras\": { \"k\": \"int\" } }"
    }
    // Objects with more than 100 properties have other initializers.
    let keyCount = isFullRun ? 400 : 110
    let keys = (0..<keyCount).map { "\"key_\($0)\": { \"type\": \"decimal\", \"minimum\": 0 }" }
    let values = (0..<count).map { "\"value \($0)\"" }.joined(separator: ",")
    // The compile time must be proportional to the number of keys. It was once cubic.
    let types = [
      "string?", "int?", "url?", "decimal?", "date?", "string[]?", "json?", "bool", "url", "int",
    ]
    let keysOfAllTypes = (0..<(isFullRun ? 300 : 110)).map { index in
      let deprecated = index % 20 < 10 ? "true" : "false"
      return
        "\"key_\(index)\": { \"type\": \"\(types[index % 10])\", \"deprecated\": \(deprecated) }"
    }
    let bounds = """
      "low": { "type": "decimal?", "minimum": -0.1234567890123456789 },
      "high": { "type": "decimal?", "maximum": 0.1234567890123456789 }
      """
    let choices = #""choices": [{ "case": "link", "extras": "link", "type": "url" }]"#
    let files = [
      #""namespace": "Types", "groups": { "g": {} }, "classTypes": { \#(classTypes.joined(separator: ",")) }"#,
      #"""
      "namespace": "Values", "classTypes": {
        "a": { "extras": { "k": { "type": "string", "enum": [\#(values)] } } },
        "b": { "extras": { \#(keys.joined(separator: ",")) } } }
      """#,
      """
      "classTypes": { "a": { "extras": { \(keys.joined(separator: ",")) } }, "b": {
        "extras": { \(keysOfAllTypes.joined(separator: ",")), \(bounds) },
        "oneOf": { "content": { \(choices) }, "inout": { "required": true, \(choices) } } } }
      """,
    ].enumerated().flatMap { index, members in
      let generation = Generation("{ \(members) }", name: "S\(index)")
      #expect(generation.findings == [])
      return generation.files
    }
    let program = """
      import ContentCards

      var cards = (0..<\(count)).map {
        ContentCard(id: "\\($0)", extras: ["class_type": .string("type_\\($0)"), "k": .int($0)])
      }
      let conversion = Types.ContentCardClassType.convertContentCards(cards)
      print(conversion.objects.map { $0.contentCardData?.contentCardId } == cards.map(\\.id))

      func card(_ extras: [String: ExtraValue], of type: String = "a") -> ContentCard {
        ContentCard(id: "a", extras: ContentCardExtras(extras.merging(["class_type": .string(type)]) { $1 }))
      }
      let keys = card(Dictionary(uniqueKeysWithValues: (0..<\(keyCount)).map { ("key_\\($0)", .string("\\($0).5")) }))
      if case .a(let a) = ContentCardClassType.convertContentCards([keys]).objects[0] { print(a.key105) }

      cards = (0..<\(count)).map { card(["k": .string("VALUE \\($0)")]) }
      print(Values.ContentCardClassType.convertContentCards(cards).objects.count)

      var extras: [String: ExtraValue] = ["link": "https://a.b/", "key_1": "5"]
      for index in stride(from: 7, to: \(keysOfAllTypes.count), by: 10) {
        extras["key_\\(index)"] = true
        extras["key_\\(index + 1)"] = .string("https://a.b/\\(index)")
        extras["key_\\(index + 2)"] = .int(index)
      }
      if case .b(let b) = ContentCardClassType.convertContentCards([card(extras, of: "b")]).objects.first {
        print(b.key1 ?? 0, b.key98, b.key99, b.content != nil, b.contentCardData?.contentCardId ?? "none")
      }
      """
    let main = GeneratedFile(name: "main.swift", text: program)
    let output = try await waiting { try outputOfProgram(files + [main]) }
    #expect(output == "true\n105.5\n\(count)\n5 https://a.b/97 97 true a\n")
  }

  @Test func initializersOfLargeObjectsAssignNothing() throws {
    func objects(keys: Int) throws -> String {
      let keys = (0..<keys).map { "\"key_\($0)\": \"int?\"" }.joined(separator: ",")
      let schema = #"{ "classTypes": { "a": { "extras": { \#(keys) } } } }"#
      return try Generation(schema).text("Objects")
    }
    #expect(try objects(keys: 100).contains("    self.key99 = key99\n"))
    #expect(try !objects(keys: 101).contains("    self.key99 = key99\n"))
  }

  /// The compiler cannot check a switch over more than about 630 cases with associated values. One switch creates the
  /// objects, and one returns them.
  @Test(arguments: [(500, 0), (501, 1)])
  func theSwitchesOverManyObjectsAreDivided(objects: Int, divisions: Int) throws {
    let types = (0..<objects).map { "\"t\($0)\": {}" }.joined(separator: ",")
    let text = try Generation("{ \"classTypes\": { \(types) } }").text("Dispatch")
    #expect(text.matches(of: /\n *default: break\n/).count == 2 * divisions)
    #expect(text.matches(of: /\n *default: preconditionFailure/).count == divisions)
  }
}
