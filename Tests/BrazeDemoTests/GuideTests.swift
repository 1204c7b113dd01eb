import BrazeDemo
import ContentCards
import Foundation
import Testing

/// The spelling of Braze's guide.
@Suite struct GuideTests {
  static var metaData: [ContentCardKey: Any] {
    [
      .idString: "a1",
      .created: 1_700_000_000.0,
      .dismissible: true,
      .image: "https://example.com/coupon.png",
      .extras: ["class_type": "coupon_code", "discount_percentage": "20"] as [AnyHashable: Any],
    ]
  }

  @Test func anObjectIsMadeFromTheMetaDataDictionary() throws {
    let coupon = try #require(Coupon(metaData: Self.metaData, classType: .coupon))
    #expect(coupon.discountPercentage == 20)
    let data = try #require(coupon.contentCardData)
    #expect(data.contentCardId == "a1")
    #expect(data.contentCardClassType == .coupon)
    #expect(data.createdAt?.timeIntervalSince1970 == 1_700_000_000)
    #expect(data.isDismissible)
    #expect(coupon.isContentCard)
  }

  @Test func theDispatchFunctionGivesTheObject() {
    guard
      case .coupon(let coupon) = ContentCardClassType.contentCardable(
        with: Self.metaData, for: .coupon)
    else {
      Issue.record("not a coupon")
      return
    }
    #expect(coupon.discountPercentage == 20)
    #expect(ContentCardClassType.contentCardable(with: Self.metaData, for: .item(.tile)) == nil)
    #expect(ContentCardClassType.contentCardable(with: Self.metaData, for: .none) == nil)
  }

  @Test(arguments: [
    ("coupon_code", ContentCardClassType.coupon), ("home_tile", .item(.tile)),
    ("group", .item(.group)),
    ("message_full_page", .message(.fullPage)), ("message_webview", .message(.webView)),
    ("ad_banner", .ad),
    ("HOME_TILE", .item(.tile)), (" home_tile\n", .item(.tile)), ("other", .none), ("", .none),
  ])
  func rawTypesAreThoseOfTheGuide(rawType: String, classType: ContentCardClassType) {
    #expect(ContentCardClassType(rawType: rawType) == classType)
  }

  @Test func noRawTypeIsTheFallback() {
    #expect(ContentCardClassType(rawType: nil) == ContentCardClassType.none)
    #expect(ContentCardClassType.none.rawType == nil)
  }

  @Test func allCasesStandInFileOrderAndLeadBack() {
    #expect(
      ContentCardClassType.allCases == [
        .ad, .coupon, .item(.tile), .item(.group), .message(.fullPage), .message(.webView), .none,
      ])
    for classType in ContentCardClassType.allCases {
      #expect(ContentCardClassType(rawType: classType.rawType) == classType)
    }
  }

  /// As the README says it: `.none` of the class type and of the Optional are two things.
  @Test func theFallbackCaseOfAnOptionalClassTypeIsToldFromNothing() {
    let unknown: ContentCardClassType? = ContentCardClassType(rawType: "unknown")
    let nothing: ContentCardClassType? = nil
    #expect(unknown == ContentCardClassType.none)
    #expect(nothing != ContentCardClassType.none)
    #expect(unknown != Optional.none)
  }

  @Test func keysHaveTheirConstants() {
    #expect(ContentCardKey.tileID.rawValue == "tile_id")
    #expect(ContentCardKey.discountPercentage.rawValue == "discount_percentage")
    #expect(ContentCardKey.messageHeader.rawValue == "message_header")
    #expect(ContentCardKey.classType.rawValue == "class_type")
  }

  @Test func logsGoThroughTheCardsOwnContext() async throws {
    let (stream, log) = AsyncStream.makeStream(of: String.self)
    var metaData = Self.metaData
    metaData[.context] = ContentCardContext(
      logImpression: { log.yield("impression") }, logClick: { log.yield("click") },
      logDismissed: { log.yield("dismissal") })
    let coupon = try #require(Coupon(metaData: metaData, classType: .coupon))
    #expect(coupon.logContentCardImpression())
    #expect(coupon.logContentCardClicked())
    #expect(coupon.logContentCardDismissed())
    log.finish()
    #expect(
      await stream.reduce(into: []) { $0.append($1) } == ["impression", "click", "dismissal"])
  }
}
