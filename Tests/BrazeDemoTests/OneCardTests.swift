import BrazeDemo
import ContentCards
import Foundation
import Testing

/// Tests the initializers that create one object from one card.
struct OneCardTests {
  @Test func everyCardBecomesItsObject() throws {
    let objects = ContentCardClassType.convertContentCards(Cards.all).objects
    #expect(try Cards.all.map { try ContentCardObject($0) } == objects)
    for object in objects {
      let card = try #require(object.contentCard)
      func check<Object: ContentCardable>(_ object: Object) throws {
        #expect(try Object(card) == object)
      }
      try check(object.wrappedObject)
    }
  }

  @Test(
    arguments: [
      (
        ["class_type": "home_tile", "tile_id": "x", "tile_price": "-1"],
        [
          #""tile_id" is "x", which is not a whole number"#, #""tile_title" is missing"#,
          #""tile_price" is "-1", which is less than 0"#, #""tile_image" is missing"#,
        ]
      ),
      (
        ["class_type": "coupon_code", "discount_percentage": "5"],
        [#""class_type" is "coupon_code", which is not a class type of Tile"#]
      ),
      (["class_type": "tile"], [#""class_type" is "tile", which is not a declared class type"#]),
      (
        ["class_typ": "tile"],
        [#""class_type" is missing; the card has "class_typ": is that a misspelling?"#]
      ),
      ([:], [#""class_type" is missing"#]),
    ] as [(ContentCardExtras, [String])])
  func everyReasonIsThrown(extras: ContentCardExtras, reasons: [String]) {
    let rejection = #expect(throws: ContentCardRejection.self) {
      try Tile(ContentCard(id: "a", extras: extras))
    }
    #expect(rejection?.cardID == "a")
    let sentences = rejection?.issues.map(\.description) ?? []
    #expect(sentences.count == reasons.count)
    for (sentence, reason) in zip(sentences, reasons) { #expect(sentence.contains(reason)) }
  }

  @Test @MainActor func aDetailScreenFindsTheNewestObject() throws {
    let json =
      #"[{"id": "coupon", "e": {"class_type": "coupon_code", "discount_percentage": "5"}}]"#
    let source = try JSONContentCardSource(json: Data(json.utf8))
    let store = ContentCardStore(source: source, schemas: [ContentCardClassType.self])
    let shown = try #require(
      store.feed(ContentCardClassType.self).objects(of: Coupon.self).first)
    shown.logContentCardImpression()

    let coupon = store.object(Coupon.self, id: shown.contentCardIdentity)
    let sameCoupon = store.object(Coupon.self, id: "coupon")

    #expect(coupon?.contentCardData?.isViewed == true && coupon == sameCoupon && coupon != shown)
    #expect(store.object(Tile.self, id: shown.id) == nil)
  }

  @Test func theClassTypesOfAGroupAreListed() {
    #expect(ContentCardClassType.items == [.item(.tile), .item(.group)])
    #expect(ContentCardClassType.messages == [.message(.fullPage), .message(.webView)])
  }
}
