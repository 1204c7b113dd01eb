import Testing

@testable import ContentCardCodegen

@Suite struct SwiftTypeTests {
  @Test(
    arguments: [
      ("String", "String"), (.optional("URL"), "URL?"), (.array("Int"), "[Int]"),
      (.optional(.set("Double")), "Set<Double>?"),
      (.generic([SwiftName("DecodedJSON")], .array("JSONValue")), "DecodedJSON<[JSONValue]>"),
      (SwiftType(dotted: "Models.default.Type"), "Models.`default`.`Type`"),
      (
        .generic([SwiftName("ContentCardChoice")], .named(["class", "Size"])),
        "ContentCardChoice<`class`.Size>"
      ),
    ] as [(SwiftType, String)])
  func aTypePrintsItself(type: SwiftType, source: String) {
    #expect("\(type)" == source)
    #expect(type.unescaped == source.replacing("`", with: ""))
    #expect(type.isOptional == source.hasSuffix("?"))
  }

  /// Keywords have backticks only where Swift requires them.
  @Test(arguments: [
    ("price", "price", "price", "price", "price", "price"),
    ("default", "`default`", "default", "default", "default", "`default`"),
    ("let", "`let`", "let", "let", "`let`", "`let`"),
    ("inout", "`inout`", "inout", "`inout`", "`inout`", "`inout`"),
    ("Type", "Type", "Type", "Type", "Type", "`Type`"),
  ])
  func aNameHasASpellingForEachPosition(
    text: String, declaration: String, member: String, label: String, parameter: String,
    type: String
  ) {
    let name = SwiftName(text)
    #expect(name.declaration == declaration)
    #expect(name.member == member)
    #expect(name.label == label)
    #expect(name.parameter == parameter)
    #expect(name.type == type)
  }
}
