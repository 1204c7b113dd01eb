import Foundation
import Testing

@testable import ContentCardTools

struct CardVerdictJSONTests {
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
    let others = [CardVerdict(kind: .notOurs, findings: [])]
    #expect(
      CardVerdict.json([("a.csv", verdicts), ("b", others)]) == """
        [
          {"file": "a.csv", "id": "a\\u000a", "line": 3, "classType": "tile", "schemas": ["Shop"], "verdict": "rejected", \
        "issues": [{"severity": "error", "code": "not-a-value", "key": "n", "line": 4, "message": "is \\"x\\"", \
        "suggestion": "1"}]},
          {"file": "b", "id": null, "line": 1, "classType": null, "schemas": [], "verdict": "not-ours", "issues": []}
        ]

        """)
  }

  @Test func jsonWithoutCardsIsAnEmptyList() {
    #expect(CardVerdict.json([]) == "[]\n")
  }
}
