import Testing

@testable import ContentCards

struct ValueGrammarColorTests {
  @Test(arguments: [
    ("#F80", "#FF8800FF"), ("#f80", "#FF8800FF"), ("#FF8800", "#FF8800FF"),
    ("#01020304", "#01020304"), ("#000", "#000000FF"), ("#aBcDeF00", "#ABCDEF00"),
  ])
  func threeSixOrEightDigitsAreRead(text: String, description: String) {
    #expect(ValueGrammar.color(text)?.description == description)
  }

  @Test(arguments: [
    "", "#", "F80", "FF8800", "#FF", "#FF88", "#FF880", "#FF88000", "#FF8800FF0", "#GG0000",
    "##F800", "# F80", "red", "0xFF8800", "rgb(255,136,0)", "#ＦＦＦ", "#+12", "#-12345",
  ])
  func otherValuesAreRejected(text: String) {
    #expect(ValueGrammar.color(text) == nil)
  }
}
