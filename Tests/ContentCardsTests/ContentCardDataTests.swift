import ContentCards
import Testing

struct ContentCardDataTests {
  @Test func everythingComesFromTheCard() {
    let context = ContentCardContext()
    let data = ContentCardData(
      ContentCard(
        id: "a", kind: .control, createdAt: 1, expiresAt: 2, isViewed: true, isClicked: true,
        isPinned: true, isDismissible: false, isTest: true, context: context),
      classType: ShopClassType.coupon)
    #expect(data.contentCardId == "a")
    #expect(data.contentCardClassType == .coupon)
    #expect(data.createdAt == 1)
    #expect(data.expiresAt == 2)
    #expect(data.isViewed && data.isClicked && data.isPinned && data.isTest && data.isControl)
    #expect(!data.isDismissible)
    #expect(data.context === context)
  }

  @Test func equalityAndHashAreThoseOfTheIdentifier() {
    let seen = ContentCardData(ContentCard(id: "a", isViewed: true), classType: 1)
    let unseen = ContentCardData(ContentCard(id: "a"), classType: 2)
    let other = ContentCardData(ContentCard(id: "b"), classType: 1)
    #expect(seen == unseen)
    #expect(seen.hashValue == unseen.hashValue)
    #expect(seen != other)
    #expect(Set([seen, unseen, other]).count == 2)
  }

  @available(*, deprecated)
  @Test func theGuidesSpellingIsAnAlias() {
    #expect(ContentCardData(ContentCard(id: "a", isDismissible: true), classType: 1).isDismissable)
  }
}
