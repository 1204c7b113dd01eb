import BrazeDemo
import ContentCards
import Testing

struct SheetTests {
  @Test func whatIsCopiedFromTheSheetBecomesAnObjectWithoutAnIssue() throws {
    let cards = try sheetBlocks().map { pairs in
      ContentCard(id: "a", extras: ContentCardExtras(pairs.mapValues(ExtraValue.string)))
    }
    let conversion = ContentCardClassType.convertContentCards(cards)
    #expect(conversion.issues == [])
    #expect(
      conversion.objects.map(\.contentCardData?.contentCardClassType)
        == ContentCardClassType.allCases.filter { $0 != .none })
  }
}
