import Testing

@testable import ContentCards

struct ContentCardLookupTests {
  @Test func theDescriptionIsTheSpellingInASchema() {
    #expect(ContentCardsGeneratedCode.Lookup.extras(.tileTitle).description == "tile_title")
    #expect(ContentCardsGeneratedCode.Lookup.card(.title).description == "card.title")
  }

  @Test func extrasAndFieldsWithTheSameNameAreDifferent() {
    let card = ContentCard(id: "a", extras: ["title": "extra"], title: "Title")
    #expect(card[.extras(.title)] == "extra")
    #expect(card[.card(.title)] == "Title")
  }
}
