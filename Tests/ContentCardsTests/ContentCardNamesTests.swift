@_spi(ContentCardsGenerated) import ContentCards
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
    #expect(ContentCardsGeneratedCode.Names([("a", 1), ("A", 2)], caseSensitive: false)["a"] == 1)
  }

  @Test func everyNameIsFoundInAnyCase() {
    let names = ContentCardsGeneratedCode.Names(
      [("class_type_1", 1), ("Class_Type_2", 2)], caseSensitive: false)
    for name in ["class_type_2", "Class_Type_2", "CLASS_TYPE_2", " class_Type_2\u{A0}"] {
      #expect(names[name] == 2)
    }
    #expect(names["class_type_2x"] == nil && names[""] == nil)
  }

  @Test func precomposedAndCombiningAccentsAreEqual() {
    let names = ContentCardsGeneratedCode.Names(
      [("caf\u{E9}", 1), ("re\u{301}sume\u{301}", 2)], caseSensitive: false)
    #expect(names["cafe\u{301}"] == 1 && names["CAF\u{C9}"] == 1 && names["RÉSUMÉ"] == 2)
  }

  /// `ß` and `ς` are lower case. Other letters have the same capitals.
  @Test(
    arguments: [
      ("straße", "STRAßE", true), ("straße", "STRA\u{1E9E}E", true), ("straße", "STRASSE", false),
      ("οδος", "ΟΔΟς", true), ("οδος", "ΟΔΟΣ", false), ("οδοσ", "ΟΔΟΣ", true),
      ("İzmir", "izmir", true), ("İzmir", "i\u{307}zmir", false), ("ızmir", "Izmir", false),
    ] as [(String, String, Bool)])
  func otherLettersMatchInSimpleLowerCase(name: String, other: String, isSame: Bool) {
    let names = ContentCardsGeneratedCode.Names([(name, 1)], caseSensitive: false)
    #expect((names[other] == 1) == isSame)
    #expect(names[name] == 1)
  }

  @Test func theNearestNameIsInLowerCase() {
    let names = ContentCardsGeneratedCode.Names([("Home_Tile", 1)], caseSensitive: false)
    #expect(names.nearest(to: "home_tyle ") == "home_tile")
  }
}
