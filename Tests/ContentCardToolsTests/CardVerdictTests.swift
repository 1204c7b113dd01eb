import Testing

@testable import ContentCardTools

/// Tests the output of verdicts as text and as JSON.
struct CardVerdictTests {
  @Test(
    arguments: [
      ([], "0 cards\n"), ([.accepted], "1 card: 1 accepted\n"),
      (
        [.ignored, .rejected, .accepted, .acceptedWithWarnings, .rejected],
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

  @Test func jsonHasOneCardPerLine() {
    let verdicts = [
      CardVerdict(
        kind: .rejected, id: "a\n", line: 3, classType: "tile", schemas: ["Shop"],
        findings: [
          CardFinding(
            severity: .error, code: .notAValue, key: "n", line: 4, message: #"is "x""#,
            suggestion: "1")
        ])
    ]
    let others = [CardVerdict(kind: .ignored, findings: [])]
    #expect(
      CardVerdict.json([("a.csv", verdicts), ("b", others)]) == """
        [
          {"file": "a.csv", "id": "a\\u000a", "line": 3, "classType": "tile", "schemas": ["Shop"], "campaign": null, \
        "canvas": null, "step": null, "variation": null, "state": null, "verdict": "rejected", "versions": {}, \
        "issues": [{"severity": "error", "code": "not-a-value", "key": "n", "line": 4, "message": "is \\"x\\"", \
        "suggestion": "1", "versions": []}]},
          {"file": "b", "id": null, "line": 1, "classType": null, "schemas": [], "campaign": null, "canvas": null, \
        "step": null, "variation": null, "state": null, "verdict": "ignored", "versions": {}, "issues": []}
        ]

        """)
  }

  @Test func jsonWithoutCardsIsAnEmptyList() {
    #expect(CardVerdict.json([]) == "[]\n")
  }
}
