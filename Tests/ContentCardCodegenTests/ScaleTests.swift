import ContentCardCodegen
import Foundation
import Testing

/// Tests that generate, compile, and run code from very large schemas.
@Suite struct ScaleTests {
  @Test func aThousandClassTypesInOneGroup() throws {
    let types = (0..<1000).map {
      "\"type_\($0)\": { \"case\": \"g.c\($0)\", \"extras\": { \"k\": \"int\" } }"
    }
    let output = try run(
      schema: #"{ "groups": { "g": {} }, "classTypes": { \#(types.joined(separator: ",")) } }"#,
      program: """
        let cards = (0..<1000).map {
          ContentCard(id: "\\($0)", extras: ["class_type": .string("type_\\($0)"), "k": .int($0)])
        }
        let conversion = ContentCardClassType.convertContentCards(cards)
        print(conversion.objects.map { $0.contentCardData?.contentCardId } == cards.map(\\.id))
        """)
    #expect(output == "true\n")
  }

  @Test func fourHundredKeysInOneType() throws {
    let keys = (0..<400).map { "\"key_\($0)\": { \"type\": \"decimal\", \"minimum\": 0 }" }
    let output = try run(
      schema: #"{ "classTypes": { "a": { "extras": { \#(keys.joined(separator: ",")) } } } }"#,
      program: """
        let extras = (0..<400).map { ("key_\\($0)", ExtraValue.string("\\($0).5")) }
        let card = ContentCard(
          id: "a", extras: ContentCardExtras(Dictionary(uniqueKeysWithValues: extras + [("class_type", "a")])))
        if case .a(let a) = ContentCardClassType.convertContentCards([card]).objects[0] { print(a.key399) }
        """)
    #expect(output == "399.5\n")
  }

  /// The compile time must be proportional to the number of keys. It was once cubic.
  @Test func threeHundredKeysOfAllTypesInOneType() throws {
    let types = [
      "string?", "int?", "url?", "decimal?", "date?", "string[]?", "json?", "bool", "url", "int",
    ]
    let keys = (0..<300).map { index in
      let deprecated = index % 20 < 10 ? "true" : "false"
      return
        "\"key_\(index)\": { \"type\": \"\(types[index % 10])\", \"deprecated\": \(deprecated) }"
    }
    let choices = #""choices": [{ "case": "link", "extras": "link", "type": "url" }]"#
    let output = try run(
      schema: """
        { "classTypes": { "a": {
          "extras": { \(keys.joined(separator: ",")) },
          "oneOf": { "content": { \(choices) }, "inout": { "required": true, \(choices) } } } } }
        """,
      program: """
        var extras: [String: ExtraValue] = ["class_type": "a", "link": "https://a.b/", "key_1": "5"]
        for index in stride(from: 7, to: 300, by: 10) {
          extras["key_\\(index)"] = true
          extras["key_\\(index + 1)"] = .string("https://a.b/\\(index)")
          extras["key_\\(index + 2)"] = .int(index)
        }
        let card = ContentCard(id: "a", extras: ContentCardExtras(extras))
        if case .a(let a) = ContentCardClassType.convertContentCards([card]).objects.first {
          print(a.key1 ?? 0, a.key298, a.key299, a.content != nil, a.contentCardData?.contentCardId ?? "none")
        }
        """)
    #expect(output == "5 https://a.b/297 297 true a\n")
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

  @Test func aThousandAllowedValues() throws {
    let values = (0..<1000).map { "\"value \($0)\"" }.joined(separator: ",")
    let output = try run(
      schema:
        #"{ "classTypes": { "a": { "extras": { "k": { "type": "string", "enum": [\#(values)] } } } } }"#,
      program: """
        let cards = (0..<1000).map {
          ContentCard(id: "\\($0)", extras: ["class_type": "a", "k": .string("VALUE \\($0)")])
        }
        print(ContentCardClassType.convertContentCards(cards).objects.count)
        """)
    #expect(output == "1000\n")
  }

  private func run(schema: String, program: String) throws -> String {
    let generation = Generation(schema)
    #expect(generation.findings == [])
    return try generation.output(of: program)
  }
}
