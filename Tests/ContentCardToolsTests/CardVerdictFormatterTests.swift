import Testing

@testable import ContentCardTools

struct CardVerdictFormatterTests {
  @Test(
    arguments: [
      ([], "0 cards\n"), ([.accepted], "1 card: 1 accepted\n"),
      (
        [.notOurs, .rejected, .accepted, .acceptedWithWarnings, .rejected],
        "5 cards: 1 accepted, 1 accepted with warnings, 2 rejected, 1 ignored\n"
      ),
    ] as [([CardVerdict.Kind], String)])
  func summaryCountsVerdicts(kinds: [CardVerdict.Kind], summary: String) {
    let verdicts = kinds.map { CardVerdict(kind: $0, findings: []) }
    #expect(CardVerdictFormatter.summary(of: verdicts) == summary)
  }

  @Test func lineEndingsAreEscaped() {
    let verdict = CardVerdict(
      kind: .accepted, id: "a\n\u{202E}", classType: "b\u{1B}[31m",
      findings: [CardFinding(.noClassType, message: "c\nd", suggestion: "e\r\u{2028}")])
    #expect(
      CardVerdictFormatter(path: "f\n").text(for: verdict) == """
        f\\n:1: accepted: "a\\n\\u{202E}" of class type "b\\u{1B}[31m"
          remark: c\\nd
            for example: e\\r\\u{2028}

        """)
  }

  @Test func colorsAreUsedInTerminals() {
    let finding = CardFinding(
      severity: .error, code: .notAValue, key: "n", line: 2, message: "m", suggestion: "1")
    let verdict = CardVerdict(kind: .rejected, id: "a", findings: [finding])
    #expect(
      CardVerdictFormatter(path: "f", isColored: true).text(for: verdict) == """
        \u{1B}[1mf:1:\u{1B}[0m \u{1B}[1;31mrejected\u{1B}[0m: "a"
          \u{1B}[1mf:2:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m m
            for example: 1

        """)
  }
}
