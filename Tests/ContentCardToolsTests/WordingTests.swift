import Testing

@testable import ContentCardTools

struct WordingTests {
  @Test(
    arguments: [
      ("a \("number")", "A number."),
      ("", "."),
      ("it is \(typed: "x")", "It is ‹x›."),
      ("\(typed: "a") is typed", "‹a› is typed."),
    ] as [(Wording, String)])
  func aSentenceHasACapitalLetterAndAFullStop(_ wording: Wording, _ sentence: String) {
    #expect(Wording.sentence(wording).marked == sentence)
  }

  @Test(arguments: [
    ("iOS only", "iOS only."), (" é \n\n the\tend! ", "é the end!"), ("", ""),
    ("As follows:", "As follows:"),
  ])
  func proseIsALineThatEnds(_ text: String, _ line: String) {
    #expect(Wording(prose: text).marked == line)
  }

  @Test(
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "\(typed: "b")", "c"], "a, ‹b› or c"),
    ] as [([Wording], String)])
  func aListHasItsWordBeforeTheLast(_ items: [Wording], _ list: String) {
    #expect(items.list("or").marked == list)
  }

  @Test func whatCannotBeSeenIsSpelledOut() {
    let prose = Wording(prose: "a\u{202E}\u{0}b\u{2028}c")
    let wording: Wording = "\(prose) \(typed: "d\u{202E}\n\te")"
    #expect(wording.marked == #"a\u{202E}\u{0}b c. ‹d\u{202E}\n\te›"#)
  }

  @Test func whatIsTypedStaysApartFromWords() {
    let wording: Wording = "\(typed: "a")b\("c")\("\(typed: "d")" as Wording)"
    #expect(wording.pieces == [.typed("a"), .words("b"), .words("c"), .typed("d")])
  }
}
