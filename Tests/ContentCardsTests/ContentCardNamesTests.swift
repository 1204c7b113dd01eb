import ContentCards
import Testing

struct ContentCardNamesTests {
  @Test(
    arguments: [
      ("Home_Tile", 1), (" Home_Tile ", 1), ("home_tile", nil), ("HOME_TILE", 2),
    ] as [(String, Int?)])
  func namesAreMatchedExactlyIfCaseSensitive(name: String, value: Int?) {
    let names = ContentCardsGeneratedCode.Names(
      [("Home_Tile", 1), ("HOME_TILE", 2)], caseSensitive: true)
    #expect(names[name] == value)
  }

  @Test func theFirstOfDuplicateNamesCounts() {
    #expect(ContentCardsGeneratedCode.Names([("a", 1), ("A", 2)])["a"] == 1)
  }
}
