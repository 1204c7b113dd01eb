import ContentCardSchema
import Testing

@testable import ContentCardCodegen

@Suite struct ResolverTests {
  private func model(_ text: String) throws -> Model {
    let (checked, diagnostics) = validate(schema: Array(text.utf8), name: "Test", path: "Test")
    #expect(diagnostics == [])
    return try #require(checked).model
  }

  @Test func propertiesAreInTheDocumentedOrder() throws {
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

  @Test func anExtendedTypeHasNoSeparateStorage() throws {
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
    #expect(model.objects[0].members.map(\.name) == ["k", "_k", "l", "_l"])
    #expect(model.objects[0].members.map(\.storage) == [nil, nil, nil, nil])
    #expect(model.objects[0].oneOfs.map(\.readType) == ["L", "M"])
  }

  @Test func aRedeclaredFieldReplacesTheGroupsField() throws {
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
    let properties = model.objects.map(\.properties[0])
    #expect(
      properties.map(\.read.missingValue) == [.defaultValue(.literal(.string("x"))), .rejected])
    #expect(properties.map(\.comment.description) == [nil, "Shared."])
  }

  @Test func classTypesWithEqualDeclarationsShareAnObject() throws {
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
    #expect(model.objects.map(\.type) == ["X"])
    #expect(model.objects[0].classTypes == ["a", "b"])
  }

  @Test func fieldsOfOneObjectShareAnEnumOfTheSameNameAndValues() throws {
    let model = try model(
      """
      { "classTypes": { "a": { "extras": {
        "left": { "type": "string", "enum": ["x", "y"], "enumName": "Size" },
        "right": { "type": "string?", "enum": ["x", "y"], "enumName": "Size" },
        "other": { "type": "string", "enum": ["x", "y"], "enumName": "Other", "default": "y" }
      } } } }
      """)
    #expect(model.objects[0].enums.map(\.name) == ["Size", "Other"])
    #expect(model.objects[0].members.map(\.type) == ["Size", .optional("Size"), "Other"])
    #expect(
      model.objects[0].properties.map(\.read.missingValue) == [
        .rejected, .isNil, .defaultValue(.enumCase("y", .string("y"))),
      ])
  }

  @Test func allClassTypesShareTheConstantOfAKey() throws {
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
      model.constants.mapValues(\.name)
        == ["tile_id": "number", "title": "title", "image": "picture"])
    #expect(
      model.declaredConstants.map(\.name) == ["number", "picture"],
      "the library has `title` already")
    #expect(model.declaredConstants[0].description == "D.")
  }

  @Test func constantsAreInTheNamespaceUnlessTheLibraryDeclaresThem() throws {
    let model = try model(
      #"{ "namespace": "NS", "classTypes": { "a": { "extras": { "k": "int", "title": "int" } } } }"#
    )
    #expect(["k", "title"].map { model.keyReference($0).line } == [".NS.k", ".title"])
  }

  @Test(arguments: [
    #""caseSensitive": true, "classTypes": { "x": { "object": "A" }, "X": { "object": "B", "case": "y" } }"#,
    #""classTypes": { "a": { "extras": { "k": "int", "l": { "type": "int", "property": "_k" } } } }"#,
    """
    "namespace": "NS", "classTypes": { "a": { "object": "Shop", "declaration": "extension", "extras": {
      "k": { "type": "custom", "swiftType": "Shop.Stock" }, "l": { "type": "custom", "swiftType": "NS.l" } } } }
    """,
    // A prefix of keys has no constant, in a group or elsewhere.
    """
    "groups": { "g": { "extras": { "line_*": { "type": "string[]", "property": "lines" } } } },
    "classTypes": { "a": { "case": "g.a", "extras": { "line": "int" } } }
    """,
  ])
  func theMembersAreValid(members: String) throws {
    _ = try model("{ \(members) }")
  }

  /// An alias or the discriminator, for example, which a key with `*` excludes.
  @Test func aKeyWithoutAConstantIsWrittenAsText() throws {
    let model = try model(#"{ "classTypes": { "a": { "extras": { "k": "int" } } } }"#)
    #expect(model.keyReference("1st").line == #"ContentCardKey("1st")"#)
    #expect(model.keyReference("k").line == ".k")
  }

  /// An invalid name is `nil` in the draft, and the draft does not become a model.
  @Test func aDraftWithMistakesLacksNames() throws {
    let text =
      #"{ "classTypes": { "a": { "case": "1", "extras": { "1st": "int", "k": "int" } } } }"#
    let schema = try #require(readSchema(Array(text.utf8), name: "Test", path: "Test").schema)
    var resolver = Resolver(schema, path: "Test")
    let draft = resolver.draft()
    #expect(
      resolver.diagnostics.map(\.code) == [.invalidName, .noIdentifier, .noIdentifier])
    #expect(draft.classTypes.map(\.caseName) == [nil])
    #expect(draft.objects[0].properties.map(\.name) == [nil, "k"])
    #expect(draft.constants.mapValues(\.name) == ["k": "k"])
    #expect(throws: MissingName.self) { try Model(draft, of: schema) }
  }

  @Test func aNameIsMadeIfTheSchemaGivesNone() throws {
    let model = try model(
      #"""
      {
        "groups": { "message": {} },
        "classTypes": { "home_tile": {
          "extras": { "tile_size": { "type": "string", "enum": ["X-Large"] } },
          "oneOf": { "tileContent": { "choices": [{ "case": "text", "card": "title" }] } }
        }, "note": { "case": "message.note" } }
      }
      """#)
    #expect(
      model.names == [
        "MessageType", "homeTile", "HomeTile", "tileSize", "tileSize", "TileSize", "xLarge",
        "TileContent",
      ])
  }

  @Test func aNameOfTheSchemaIsUsed() throws {
    let model = try model(
      #"""
      {
        "groups": { "message": { "enum": "A" } },
        "classTypes": { "home_tile": {
          "case": "message.b", "object": "C",
          "extras": { "tile_size": {
            "type": "string", "property": "d", "constant": "e", "enumName": "F",
            "enum": [{ "value": "X-Large", "case": "g" }]
          } },
          "oneOf": { "tileContent": {
            "enumName": "H", "choices": [{ "case": "text", "card": "title" }]
          } }
        } }
      }
      """#)
    #expect(model.names == ["A", "message.b", "C", "d", "e", "F", "g", "H"])
  }

  @Test func aPrefixExcludesDeclaredKeysAndTheDiscriminator() throws {
    let model = try model(
      """
      { "discriminator": "line_kind", "classTypes": { "a": {
        "extras": { "line_*": "string[]", "line_x": { "type": "int?", "aliases": ["line_old"] }, "other": "int?" },
        "oneOf": { "p": { "choices": [{ "case": "x", "extras": "line_p" }] } }
      } } }
      """)
    #expect(
      model.objects[0].properties[0].read.excludedKeys == [
        "line_x", "line_p", "line_old", "line_kind",
      ])
  }
}

extension Model {
  /// The names of the groups, the first class type, and its first property.
  fileprivate var names: [String] {
    let object = objects[0]
    let property = object.properties[0]
    return groups.map(\.enumName.text)
      + [
        classTypes[0].path.text, object.type.unescaped, property.name.text,
        constants[property.path.name]?.name.text, property.valueEnum?.name.text,
      ].compactMap(\.self)
      + (property.valueEnum?.cases ?? []).map(\.name.text) + object.oneOfs.map(\.enumName.text)
  }
}
