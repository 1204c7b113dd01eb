import ContentCardSchema
import ContentCards
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

/// Tests that the tools and generated code give the same results for random cards, with the same messages.
///
/// For the showcase's fields with types of the app (`stock`, `stocks`, `spare`, `offer`, `offers`, `story_offer`), only
/// values are used whose validity is known without the type. `CardOutcomes` knows the objects that the app rejects.
struct CardReaderTests {
  /// Defaults that are JSON are checked up to the number of levels that the library reads.
  @Test func nestingLimitsAreEqual() {
    #expect(JSONNode.readableLevels == ExtraValue.maximumDepth)
  }

  @Test(arguments: Demo.allCases, 0..<(isFullRun ? 30 : 5) as Range<UInt64>)
  func cardsAreReadAsByGeneratedCode(demo: Demo, seed: UInt64) throws {
    let check = CardReader(try demo.schema)
    var random = try RandomCards(demo, seed: seed)
    for _ in 0..<100 {
      let card = try random.card()
      let json = try JSONSerialization.data(withJSONObject: [card], options: .sortedKeys)
      #expect(
        try CardOutcomes(interpreted: check, json: json)
          == CardOutcomes(compiled: demo, json: json),
        "seed \(seed): \(String(decoding: json, as: UTF8.self))")
      let metaData = [RandomCards.metaData(of: card)]
      #expect(
        CardOutcomes(interpreted: check, metaData: metaData)
          == CardOutcomes(compiled: demo, metaData: metaData),
        "seed \(seed): \(String(decoding: json, as: UTF8.self)) as metaData")
    }
  }

  @Test func theAppRejectsSomeCards() throws {
    var issues: [String] = []
    for seed in 0..<10 as Range<UInt64> {
      var random = try RandomCards(.showcase, seed: seed)
      for _ in 0..<100 {
        let json = try JSONSerialization.data(withJSONObject: [try random.card()])
        issues += try CardOutcomes(compiled: .showcase, json: json).issues
      }
    }
    for problem in ["the phone number has a % sign.", "the app's initializer rejected the card."] {
      #expect(issues.count { $0.hasSuffix(problem) } >= 3)
    }
  }

  /// Checks that the random cards cover all outcomes and codes.
  @Test(.enabled(if: isFullRun)) func comparedCardsHaveAllOutcomes() throws {
    var codes: [CardFindingCode: Int] = [:]
    var outcomes: [CardResult.Outcome: Int] = [:]
    for demo in Demo.allCases {
      let check = CardReader(try demo.schema)
      for seed in 0..<10 as Range<UInt64> {
        var random = try RandomCards(demo, seed: seed)
        for _ in 0..<100 {
          let json = try JSONSerialization.data(withJSONObject: [try random.card()])
          for card in try ContentCard.Payload(json: json).cards {
            let result = check.read(card)
            outcomes[result.outcome, default: 0] += 1
            for issue in result.issues { codes[issue.reason.findingCode, default: 0] += 1 }
          }
        }
      }
    }
    for outcome in [CardResult.Outcome.object, .rejected, .control, .skipped] {
      #expect(outcomes[outcome, default: 0] >= 20, "\(outcomes)")
    }
    // Codes that do not occur: an invalid default is a mistake in the schema, except for types of the app; only the app
    // can reject an object; the others are not issues of the library.
    let others: Set<CardFindingCode> = [
      .refusedDefault, .appRejected, .unreadableCard, .unknownKey, .notChecked, .noClassType,
      .control, .removed,
    ]
    for code in CardFindingCode.allCases where !others.contains(code) {
      #expect(codes[code, default: 0] >= 3, "\(code): \(codes)")
    }
  }
}
