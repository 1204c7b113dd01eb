import Testing

@testable import ContentCards

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("tile_prce", "tile_price"), ("tile_pirce", "tile_price"), ("TILE_PRICE", "tile_price"),
    ("tile_tittle", "tile_title"), ("tiel_id", "tile_id"),
  ])
  func aMisspellingHasANearestName(misspelling: String, name: String) {
    #expect(nearestName(to: misspelling, in: ["tile_title", "tile_price", "tile_id"]) == name)
  }

  @Test(arguments: ["", "x", "headline", "tile"])
  func aDissimilarNameHasNoNearestName(name: String) {
    #expect(nearestName(to: name, in: ["tile_title", "tile_price", "tile_id"]) == nil)
  }

  @Test func theFirstOfTwoEquallySimilarNamesIsTheNearest() {
    #expect(nearestName(to: "tile_x", in: ["tile_a", "tile_b"]) == "tile_a")
  }

  @Test(arguments: [
    ("ab", "ax", true), ("ab", "xy", false), ("abcdefghijklmnop", "abcdefghijklmXYZ", true),
    ("abcdefghijklmnopq", "abcdefghijklmWXYZ", false),
  ])
  func fromOneToThreeLettersCanDiffer(name: String, other: String, isNear: Bool) {
    #expect((nearestName(to: name, in: [other]) != nil) == isNear)
  }
}
