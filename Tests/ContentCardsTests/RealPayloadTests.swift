import ContentCards
import Foundation
import Testing

/// Tests with cards from the tests and samples of Braze's SDKs and of other projects.
struct RealPayloadTests {
  @Test func shortNewsOfTheFlutterSDK() throws {
    let card = try Self.card(
      """
      {"ca": 1234567890, "cl": false, "db": true, "dm": "", "ds": "Description of Card",
       "e": {"timestamp": "1234567890"}, "ea": 1234567890, "id": "someID=", "p": false, "r": false,
       "t": false, "tp": "short_news", "tt": "Title of Card", "uw": true, "v": false}
      """)
    #expect(card.id == "someID=")
    #expect(card.kind == .classic)
    #expect(card.title == "Title of Card")
    #expect(card.cardDescription == "Description of Card")
    #expect(card.domain == "")
    #expect(card.extras == ["timestamp": "1234567890"])
    #expect(card.createdAt?.timeIntervalSince1970 == 1_234_567_890)
    #expect(card.expiresAt?.timeIntervalSince1970 == 1_234_567_890)
    #expect(card.isDismissible && card.openURLInWebView)
    #expect(!card.isClicked && !card.isPinned && !card.isRemoved && !card.isTest && !card.isViewed)
    #expect(card.urlString == nil && card.image == nil)
  }

  @Test func allFieldsOfTheFlutterSDK() throws {
    let card = try Self.card(
      """
      {"id": "some id", "cl": false, "ca": 1, "ds": "some description", "db": true,
       "ea": 1592545002, "e": {"test": "123", "foo": "bar"},
       "i": "https://www.sometestimageuri.com", "ar": 1.2, "dm": "some link text", "p": true,
       "r": false, "tt": "some title", "tp": "some type", "u": "https://www.sometesturi.com",
       "uw": true, "v": false}
      """)
    #expect(card.id == "some id")
    #expect(card.kind == .classicImage)
    #expect(card.extras == ["test": "123", "foo": "bar"])
    #expect(card.image == "https://www.sometestimageuri.com")
    #expect(card.imageAspectRatio == 1.2)
    #expect(card.domain == "some link text")
    #expect(card.urlString == "https://www.sometesturi.com")
    #expect(card.expiresAt?.timeIntervalSince1970 == 1_592_545_002)
    #expect(card.isPinned)
  }

  @Test func aLiveCardWithNullsAndStrayKeys() throws {
    let card = try Self.card(
      """
      {"ar": 1, "ca": 1702049609, "cl": false, "db": true, "dm": "", "ds": "Contetrwerwe",
       "e": {"hhhh": "wefwefewf"}, "hhhh": "wefwefewf", "ea": 1702654409,
       "i": "https://braze-images.com/content_cards/9eedffcc/original.png?1701861956",
       "id": "NjU3MDVhM2U0MjAxMzMwMDRiMzBmYzdjXyRfY2M9ZjM2NDNmYmY=", "p": false,
       "tp": "short_news", "tt": "Contetrwerwe", "u": null, "uw": null, "v": false,
       "Yc": "ab-classic-card"}
      """)
    #expect(card.id == "NjU3MDVhM2U0MjAxMzMwMDRiMzBmYzdjXyRfY2M9ZjM2NDNmYmY=")
    #expect(card.kind == .classicImage)
    #expect(card.urlString == nil)
    #expect(!card.openURLInWebView)
    #expect(card.imageAspectRatio == 1)
    #expect(card.extras == ["hhhh": "wefwefewf"])
  }

  @Test func aSyncResponseWithoutExpiry() throws {
    let card = try Self.card(
      """
      {"cards": [{"id": "reinit-card", "type": "short_news", "ca": 1700000000, "ea": null,
        "v": true, "db": false, "p": false, "tp": "short_news", "tt": "After re-init",
        "ds": "Published to the re-subscribed listener", "i": "https://cdn.example.com/card.png",
        "u": "https://example.com/card", "e": {}}],
       "last_full_sync_at": 1700000000, "full_sync": true}
      """)
    #expect(card.id == "reinit-card")
    #expect(card.kind == .classicImage)
    #expect(card.expiresAt == nil)
    #expect(card.isViewed && !card.isDismissible)
    #expect(card.extras.isEmpty)
  }

