import ContentCards
import Testing

@testable import ContentCardTools

struct SampleCardsTests {
  @Test func classTypesIgnoreCaseAndWhiteSpace() {
    let names = ["Tile", " coupon", "tile", "\u{200B}tile ", "e\u{301}", "É"]
    let samples = SampleCards(
      names.enumerated().map { card("\($0)", ["type": .string($1)]) }, discriminator: "type")
    #expect(samples.classTypes.map(\.name) == ["tile", "coupon", "e\u{301}"])
    #expect(samples.classTypes.map(\.cards.count) == [3, 1, 2])
    #expect(samples.classTypes[0].spellings.map(\.name) == ["Tile", "tile"])
    #expect(samples.classTypes[0].spellings.map(\.count) == [1, 2])
  }

  @Test func cardsWithoutAClassTypeAreCounted() {
    let values: [ExtraValue] = ["", " ", 5, nil, "{{ type }}"]
    let cards = values.map { card("\($0)", ["class_type": $0]) } + [card("none", [:])]
    let samples = SampleCards(cards, discriminator: "class_type")
    #expect(samples.classTypes.isEmpty)
    #expect(samples.withoutClassType.map(\.id) == cards.map(\.id))
  }

  @Test func skippedCardsAreCounted() {
    var other = card("a", ["class_type": "tile"])
    other.title = "Another"
    let samples = SampleCards(
      [
        card("a", ["class_type": "tile"]), card("a", ["class_type": "tile"]), other,
        ContentCard(id: "b", extras: ["class_type": "tile"], kind: .control),
        ContentCard(id: "c", isRemoved: true), ContentCard(id: "c", isRemoved: true),
      ],
      discriminator: "class_type")
    #expect(samples.classTypes.map(\.cards.count) == [2])
    #expect(samples.repeatedCount == 1)
    #expect(samples.controlCount == 1)
    #expect(samples.removedCount == 2)
    #expect(
      samples.summary
        == "2 content cards of 1 class type; "
        + "skipped: 1 in a control group, 2 removed, 1 duplicate"
    )
  }

  private func card(_ id: String, _ extras: ContentCardExtras) -> ContentCard {
    ContentCard(id: id, extras: extras)
  }
}
