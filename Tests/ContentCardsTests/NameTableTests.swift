import Testing

@testable import ContentCards

struct NameTableTests {
  @Test(arguments: [0, 1, 5, 1000])
  func everyNameIsFoundInAnyCase(count: Int) {
    let names = (0..<count).map { "class_type_\($0)_of_a_shop" }
    let table = NameTable(Array(zip(names, 0...)), isCaseSensitive: false)
    for (index, name) in names.enumerated() {
      #expect(table[name] == index && table[name.uppercased()] == index)
      #expect(table[" \(name)\u{A0}"] == index)
      #expect(table[name + "x"] == nil)
    }
    #expect(table[""] == nil)
  }

  @Test func caseMattersIfTheTableIsCaseSensitive() {
    let table = NameTable([("a", 1), ("A", 2)], isCaseSensitive: true)
    #expect(table["a"] == 1 && table["A"] == 2 && table[" A"] == 2)
  }

  @Test func onlyLettersHaveCapitals() {
    let table = NameTable([("a[b", 1), ("a@b", 2), ("12345678[", 3)], isCaseSensitive: false)
    #expect(table["a{b"] == nil && table["a`b"] == nil && table["12345678{"] == nil)
    #expect(table["A[B"] == 1 && table["A@B"] == 2 && table["12345678["] == 3)
  }

  @Test func precomposedAndCombiningAccentsAreEqual() {
    let table = NameTable([("caf\u{E9}", 1), ("re\u{301}sume\u{301}", 2)], isCaseSensitive: false)
    #expect(table["cafe\u{301}"] == 1 && table["CAF\u{C9}"] == 1 && table["RÉSUMÉ"] == 2)
  }

  /// `ß` and `ς` are lower case. Other letters have the same capitals.
  @Test(
    arguments: [
      ("straße", "STRAßE", true), ("straße", "STRA\u{1E9E}E", true), ("straße", "STRASSE", false),
      ("οδος", "ΟΔΟς", true), ("οδος", "ΟΔΟΣ", false), ("οδοσ", "ΟΔΟΣ", true),
      ("İzmir", "izmir", true), ("İzmir", "i\u{307}zmir", false), ("ızmir", "Izmir", false),
    ] as [(String, String, Bool)])
  func otherLettersMatchInSimpleLowerCase(name: String, other: String, isSame: Bool) {
    let table = NameTable([(name, 1)], isCaseSensitive: false)
    #expect((table[other] == 1) == isSame)
    #expect(table[name] == 1)
  }

  @Test func theNearestNameIsInLowerCase() {
    let table = NameTable([("Home_Tile", 1)], isCaseSensitive: false)
    #expect(table.nearest(to: "home_tyle ") == "home_tile")
  }
}
