import ContentCardSchema
import Testing

@testable import ContentCardCodegen

@Suite struct NameScopeTests {
  private func claim(_ source: String, line: Int) -> NameScope.Claim {
    .init(role: .property, source: source, location: .init(line: line, column: 1))
  }

  @Test func theFirstToClaimANameHoldsIt() {
    let scope = NameScope()
    #expect(scope.claim("tileID", by: claim("tile_id", line: 1)) == nil)
    #expect(scope.claim("tileID", by: claim("tileId", line: 2))?.source == "tile_id")
    #expect(scope["tileID"]?.location?.line == 1)
    #expect(scope["other"] == nil)
  }

  @Test func kindsHaveTheirArticle() {
    #expect(NameRole.valueEnum.aKind == "an enum")
    #expect(NameRole.property.aKind == "a property")
  }
}
