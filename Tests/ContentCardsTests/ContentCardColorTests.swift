import ContentCards
import Testing

struct ContentCardColorTests {
  @Test func aColorIsOpaqueByDefault() {
    #expect(ContentCardColor(red: 1, green: 2, blue: 3).alpha == 255)
  }

  @Test func theDescriptionHasTwoDigitsForEachPart() {
    let color = ContentCardColor(red: 0, green: 10, blue: 171, alpha: 255)
    #expect(color.description == "#000AABFF")
  }
}
