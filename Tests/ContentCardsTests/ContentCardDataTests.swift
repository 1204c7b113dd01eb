import ContentCards
import Foundation
import Testing

struct ContentCardDataTests {
  @Test func allPropertiesComeFromTheCard() {
    let context = ContentCardContext()
    let data = ContentCardData(
      ContentCard(
        id: "a", kind: .control, createdAt: Date(timeIntervalSince1970: 1),
        expiresAt: Date(timeIntervalSince1970: 2), isViewed: true, isClicked: true,
        isPinned: true, isDismissible: false, isTest: true, context: context),
      classType: ShopClassType.coupon)
    #expect(data.id == "a")
    #expect(data.contentCardId == "a")
    #expect(data.contentCardClassType == .coupon)
    #expect(data.createdAt == Date(timeIntervalSince1970: 1))
    #expect(data.expiresAt == Date(timeIntervalSince1970: 2))
    #expect(data.isViewed && data.isClicked && data.isPinned && data.isTest && data.isControl)
    #expect(!data.isDismissible)
    #expect(data.context === context)
  }

  /// Each property affects equality, and only the identifier affects the hash.
  @Test func equalityIgnoresTheContextAndTheHashUsesTheIdentifier() {
    let data = ContentCardData(ContentCard(id: "a"), classType: 1)
    let others =
      [
        ContentCard(id: "a", kind: .control), ContentCard(id: "a", createdAt: Date()),
        ContentCard(id: "a", expiresAt: Date()), ContentCard(id: "a", isViewed: true),
        ContentCard(id: "a", isClicked: true), ContentCard(id: "a", isPinned: true),
        ContentCard(id: "a", isDismissible: true), ContentCard(id: "a", isTest: true),
      ].map { ContentCardData($0, classType: 1) } + [
        ContentCardData(ContentCard(id: "a"), classType: 2)
      ]
    for other in others {
      #expect(data != other)
      #expect(data.hashValue == other.hashValue)
    }
    #expect(Set(others).count == others.count)
    #expect(data != ContentCardData(ContentCard(id: "b"), classType: 1))
    let context = ContentCardContext()
    #expect(data == ContentCardData(ContentCard(id: "a", context: context), classType: 1))
  }

  @available(*, deprecated)
  @Test func theGuidesSpellingIsAnAlias() {
    #expect(ContentCardData(ContentCard(id: "a", isDismissible: true), classType: 1).isDismissable)
  }
}
