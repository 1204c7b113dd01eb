import ContentCardSchema
import Testing

@testable import ContentCardCodegen

@Suite struct NameScopeTests {
  private func declaration(from source: String, line: Int) -> DeclaredName {
    DeclaredName(role: .property, source: source, location: .init(line: line, column: 1))
  }

  @Test func theFirstDeclarationOfANameIsKept() {
    let scope = NameScope()
    #expect(scope.declare("tileID", for: declaration(from: "tile_id", line: 1)) == nil)
    #expect(
      scope.declare("tileID", for: declaration(from: "tileId", line: 2))?.source == "tile_id")
    #expect(scope["tileID"]?.location?.line == 1)
    #expect(scope["other"] == nil)
  }

  @Test func kindsHaveTheirArticle() {
    #expect(NameRole.valueEnum.kindWithArticle == "an enum")
    #expect(NameRole.property.kindWithArticle == "a property")
  }
}
