import ContentCardSchema
import Testing

@testable import ContentCardCodegen

@Suite struct ResolverTests {
  private func model(_ text: String) throws -> Model {
    let schema = try #require(readSchema(Array(text.utf8), name: "Test", path: "Test").schema)
    var resolver = Resolver(schema, path: "Test")
    let model = resolver.model()
    #expect(resolver.diagnostics == [])
    return model
  }

  @Test func propertiesStandInTheSettledOrder() throws {
    let model = try model(
      """
      {
        "classTypes": { "a": {
          "case": "g.a",
          "oneOf": { "choice": { "choices": [{ "case": "x", "extras": "x" }] } },
          "extras": { "own": "int", "shared": "string" },
          "card": { "title": "string?" }
        } },
        "groups": { "g": { "extras": { "shared": "string", "second": "int" }, "card": { "image": "url?" } } }
      }
      """)
    #expect(
      model.objects[0].members.map(\.name) == [
        "image", "shared", "second", "title", "own", "choice",
      ])
  }

  @Test func aTypeOfYourOwnStoresNothingUnderAnotherName() throws {
    let model = try model(
      """
      {
        "classTypes": { "a": {
          "object": "Own", "declaration": "extension",
          "extras": {
            "k": "url?",
            "other": { "type": "url?", "property": "_k" }
          },
          "oneOf": {
            "l": { "choices": [{ "case": "x", "extras": "x", "type": "url" }], "enumName": "L" },
            "_l": { "choices": [{ "case": "x", "extras": "x" }], "enumName": "M" }
          }
        } }
      }
      """)
    #expect(model.objects[0].oneOfs.map(\.storage) == ["l", "_l"])
    #expect(model.objects[0].oneOfs.map(\.storedType) == ["L", "M"])
  }

  @Test func aFieldDeclaredAgainReplacesTheRestOfTheGroupsOwn() throws {
    let model = try model(
      """
      {
        "groups": { "g": { "extras": { "k": { "type": "string", "description": "Shared." } } } },
        "classTypes": {
          "a": { "case": "g.a", "extras": { "k": { "type": "string", "default": "x" } } },
          "b": { "case": "g.b" }
        }
      }
      """)
    #expect(model.objects[0].properties[0].field.defaultValue?.value == .string("x"))
    #expect(model.objects[0].properties[0].field.description == nil)
    #expect(model.objects[1].properties[0].field.description == "Shared.")
  }

  @Test func classTypesThatAreDeclaredAlikeShareAnObject() throws {
    let oneOfs = """
      { "p": { "choices": [{ "case": "x", "extras": "x" }] },
        "q": { "choices": [{ "case": "y", "extras": "y", "type": "int" }] } }
      """
    let model = try model(
      """
      { "classTypes": {
        "a": { "object": "X", "extras": { "k": { "type": "int", "description": "One." } }, "oneOf": \(oneOfs) },
        "b": { "object": "X", "extras": { "k": { "type": "int", "description": "Two." } }, "oneOf": \(oneOfs) }
      } }
      """)
    #expect(model.objects.map(\.name) == ["X"])
    #expect(model.objects[0].classTypes == ["a", "b"])
  }

  @Test func fieldsOfOneObjectShareAnEnumOfTheSameNameAndValues() throws {
    let model = try model(
      """
      { "classTypes": { "a": { "extras": {
        "left": { "type": "string", "enum": ["x", "y"], "enumName": "Size" },
        "right": { "type": "string?", "enum": ["x", "y"], "enumName": "Size" },
        "other": { "type": "string?", "enum": ["x", "y"], "enumName": "Other", "default": "y" }
      } } } }
      """)
    #expect(model.objects[0].enums.map(\.name) == ["Size", "Other"])
    #expect(model.objects[0].members.map(\.type) == ["Size", "Size?", "Other"])
    #expect(model.objects[0].properties.map(\.defaultCases) == [[], [], ["y"]])
  }

  @Test func aKeyHasOneConstantWhoeverUsesIt() throws {
    let model = try model(
      """
      { "classTypes": {
        "a": { "extras": { "tile_id": "int", "title": "string" } },
        "b": { "extras": { "tile_id": { "type": "string", "constant": "number", "description": "D." } } },
        "c": { "extras": {
          "tile_id": { "type": "int", "constant": "number", "description": "E." },
          "image": { "type": "url", "constant": "picture" } } }
      } }
      """)
    #expect(
      model.constants.names == ["tile_id": "number", "title": "title", "image": "picture"])
    #expect(model.keys.map(\.name) == ["number", "picture"], "the library has `title` already")
    #expect(model.keys[0].description == "D.")
  }

  @Test func constantsStandInTheNamespaceUnlessTheyAreTheLibrarys() throws {
    let model = try model(
      #"{ "namespace": "NS", "classTypes": { "a": { "extras": { "k": "int", "title": "int" } } } }"#
    )
    #expect(model.constants.names == ["k": "NS.k", "title": "title"])
  }

  @Test(arguments: [
    #""caseSensitive": true, "classTypes": { "x": { "object": "A" }, "X": { "object": "B", "case": "y" } }"#,
    #""classTypes": { "a": { "extras": { "k": "int", "l": { "type": "int", "property": "_k" } } } }"#,
    """
    "namespace": "NS", "classTypes": { "a": { "object": "Shop", "declaration": "extension", "extras": {
      "k": { "type": "custom", "swiftType": "Shop.Stock" }, "l": { "type": "custom", "swiftType": "NS.l" } } } }
    """,
    // What keys begin with has no constant, in a group as elsewhere.
    """
    "groups": { "g": { "extras": { "line_*": { "type": "string[]", "property": "lines" } } } },
    "classTypes": { "a": { "case": "g.a", "extras": { "line": "int" } } }
    """,
  ])
  func isNoMistake(members: String) throws {
    _ = try model("{ \(members) }")
  }

  @Test func aKeyWithoutAConstantStandsForItself() throws {
    let text = #"{ "classTypes": { "a": { "extras": { "1st": "int", "k": "int" } } } }"#
    let schema = try #require(readSchema(Array(text.utf8), name: "Test", path: "Test").schema)
    var resolver = Resolver(schema, path: "Test")
    let constants = resolver.model().constants
    #expect(resolver.diagnostics.map(\.code) == [.noIdentifier, .noIdentifier])
    #expect(constants["1st"].line == #"ContentCardKey("1st")"#)
    #expect(constants["k"].line == ".k")
  }

  @Test func aPrefixLeavesOutWhatIsDeclaredAndTheDiscriminator() throws {
    let model = try model(
      """
      { "discriminator": "line_kind", "classTypes": { "a": {
        "extras": { "line_*": "string[]", "line_x": { "type": "int?", "aliases": ["line_old"] }, "other": "int?" },
        "oneOf": { "p": { "choices": [{ "case": "x", "extras": "line_p" }] } }
      } } }
      """)
    #expect(
      model.objects[0].properties[0].excludedKeys == ["line_x", "line_p", "line_old", "line_kind"])
  }
}
