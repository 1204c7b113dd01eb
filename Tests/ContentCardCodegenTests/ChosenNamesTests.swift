import ContentCardCodegen
import ContentCardSchema
import Testing

struct ChosenNamesTests {
  @Test func aNameIsMadeWhereTheSchemaGivesNone() throws {
    let names = try Self.names(
      #"""
      {
        "groups": { "message": {} },
        "classTypes": { "home_tile": {
          "extras": { "tile_size": { "type": "string", "enum": ["X-Large"] } },
          "oneOf": { "tileContent": { "choices": [{ "case": "text", "card": "title" }] } }
        } }
      }
      """#)
    #expect(
      names == [
        "MessageType", "homeTile", "HomeTile", "tileSize", "tileSize", "TileSize", "xLarge",
        "TileContent",
      ])
  }

  @Test func aNameIsWhatTheSchemaGives() throws {
    let names = try Self.names(
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
    #expect(names == ["A", "message.b", "C", "d", "e", "F", "g", "H"])
  }

  private static func names(_ json: String) throws -> [String?] {
    let reading = readSchema(Array(json.utf8), name: "Test", path: "Test.contentcards.json")
    let schema = try #require(reading.schema)
    let classType = try #require(schema.classTypes.first)
    let field = try #require(classType.fields.first)
    return schema.groups.map(\.chosenEnum)
      + [
        classType.chosenCase, classType.chosenObject, field.chosenProperty, field.chosenConstant,
        field.chosenEnum,
      ]
      + (field.choices ?? []).map(\.chosenCase) + classType.oneOf.map(\.chosenEnum)
  }
}
