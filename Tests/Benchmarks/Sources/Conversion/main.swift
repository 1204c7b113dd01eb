import Foundation
import Measuring

// With --short, only feeds of 250 cards are measured. The run fails if a ratio is less than half of the expected one.
let isShort = CommandLine.arguments.contains("--short")

var ratios: [Ratio] = []
for feed in Feed.allCases {
  for count in isShort ? [250] : [10, 250, 10_000] {
    ratios += measureConversion(of: feed, cards: count)
    ratios += try measureJSON(of: feed, cards: count)
  }
}
ratios += measureFeedUpdates(cards: 250)
if isShort {
  let findings = Figures.findings(in: ratios)
  for finding in findings { print("\n\(finding)") }
  exit(findings.isEmpty ? 0 : 1)
}
