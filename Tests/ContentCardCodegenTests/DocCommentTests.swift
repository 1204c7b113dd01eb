import Testing

@testable import ContentCardCodegen

@Suite struct DocCommentTests {
  @Test(arguments: [
    ("one", ["one"]),
    ("one\ntwo", ["one", "two"]),
    ("one\r\ntwo\rthree", ["one", "two", "three"]),
    ("a\u{0B}b\u{0C}c\u{85}d\u{2028}e\u{2029}f", ["a", "b", "c", "d", "e", "f"]),
    ("one\n\ntwo ", ["one", "", "two"]),
    ("\u{202E}evil\u{0}", [#"\u{202E}evil\u{0}"#]),
    ("*/ let x = 1 /*", ["*/ let x = 1 /*"]),
    ("tab\there", ["tab  here"]),
  ])
  func everyLineBreakStartsACommentLine(text: String, lines: [String]) {
    #expect(DocComment.lines(text, width: 40) == lines)
  }

  @Test func aLongLineIsBrokenAtSpaces() {
    #expect(
      DocComment.lines("one two three four_five_six", width: 8) == [
        "one two", "three", "four_five_six",
      ])
  }

  @Test func aBrokenLineHasNoTrailingSpaces() {
    #expect(DocComment.lines("one  two   three", width: 5) == ["one", "two", "three"])
  }

  @Test func paragraphsAreSeparated() {
    var writer = SourceWriter()
    writer.doc("One.\nTwo.", nil, "Three.")
    #expect(writer.text == "/// One.\n/// Two.\n///\n/// Three.\n")
  }
}
