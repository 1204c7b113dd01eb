import ContentCardSchema
import Testing

@testable import ContentCardTools

/// The tools read a card with the library's own source, which they reach by symbolic links.
struct SharedSourceTests {
  @Test func theReaderOfSchemasKnowsHowDeepTheLibraryReads() {
    #expect(JSONNode.readableLevels == ExtraValue.maximumDepth)
  }

  @Test func aValueIsReadAndRefusedInTheWordsOfTheLibrary() {
    let card = ContentCard(id: "a1", extras: ["tile_id": "7", "tile_price": "20%"])
    var decoder = ContentCardDecoder(card, classTypeName: "home_tile")
    #expect(decoder.required(Int.self, for: ContentCardKey("tile_id")) == 7)
    #expect(decoder.required(Double.self, for: ContentCardKey("tile_price")) == nil)
    #expect(
      decoder.issues.map(\.description) == [
        #"Content card "a1" of class type "home_tile" is rejected: "#
          + #""tile_price" is "20%", which is not a number."#
      ])
  }
}
