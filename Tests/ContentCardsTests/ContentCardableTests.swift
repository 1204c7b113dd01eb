import ContentCards
import Foundation
import Testing

struct ContentCardableTests {
  @Test func theGuidesInitializerCreatesAnObject() throws {
    let coupon = try #require(Coupon(metaData: Self.metaData, classType: .coupon))
    #expect(coupon.discountPercentage == 20)
    #expect(coupon.image == URL(string: "https://example.com/i.png"))
    #expect(coupon.contentCardData?.contentCardId == "a")
    #expect(coupon.contentCardData?.contentCardClassType == .coupon)
    #expect(coupon.contentCardData?.createdAt?.timeIntervalSince1970 == 1_700_000_000)
  }

  @Test func theGuidesInitializerFailsForAnInvalidValue() {
    let metaData = Self.metaData.merging([.extras: ["discount_percentage": "20%"]]) { $1 }
    #expect(Coupon(metaData: metaData, classType: .coupon) == nil)
    #expect(Coupon(metaData: [:], classType: .coupon) == nil)
  }

  @Test func anObjectLogsThroughItsCardsContext() throws {
    let log = EventLog()
    let metaData = Self.metaData.merging([.context: log.context, .isControl: true]) { $1 }
    let coupon = try #require(Coupon(metaData: metaData, classType: .coupon))
    #expect(coupon.isContentCard)
    #expect(coupon.isControl)
    #expect(coupon.logContentCardImpression())
    #expect(coupon.logContentCardClicked())
    #expect(coupon.logContentCardDismissed())
    #expect(coupon.contentCardData?.context?.log(.clickAction) == true)
    #expect(log.events == ["impression", "click", "dismissal", "click action"])
  }

  @Test func aCardWithoutAContextLogsNothing() throws {
    let coupon = try #require(Coupon(metaData: Self.metaData, classType: .coupon))
    #expect(coupon.isContentCard)
    #expect(!coupon.logContentCardImpression())
    #expect(!coupon.logContentCardDismissed())
  }

  @Test func eventsWithoutAClosureAreNotLogged() {
    let context = ContentCardContext(logClick: {})
    #expect(!context.log(.impression))
    #expect(context.log(.click))
    #expect(!context.log(.clickAction))
    #expect(!context.log(.dismissal))
  }

  static var metaData: [ContentCardKey: Any] {
    [
      .idString: "a", .created: 1_700_000_000.0, .dismissible: true,
      .extras: ["class_type": "coupon_code", "discount_percentage": "20"],
      .image: "https://example.com/i.png",
    ]
  }
}
