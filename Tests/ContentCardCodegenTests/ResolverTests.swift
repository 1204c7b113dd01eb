import ContentCardSchema
import Testing

@testable import ContentCardCodegen

@Suite struct ResolverTests {
  @Test(arguments: [
    // Types with the names of properties.
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
  func theMembersAreValid(members: String) {
    #expect(Generation("{ \(members) }").findings == [])
  }

  @Test func mistakesLeaveNamesMissing() throws {
    let text =
      #"{ "classTypes": { "a": { "case": "1", "extras": { "1st": "int", "k": "int" } } } }"#
    let schema = try #require(readSchema(Array(text.utf8), name: "Test", path: "Test").schema)
    var resolver = Resolver(schema, path: "Test")
    let model = resolver.model()
    #expect(
      resolver.diagnostics.map(\.code) == [.invalidName, .noIdentifier, .noIdentifier])
    #expect(model.classTypes.map(\.path.name) == [.missing])
    #expect(model.objects[0].properties.map(\.name) == [.missing, "k"])
    #expect(model.constants.mapValues(\.name) == ["k": "k"])
  }
}
