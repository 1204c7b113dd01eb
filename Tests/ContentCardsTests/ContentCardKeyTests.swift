import ContentCards
import Testing

struct ContentCardKeyTests {
  @Test func aKeyIsItsRawValue() {
    let key = ContentCardKey("tile_price")
    #expect(key.rawValue == "tile_price")
    #expect(key.description == "tile_price")
    #expect(key == ContentCardKey("tile_price"))
    #expect(key != ContentCardKey("Tile_price"))
  }
}
