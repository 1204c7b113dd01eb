import BrazeDemo
import ContentCards
import Foundation
import Testing

/// The demo app's rules for a tile.
@Suite struct TileTests {
  private func tile(_ card: ContentCard) throws -> (tile: Tile, issues: [String]) {
    let conversion = ContentCardClassType.convertContentCards([card])
    guard case .tile(let tile) = try #require(conversion.objects.first) else {
      throw CancellationError()
    }
    return (tile, conversion.issues.map(\.description))
  }

  @Test(arguments: [ExtraValue?.none, "", "  ", .null])
  func anAbsentDetailIsEmptyWithoutAWord(value: ExtraValue?) throws {
    let (tile, issues) = try tile(Cards.tile.with("tile_detail", value))
    #expect(tile.tileDetail == "")
    #expect(issues == [])
  }

  @Test(arguments: [
    ("", []), ("Currents", ["Currents"]), ("Currents, Training", ["Currents", "Training"]),
    (" , ,", []),
    ("a,,b , ", ["a", "b"]),
  ])
  func tagsAreTrimmedAndAnEmptyTextIsNoTag(text: String, tags: [String]) throws {
    #expect(try tile(Cards.tile.with("tile_tags", .string(text))).tile.tileTags == tags)
  }

  @Test(arguments: ["7.5", "abc", "9223372036854775808", "٧", "0x7"])
  func aNumberThatIsNoneRejectsTheTile(text: String) {
    let card = Cards.tile.with("tile_id", .string(text))
    #expect(ContentCardClassType.convertContentCards([card]).objects.isEmpty)
  }

  @Test(arguments: [ExtraValue.int(7), .double(7), .string("7"), .string("007")])
  func aWholeNumberOfAnyKindIsTheTilesNumber(value: ExtraValue) throws {
    #expect(try tile(Cards.tile.with("tile_id", value)).tile.tileID == 7)
  }

  @Test func tilesWithTheSameValuesAreEqualAndHashAlike() throws {
    let (a, b) = (try tile(Cards.tile).tile, try tile(Cards.tile).tile)
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    #expect(try tile(Cards.tile.with("tile_price", "1")).tile != a)
  }

  @Test func aTileFromElsewhereIsNoContentCard() throws {
    let tile = Tile(
      tileID: 1, tileTitle: "Local", tilePrice: 5,
      tileImage: try #require(URL(string: "https://example.com/a.png")), tileDetail: "",
      tileTags: [])
    #expect(!tile.isContentCard)
    #expect(!tile.logContentCardImpression())
  }
}
