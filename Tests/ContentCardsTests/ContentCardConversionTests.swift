import ContentCards
import Foundation
import Testing

struct ContentCardConversionTests {
  @Test func objectsKeepTheOrderOfTheCards() {
    let conversion = ShopClassType.convertContentCards([
      Self.tile("1"), Self.coupon("2"), Self.tile("3"), Self.coupon("4"),
    ])
    #expect(conversion.objects.map { $0.contentCardData?.contentCardId } == ["1", "2", "3", "4"])
    #expect(conversion.rejected.isEmpty && conversion.issues.isEmpty)
  }

  @Test func cardsOfAnySequenceAreRead() {
    let cards = [Self.tile("1"), Self.coupon("2")]
    let conversion = ShopClassType.convertContentCards(AnySequence(cards), for: [.coupon])
    #expect(conversion.objects.map { $0.contentCardData?.contentCardId } == ["2"])
  }

  @Test func onlyTheWantedClassTypesAreRead() {
    var bad = Self.coupon("2")
    bad.extras["discount_percentage"] = nil
    let cards = [Self.tile("1"), bad, Self.coupon("3")]
    let tiles = ShopClassType.convertContentCards(cards, for: [.item(.tile)])
    #expect(tiles.objects.map { $0.contentCardData?.contentCardId } == ["1"])
    #expect(tiles.issues.isEmpty)
    let none = ShopClassType.convertContentCards(cards, for: [])
    #expect(none.objects.isEmpty && none.issues.isEmpty)
  }

  @Test func removedCardsAndOtherCardsAreSkipped() {
    var removed = Self.coupon("1")
    removed.isRemoved = true
    let conversion = ShopClassType.convertContentCards([
      removed, ContentCard(id: "2"), ContentCard(id: "3", extras: ["class_type": nil]),
      ContentCard(id: "4", extras: ["feed_type": "x"]),
    ])
    #expect(conversion.objects.isEmpty && conversion.rejected.isEmpty && conversion.issues.isEmpty)
  }

  @Test(
    arguments: [
      (
        "home_tyle",
        #"Content card "a" is rejected: "class_type" is "home_tyle", which is not a declared class type; did you mean "home_tile"?"#
      ),
      (
        "newsletter",
        #"Content card "a" is rejected: "class_type" is "newsletter", which is not a declared class type."#
      ),
      (
        5, #"Content card "a" is rejected: "class_type" is 5, which is a number, not text."#
      ),
      (" ", #"Content card "a" is rejected: "class_type" is empty."#),
      (
        "{{ type }}",
        #"Content card "a" is rejected: "class_type" is "{{ type }}", which contains a Liquid tag that was not filled in."#
      ),
    ] as [(ExtraValue, String)])
  func anUndeclaredNameIsAlwaysRejected(name: ExtraValue, sentence: String) {
    let card = ContentCard(id: "a", extras: ["class_type": name])
    let conversion = ShopClassType.convertContentCards([card], for: [.coupon])
    #expect(conversion.objects.isEmpty)
    #expect(conversion.rejected.map(\.card.id) == ["a"])
    #expect(conversion.rejected.map(\.classType) == [nil])
    #expect(conversion.issues.map(\.description) == [sentence])
  }

  @Test func aRejectedCardHasAllItsIssues() {
    let tile = ContentCard(
      id: "a",
      extras: [
        "class_type": "home_tile", "tile_id": "x", "tile_prce": "5", "tile_tags": [true],
      ])
    let conversion = ShopClassType.convertContentCards([Self.coupon("b"), tile])
    #expect(conversion.objects.count == 1)
    #expect(conversion.rejected.map(\.classType) == [.item(.tile)])
    #expect(conversion.warnings.isEmpty)
    #expect(conversion.rejected.first?.issues == conversion.issues)
    #expect(
      conversion.issues.map(\.description) == [
        #"Content card "a" of class type "home_tile" is rejected: "tile_id" is "x", which is not a whole number."#,
        #"Content card "a" of class type "home_tile" is rejected: "tile_title" is missing."#,
        #"Content card "a" of class type "home_tile" is rejected: "tile_price" is missing; the card has "tile_prce": is that a misspelling?"#,
        #"Content card "a" of class type "home_tile": item 1 of "tile_tags" is true, which is a bool, not text; the value is ignored."#,
      ])
  }

