import Testing

@testable import ContentCards

struct ContentCardLookupTests {
  @Test func theDescriptionIsWhatASchemaWrites() {
    #expect(ContentCardLookup.extras(.tileTitle).description == "tile_title")
    #expect(ContentCardLookup.card(.title).description == "card.title")
  }

  @Test func extrasAndFieldsOfOneNameAreApart() {
    let card = ContentCard(id: "a", extras: ["title": "extra"], title: "Title")
    #expect(card[.extras(.title)] == "extra")
    #expect(card[.card(.title)] == "Title")
  }
}
