import BrazeDemo
import ContentCards
import Foundation
import Testing

/// Objects in lists, by functions with the constraints of SwiftUI and UIKit.
struct ListTests {
  /// `ForEach(_:content:)` and `List(_:rowContent:)`.
  private func forEach<Data: RandomAccessCollection>(_ data: Data) -> [Data.Element.ID]
  where Data.Element: Identifiable { data.map(\.id) }

  /// `ForEach(_:id:content:)`.
  private func forEach<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>
  ) -> [ID] { data.map { $0[keyPath: id] } }

  /// `navigationDestination(for:destination:)`.
  private func navigationDestination<Value: Hashable>(for type: Value.Type) -> Bool { true }

  /// A diffable data source: its identifiers are `Hashable` and `Sendable`, and it reconfigures items whose contents
  /// changed while their identifiers stay.
  private struct Snapshot<ID: Hashable & Sendable> {
    var identifiers: [ID] = []
    var reconfigured: [ID] = []

    mutating func apply<Element: Identifiable & Equatable>(_ old: [Element], _ new: [Element])
    where Element.ID == ID {
      let before = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
      identifiers = new.map(\.id)
      reconfigured = new.compactMap { element in
        before[element.id].flatMap { $0 == element ? nil : element.id }
      }
    }
  }

  private func objects(_ cards: [ContentCard]) -> [ContentCardObject] {
    ContentCardClassType.convertContentCards(cards).objects
  }

  @Test func objectsOfAFeedCanBeListed() {
    let objects = objects(Cards.all)
    let identities = Cards.all.map { ContentCardIdentity.card($0.id) }
    #expect(forEach(objects) == identities)
    #expect(navigationDestination(for: ContentCardObject.self))
    #expect(navigationDestination(for: Tile.self))
    let messages = objects.compactMap { $0.wrappedObject as? any Message }
    #expect(
      forEach(messages, id: \.contentCardIdentity) == [.card("fullPage"), .card("webView")])
  }

  @Test func aChangeOfIsViewedIsSeenWhileTheIdentityStays() throws {
    var viewed = Cards.tile
    viewed.isViewed = true
    let (old, new) = (objects([Cards.tile, Cards.coupon]), objects([viewed, Cards.coupon]))
    #expect(old != new)
    #expect(old[0] != new[0] && old[0].id == new[0].id)
    #expect(old[0].hashValue == new[0].hashValue)
    #expect(old[1] == new[1])
    var snapshot = Snapshot<ContentCardObject.ID>()
    snapshot.apply(old, new)
    #expect(snapshot.identifiers == [.card("tile"), .card("coupon")])
    #expect(snapshot.reconfigured == [.card("tile")])
  }

  @Test func anObjectWithoutACardIsIdentifiedByItsValues() {
    let tiles = [
      Self.tile(), Self.tile(tileID: 8), Self.tile(tileTitle: "Tea"), Self.tile(tilePrice: 2),
      Self.tile(path: "b"), Self.tile(tileDetail: "Hot"), Self.tile(tileTags: ["drinks"]),
    ]
    #expect(Set(tiles + [Self.tile()]).count == tiles.count)
    #expect(Set(tiles.map(\.hashValue)).count == tiles.count)
    #expect(Set((tiles + [Self.tile()]).map(\.id)).count == tiles.count)
    #expect(Self.tile().id == Self.tile().contentCardObject.id)
  }

  @Test func itemsOfASupplementalFeedCanBeListed() {
    struct Local: Hashable, Identifiable { var id: Int }
    let objects = objects([Cards.tile])
    let items: [SupplementalFeed<ContentCardClassType, Local>.Item] =
      objects.map { .card($0) } + [.local(Local(id: 7), id: .local("7"))]
    #expect(forEach(items) == [.card("tile"), .local("7")])
    #expect(Set(items).count == 2)
  }

  private static func tile(
    tileID: Int = 7, tileTitle: String = "Coffee", tilePrice: Decimal = 1, path: String = "a",
    tileDetail: String = "", tileTags: [String] = []
  ) -> Tile {
    Tile(
      tileID: tileID, tileTitle: tileTitle, tilePrice: tilePrice,
      tileImage: URL(filePath: "/\(path)"), tileDetail: tileDetail, tileTags: tileTags)
  }
}