  @Test func theIssuesOfAllCardsKeepTheirOrder() {
    var first = Self.coupon("1")
    first.extras["class_type"] = " Coupon_Code"
    let second = ContentCard(id: "2", extras: ["class_type": "nothing"])
    var third = Self.coupon("3")
    third.image = "example.com"
    let conversion = ShopClassType.convertContentCards([first, second, third])
    #expect(conversion.objects.count == 2)
    #expect(conversion.issues.map(\.cardID) == ["1", "2", "3"])
    #expect(
      conversion.warnings.map(\.description) == [
        #"Content card "1" of class type "coupon_code": "class_type" is " Coupon_Code", which has leading or trailing white space (ignored)."#,
        #"Content card "3" of class type "coupon_code": "card.image" is "example.com", which is not a URL such as https://example.com; the value is ignored."#,
      ])
  }

  /// A control card whose values are valid, one whose values are not, and ones without a declared class type.
  private static let controls: [ContentCard] = [
    control("valid", ["class_type": "coupon_code", "discount_percentage": "20"]),
    coupon("shown"),
    control("invalid", ["class_type": " coupon_code"]),
    control("tile", ["class_type": "home_tile"]),
    control("misspelled", ["class_type": "cupon_code"]),
    control("bare", [:]),
    ContentCard(id: "removed", kind: .control, isRemoved: true),
  ]

  private static func control(_ id: String, _ extras: ContentCardExtras) -> ContentCard {
    ContentCard(id: id, extras: extras, kind: .control)
  }

  @Test func controlCardsAreNeitherObjectsNorRejected() {
    let all = ShopClassType.convertContentCards(Self.controls)
    #expect(all.objects.map(\.contentCard?.id) == ["shown"])
    #expect(all.controls.map(\.id) == ["valid", "invalid", "tile", "misspelled", "bare"])
    #expect(
      all.controls.map(\.contentCardClassType) == [.coupon, .coupon, .item(.tile), .none, .none])
    #expect(all.rejected.isEmpty && all.issues.isEmpty)
  }

  @Test(
    arguments: [
      ([.coupon], ["valid", "invalid"]), ([.none], ["misspelled", "bare"]), ([], []),
    ] as [([ShopClassType], [String])])
  func onlyControlCardsOfTheWantedClassTypesAreKept(classTypes: [ShopClassType], ids: [String]) {
    let conversion = ShopClassType.convertContentCards(Self.controls, for: classTypes)
    #expect(conversion.controls.map(\.id) == ids)
    // An SDK's cards are converted by another function.
    let ofSDK = ShopClassType.convertContentCards(
      Self.controls, for: classTypes,
      extra: { if case .string(let text)? = $0.extras[$1] { text } else { nil } },
      contentCard: { $0 })
    #expect(ofSDK.controls.map(\.id) == ids)
    #expect(ofSDK.objects == conversion.objects)
  }

  @Test func aOneOfReadsTheFirstValidChoice() {
    let cards = [
      ContentCard(id: "1", extras: ["class_type": "group", "html": "<p>"], urlString: "a:b"),
      ContentCard(id: "2", extras: ["class_type": "group", "html": "<p>"], urlString: "no URL"),
      ContentCard(id: "3", extras: ["class_type": "group"]),
    ]
    let conversion = ShopClassType.convertContentCards(cards)
    let contents = conversion.objects.compactMap { object in
      if case .group(let group) = object { group.content } else { nil }
    }
    #expect(contents.first == URL(string: "a:b").map(Group.Content.url))
    #expect(contents.last == .html("<p>"))
    #expect(conversion.warnings.map(\.key) == ["card.urlString"])
    #expect(conversion.rejected.map(\.card.id) == ["3"])
  }

  private static func coupon(_ id: String) -> ContentCard {
    ContentCard(id: id, extras: ["class_type": "coupon_code", "discount_percentage": "20"])
  }

  private static func tile(_ id: String) -> ContentCard {
    ContentCard(
      id: id,
      extras: [
        "class_type": "home_tile", "tile_id": "1", "tile_title": "Title", "tile_price": "1.50",
      ])
  }
}
