@_spi(ContentCardsGenerated) import ContentCards
import Testing

struct ContentCardValueTests {
  @Test func anAppsOwnTypeIsRead() {
    var decoder = ContentCardDecoder(
      ContentCard(
        id: "a", extras: ["sku": "A-1234", "skus": "A-1,A-2", "bad": "1234", "liquid": "{{x}}"]))
    #expect(decoder.required(StockNumber.self, ContentCardKey("sku"))?.digits == "1234")
    #expect(
      decoder.required([StockNumber].self, ContentCardKey("skus"))?.map(\.digits) == [
        "1", "2",
      ])
    #expect(decoder.issues.isEmpty)
    #expect(decoder.required(StockNumber.self, ContentCardKey("bad")) == nil)
    #expect(decoder.required(StockNumber.self, ContentCardKey("liquid")) == nil)
    #expect(
      decoder.issues.map(\.reason) == [.notA("a stock number such as A-1234"), .unrenderedLiquid])
  }
}

private struct StockNumber: ContentCardValue {
  var digits: String

  static let expectation = "a stock number such as A-1234"

  static func read(_ value: ExtraValue) throws(ContentCardValueError) -> Self {
    let text = try value.text(as: Self.self)
    guard text.hasPrefix("A-") else { throw .notA(expectation) }
    return Self(digits: String(text.dropFirst(2)))
  }
}
