import BrazeDemo
import ContentCards
import Foundation
import Testing

/// From cards to the generated objects, for the model of Braze's guide and demo app.
@Suite struct ConversionTests {
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

  @Test func onlyWantedClassTypesAreConvertedInOrder() {
    let wanted: [ContentCardClassType] = [.item(.tile), .ad]
    let conversion = ContentCardClassType.convertContentCards(Cards.all, for: wanted)
    #expect(
      conversion.objects.map(\.contentCardData?.contentCardId) == ["ad", "tile"])
  }

  @Test func messagesShareAProtocol() {
    let conversion = ContentCardClassType.convertContentCards(Cards.all)
    let messages = conversion.objects.compactMap { $0.wrappedObject as? any Message }
    #expect(messages.map(\.messageHeader) == ["New", "Page"])
  }

  @Test func theNameInTheDashboardIsReadInAnyCaseAndTrimmed() {
    let card = Cards.coupon.with("class_type", " Coupon_CODE ")
    let conversion = ContentCardClassType.convertContentCards([card], for: [.coupon])
    #expect(conversion.objects.count == 1)
    #expect(conversion.issues.map(\.severity) == [.warning])
  }

  @Test func aMisspelledClassTypeIsReportedWhateverIsWanted() {
    let card = Cards.coupon.with("class_type", "cupon_code")
    let conversion = ContentCardClassType.convertContentCards([card], for: [.ad])
    #expect(
      conversion.issues.map(\.description) == [
        """
        Content card "coupon" is rejected: "class_type" is "cupon_code", which is not a declared class type; did \
        you mean "coupon_code"?
        """
      ])
    #expect(conversion.rejected.count == 1)
  }

  @Test func aCardWithoutAClassTypeIsSomebodyElses() {
    let conversion = ContentCardClassType.convertContentCards([Cards.coupon.with("class_type", nil)]
    )
    #expect(conversion.objects.isEmpty && conversion.rejected.isEmpty && conversion.issues.isEmpty)
  }

  @Test func aMisspelledDiscriminatorIsReported() {
    let card = Cards.coupon.with("class_type", nil).with("clas_type", "coupon_code")
    #expect(
      ContentCardClassType.convertContentCards([card]).issues.map(\.description) == [
        """
        Content card "coupon" is rejected: "class_type" is missing; the card \
        has "clas_type": is that a misspelling?
        """
      ])
  }

  @Test func aURLWithSpacesIsToldToEncodeThem() {
    var card = Cards.webView.with("html", nil)
    card.image = "not a url"
    #expect(
      ContentCardClassType.convertContentCards([card]).issues.map(\.description) == [
        """
        Content card "webView" of class type "message_webview": "card.image" is "not a url", which is not a URL: \
        percent-encode spaces and characters that are not ASCII; the value is ignored.
        """
      ])
  }

  @Test func theTileThatTheDemoSendsIsRefusedForItsMissingNumberAlone() {
    let conversion = ContentCardClassType.convertContentCards([Cards.tile.with("tile_id", nil)])
    #expect(
      conversion.issues.map(\.description) == [
        #"Content card "tile" of class type "home_tile" is rejected: "tile_id" is missing."#
      ])
  }

  @Test func everythingWrongWithACardIsReportedAtOnce() {
    let card = Cards.tile.with("tile_id", nil).with("tile_id ", nil).with("tile_idd", "1")
      .with("tile_title", "").with("tile_price", "EUR 250").with("tile_image", "promo.png")
    let conversion = ContentCardClassType.convertContentCards([card])
    let start = #"Content card "tile" of class type "home_tile" is rejected: "#
    #expect(
      conversion.issues.map { $0.description.replacing(start, with: "") } == [
        #""tile_id" is missing; the card has "tile_idd": is that a misspelling?"#,
        #""tile_title" is empty."#,
        #""tile_price" is "EUR 250", which is not a decimal number."#,
        #""tile_image" is "promo.png", which is not a URL such as https://example.com."#,
      ])
  }

  @Test func oneBadCardCostsNoOther() {
    let cards = [Cards.ad, Cards.coupon.with("discount_percentage", "free"), Cards.group]
    let conversion = ContentCardClassType.convertContentCards(cards)
    #expect(conversion.objects.count == 2)
    #expect(conversion.rejected.map(\.card.id) == ["coupon"])
  }
}
