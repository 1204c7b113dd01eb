import BrazeDemo
import Foundation
import Testing

struct HashableTests {
  private static let tiles = [
    tile(), tile(tileID: 8), tile(tileTitle: "Tea"), tile(tilePrice: 2), tile(path: "b"),
    tile(tileDetail: "Hot"), tile(tileTags: ["drinks"]),
  ]

  private static func tile(
    tileID: Int = 7, tileTitle: String = "Coffee", tilePrice: Decimal = 1, path: String = "a",
    tileDetail: String = "", tileTags: [String] = []
  ) -> Tile {
    Tile(
      tileID: tileID, tileTitle: tileTitle, tilePrice: tilePrice,
      tileImage: URL(fileURLWithPath: "/\(path)"), tileDetail: tileDetail, tileTags: tileTags)
  }

  @Test func anObjectIsEqualToItsLike() {
    #expect(Self.tile() == Self.tile())
    #expect(Self.tile().hashValue == Self.tile().hashValue)
  }

  @Test func anObjectDiffersFromOneWithAnotherValue() {
    #expect(Set(Self.tiles).count == Self.tiles.count)
    #expect(Set(Self.tiles.map(\.hashValue)).count == Self.tiles.count)
  }
}