  @Test func aMinimalSyncResponseOfAndroid() throws {
    let card = try Self.card(
      """
      {"message": "success", "full_sync": true, "cards": [{"id": "wire-card-1",
        "tp": "short_news", "ca": 1700000000, "tt": "Wire title", "ds": "Wire description",
        "u": "https://example.test/click", "i": "https://example.test/image.png"}]}
      """)
    #expect(card.id == "wire-card-1")
    #expect(card.urlString == "https://example.test/click")
    #expect(card.expiresAt == nil)
    #expect(card.extras.isEmpty)
    #expect(!card.isViewed && !card.isPinned && !card.isDismissible && !card.isRemoved)
  }

  @Test func aRemovedCardOfAndroid() throws {
    let card = try Self.card(#"{"id": "removed-card-id", "r": true}"#)
    #expect(card.id == "removed-card-id")
    #expect(card.isRemoved)
  }

  @Test func aCaptionedCardOfTheReactNativeSDK() throws {
    let card = try Self.card(
      """
      {"id": "captioned123", "created": 1234567890.0, "expiresAt": 9876543210.0, "viewed": true,
       "clicked": false, "pinned": true, "dismissed": false, "dismissible": true,
       "url": "https://example.com", "openURLInWebView": false, "isControl": false,
       "extras": {"key": "value"}, "image": "https://example.com/image.jpg",
       "imageAspectRatio": 1.5, "title": "Test Title", "cardDescription": "Test Description",
       "domain": "example.com", "type": "Captioned"}
      """)
    #expect(card.id == "captioned123")
    #expect(card.kind == .captionedImage)
    #expect(card.createdAt?.timeIntervalSince1970 == 1_234_567_890)
    #expect(card.expiresAt?.timeIntervalSince1970 == 9_876_543_210)
    #expect(card.isViewed && card.isPinned && card.isDismissible)
    #expect(!card.isClicked && !card.isDismissed && !card.openURLInWebView && !card.isControl)
    #expect(card.urlString == "https://example.com")
    #expect(card.image == "https://example.com/image.jpg")
    #expect(card.imageAspectRatio == 1.5)
    #expect(card.title == "Test Title")
    #expect(card.cardDescription == "Test Description")
    #expect(card.domain == "example.com")
    #expect(card.extras == ["key": "value"])
  }

  @Test func aCardOfTheWebSDKAfterARoundTripThroughJSON() throws {
    let card = try Self.card(
      """
      {"id": "web", "viewed": true, "title": "Title", "imageUrl": "https://example.com/i.png",
       "description": "Description", "created": "2023-11-14T22:13:20.000Z",
       "updated": "2023-11-14T22:13:20.000Z", "expiresAt": null, "url": "https://example.com",
       "linkText": "Go", "aspectRatio": 1, "extras": {"key": "value"}, "pinned": true,
       "dismissible": true, "dismissed": true, "clicked": true, "isControl": false,
       "language": "de", "altImageText": "A gift", "test": true}
      """)
    #expect(card.kind == .classicImage)
    #expect(card.cardDescription == "Description")
    #expect(card.image == "https://example.com/i.png")
    #expect(card.createdAt?.timeIntervalSince1970 == 1_700_000_000)
    #expect(card.expiresAt == nil)
    #expect(card.domain == "Go")
    #expect(card.imageAspectRatio == 1)
    #expect(card.imageAltText == "A gift")
    #expect(card.language == "de")
    #expect(card.isPinned && card.isDismissible && card.isDismissed && card.isClicked)
    #expect(card.isTest && card.isViewed)
  }

  private static func card(_ json: String) throws -> ContentCard {
    let payload = try ContentCardPayload(json: Data(json.utf8))
    #expect(payload.failures.isEmpty && payload.cards.count == 1)
    return try #require(payload.cards.first)
  }
}
