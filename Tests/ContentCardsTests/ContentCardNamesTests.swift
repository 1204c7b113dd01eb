import ContentCards
import Testing

struct ContentCardNamesTests {
  @Test(
    arguments: [
      ("home_tile", 1), ("HOME_TILE", 1), (" Home_Tile\u{A0}", 1), ("coupon", 2), ("café", 3),
      ("CAFÉ", 3), ("home_tyle", nil), ("", nil), (" ", nil),
    ] as [(String, Int?)])
  func namesAreMatchedWithoutRegardToCase(name: String, value: Int?) {
    let names = ContentCardsGeneratedCode.Names([("Home_Tile", 1), ("coupon", 2), ("Café", 3)])
    #expect(names[name] == value)
  }

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

  @Test func theNearestNameIsFound() {
    let names = ContentCardsGeneratedCode.Names([("home_tile", 1), ("coupon_code", 2)])
    #expect(names.nearest(to: "home_tyle") == "home_tile")
    #expect(names.nearest(to: " Coupon-Code") == "coupon_code")
    #expect(names.nearest(to: "newsletter") == nil)
  }
}
