import Testing

@testable import ContentCardTools

struct MarkedTextTests {
  @Test(
    arguments: [
      ("a \("number")", "A number."),
      ("", "."),
      ("it is \(typed: "x")", "It is ‹x›."),
      ("\(typed: "a") is typed", "‹a› is typed."),
    ] as [(MarkedText, String)])
  func sentencesHaveACapitalLetterAndAFullStop(_ markedText: MarkedText, _ sentence: String) {
    #expect(MarkedText.sentence(markedText).marked == sentence)
  }

  @Test(arguments: [
    ("iOS only", "iOS only."), (" é \n\n the\tend! ", "é the end!"), ("", ""),
    ("As follows:", "As follows:"),
  ])
  func proseIsOneLine(_ text: String, _ line: String) {
    #expect(MarkedText(prose: text).marked == line)
  }

  @Test(
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a or b"),
      (["a", "\(typed: "b")", "c"], "a, ‹b›, or c"),
    ] as [([MarkedText], String)])
  func listsHaveAConjunctionBeforeTheLastElement(_ items: [MarkedText], _ list: String) {
    #expect(items.list("or").marked == list)
  }

  @Test func invisibleCharactersAreEscaped() {
    let prose = MarkedText(prose: "a\u{202E}\u{0}b\u{2028}c")
    let markedText: MarkedText = "\(prose) \(typed: "d\u{202E}\n\te")"
    #expect(markedText.marked == #"a\u{202E}\u{0}b c. ‹d\u{202E}\n\te›"#)
  }

  @Test func typedTextIsMarked() {
    let markedText: MarkedText = "\(typed: "a")b\("c")\("\(typed: "d")" as MarkedText)"
    #expect(markedText.pieces == [.typed("a"), .words("b"), .words("c"), .typed("d")])
  }
}
