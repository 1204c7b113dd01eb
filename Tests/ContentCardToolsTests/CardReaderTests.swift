import ContentCardSchema
import ContentCards
import Foundation
import Testing

@testable import ContentCardTools

/// A schema read by the tools says of every card what its generated code says, word for word.
///
/// Of the showcase's fields with a type of the app's own (`stock`, `stocks`, `spare`, `offer`, `offers`,
/// `story_offer`) only such values are drawn of which it is known without that type whether they are
/// taken.
struct CardReaderTests {
  /// Defaults of JSON are checked for as many levels as the library reads.
  @Test func nestingLimitsAreEqual() {
    #expect(JSONNode.readableLevels == ExtraValue.maximumDepth)
  }

  @Test(arguments: Demo.allCases, 0..<30 as Range<UInt64>)
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

  /// Else the comparison would say little.
  @Test func comparedCardsHaveAllOutcomes() throws {
    var codes: [CardFindingCode: Int] = [:]
    var outcomes: [CardResult.Outcome: Int] = [:]
    for demo in Demo.allCases {
      let check = CardReader(try demo.schema)
      for seed in 0..<10 as Range<UInt64> {
        var random = try RandomCards(demo, seed: seed)
        for _ in 0..<100 {
          let json = try JSONSerialization.data(withJSONObject: [try random.card()])
          for card in try ContentCardPayload(json: json).cards {
            let result = check.read(card)
            outcomes[result.outcome, default: 0] += 1
            for issue in result.issues { codes[issue.reason.code, default: 0] += 1 }
          }
        }
      }
    }
    for outcome in [CardResult.Outcome.object, .rejected, .controlWithoutObject, .skipped] {
      #expect(outcomes[outcome, default: 0] >= 20, "\(outcomes)")
    }
    // A default that its own type refuses is a mistake of the schema, but for a type of the app's own.
    let others: Set<CardFindingCode> = [
      .refusedDefault, .unreadableCard, .unknownKey, .notChecked, .noClassType, .control, .removed,
    ]
    for code in CardFindingCode.allCases where !others.contains(code) {
      #expect(codes[code, default: 0] >= 3, "\(code): \(codes)")
    }
  }
}
