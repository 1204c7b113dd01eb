import Testing

@testable import ContentCards

@Suite struct NearestNameTests {
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
