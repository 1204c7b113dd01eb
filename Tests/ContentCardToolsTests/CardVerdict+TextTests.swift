import Testing

@testable import ContentCardTools

struct CardVerdictTextTests {
  @Test(
    arguments: [
      ([], "0 cards\n"), ([.accepted], "1 card: 1 accepted\n"),
      (
        [.notOurs, .rejected, .accepted, .acceptedWithWarnings, .rejected],
        "5 cards: 1 accepted, 1 accepted with warnings, 2 rejected, 1 not ours\n"
      ),
    ] as [([CardVerdict.Kind], String)])
  func theLastLineCounts(kinds: [CardVerdict.Kind], summary: String) {
    let verdicts = kinds.map { CardVerdict(kind: $0, findings: []) }
    #expect(CardVerdict.summary(of: verdicts) == summary)
  }

  @Test func nothingLeavesItsLine() {
    let verdict = CardVerdict(
      kind: .accepted, id: "a\n\u{202E}", classType: "b\u{1B}[31m",
      findings: [CardFinding(.noClassType, message: "c\nd", suggestion: "e\r\u{2028}")])
    #expect(
      verdict.text(path: "f\n") == """
        f\\n:1: accepted: "a\\n\\u{202E}" of class type "b\\u{1B}[31m"
          remark: c\\nd
            for example: e\\r\\u{2028}

        """)
  }
}
