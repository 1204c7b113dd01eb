import Foundation
import Measuring

// With --short, only runs of 250 cards are measured. The exit code is then 1 if a ratio is less than half of the
// expected one, or was not measured.
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
