import BrazeDemo
import ContentCards
import Foundation
import Testing

/// Tests the generated code for the model of Braze's guide and demo app.
struct ConversionTests {
  @Test func everyClassTypeBecomesItsObject() throws {
    let conversion = ContentCardClassType.convertContentCards(Cards.all)
    #expect(conversion.issues == [])
    #expect(conversion.objects.count == 6)

    for object in conversion.objects {
      switch object {
      case .ad(let ad):
        #expect(ad.image == URL(string: "https://example.com/ad.png"))
      case .coupon(let coupon):
        #expect(coupon.discountPercentage == Decimal(string: "12.5"))
        #expect(coupon.contentCardData?.contentCardClassType == .coupon)
      case .tile(let tile):
        #expect(tile.tileID == 101)
        #expect(tile.tileTitle == "Currents 101 Live Training")
        #expect(tile.tilePrice == 250)
        #expect(tile.tileImage.host() == "cc.sj-cdn.net")
        #expect(tile.tileDetail.hasPrefix("Introduction"))
        #expect(tile.tileTags == ["Currents"])
        #expect(tile.contentCardData?.contentCardClassType == .item(.tile))
      case .tileGroup(let group):
        #expect(group.title == "Trainings")
      case .fullPageMessage(let message):
        #expect(message.messageHeader == "New")
        #expect(message.messageTitle == "Hello")
        #expect(message.cardDescription == "Text")
      case .webViewMessage(let message):
        #expect(message.content == .url(try #require(URL(string: "https://example.com/page"))))
      }
    }
  }

  @Test(
    arguments: [
      ("coupon_code", .coupon), ("home_tile", .item(.tile)), ("group", .item(.group)),
      ("message_full_page", .message(.fullPage)), ("message_webview", .message(.webView)),
      ("ad_banner", .ad), (" HOME_TILE\n", .item(.tile)), ("other", .none), (nil, .none),
    ] as [(String?, ContentCardClassType)])
  func rawTypesAreThoseOfTheGuide(rawType: String?, classType: ContentCardClassType) {
    #expect(ContentCardClassType(rawType: rawType) == classType)
  }

  @Test func allCasesAreInTheOrderOfTheSchema() {
    #expect(
      ContentCardClassType.allCases == [
        .ad, .coupon, .item(.tile), .item(.group), .message(.fullPage), .message(.webView), .none,
      ])
    for classType in ContentCardClassType.allCases {
      #expect(ContentCardClassType(rawType: classType.rawType) == classType)
    }
    #expect(ContentCardClassType.none.rawType == nil)
  }

  /// Reasons that no other test shows.
  @Test(arguments: [
    (
      ContentCard(id: "a", extras: ["class_type": "coupon_code", "discount_percentage": .null]),
      #"Content card "a" of class type "coupon_code" is rejected: "discount_percentage" is missing."#
    ),
    (
      ContentCard(id: "a", extras: ["class_type": "ad_banner"], image: "not a url"),
      #"Content card "a" of class type "ad_banner": "card.image" is "not a url", which is not a URL "#
        + "such as https://example.com; remove line breaks, and percent-encode spaces, non-ASCII characters, and characters such as [ or |; the value is ignored."
    ),
  ])
  func invalidValuesAreReported(card: ContentCard, issue: String) {
    #expect(
      ContentCardClassType.convertContentCards([card]).issues.map(\.description) == [issue])
  }
}
