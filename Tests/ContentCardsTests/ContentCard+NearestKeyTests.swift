import Testing

@testable import ContentCards

struct ContentCardNearestKeyTests {
  @Test(
    arguments: [
      ("tile_price", ["tile_prce"], "tile_prce"), ("tile_price", ["tile_pirce"], "tile_pirce"),
      ("tile_price", ["tilePrice"], "tilePrice"), ("tile_price", ["tile-price"], "tile-price"),
      ("tile_price", ["tile_price "], "tile_price "), ("tile_price", ["TILE_PRICE"], "TILE_PRICE"),
      ("tile_price", ["tile_prce", "Tile_Price"], "Tile_Price"),
      ("tile_price", ["tile_prize", "tile_prime"], "tile_prime"),
      ("tile_price", ["tile_title", "tile_detail", "tile_image"], nil),
      ("line_1", ["line_2", "line_11", "line_"], nil), ("line_1", ["Line_1"], "Line_1"),
      ("tile_id", [], nil), ("html", ["url"], nil),
    ] as [(String, [String], String?)])
  func theNearestKeyOfTheCardIsFound(key: String, keys: [String], nearest: String?) {
    let extras = Dictionary(uniqueKeysWithValues: keys.map { ($0, ExtraValue.null) })
    let card = ContentCard(id: "a", extras: ContentCardExtras(extras))
    #expect(card.nearestKey(to: ContentCardKey(key)) == nearest)
  }
}
