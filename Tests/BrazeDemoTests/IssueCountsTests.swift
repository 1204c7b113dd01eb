import BrazeDemo
import ContentCards
import Foundation
import Testing

@MainActor @Suite struct IssueCountsTests {
  @Test func theCountsAreSentOnceADay() throws {
    let card = #"{"id": "a", "e": {"class_type": "coupon_code", "discount_percentage": "x"}}"#
    let source = try JSONContentCardSource(
      json: Data("[\(card), \(card.replacing(#""a""#, with: #""b""#))]".utf8))
    let store = ContentCardStore(source: source, schemas: [ContentCardClassType.self])
    let braze = Braze()
    let counts = IssueCounts(store, braze)
    let noon = Date(timeIntervalSince1970: 1_769_860_800)
    counts.send(now: noon)
    #expect(
      braze.events == [
        """
        content_card_issue cards: 2, class_type: coupon_code, code: not-a-value, \
        key: discount_percentage, severity: error
        """
      ])
    try source.update(json: Data(card.replacing(#""x""#, with: #""y""#).utf8))
    counts.send(now: noon + 60)
    #expect(braze.events.count == 1)
    counts.send(now: noon + 86_400)
    #expect(braze.events.count == 2)
  }
}
