import ContentCards
import Foundation
import Testing

/// Tests with cards from the tests and samples of Braze's SDKs and of other projects.
struct RealPayloadTests {
  @Test(arguments: [
    // A card of the Flutter SDK
    (
      """
      {"ca": 1234567890, "cl": false, "db": true, "dm": "", "ds": "Description of Card",
       "e": {"timestamp": "1234567890"}, "ea": 1234567890, "id": "someID=", "p": false, "r": false,
       "t": false, "tp": "short_news", "tt": "Title of Card", "uw": true, "v": false}
      """,
      ContentCard(
        id: "someID=", extras: ["timestamp": "1234567890"], title: "Title of Card",
        cardDescription: "Description of Card", openURLInWebView: true, domain: "",
        createdAt: date(1_234_567_890), expiresAt: date(1_234_567_890), isDismissible: true)
    ),
    // All fields of the Flutter SDK
    (
      """
      {"id": "some id", "cl": false, "ca": 1, "ds": "some description", "db": true,
       "ea": 1592545002, "e": {"test": "123", "foo": "bar"},
       "i": "https://www.sometestimageuri.com", "ar": 1.2, "dm": "some link text", "p": true,
       "r": false, "tt": "some title", "tp": "some type", "u": "https://www.sometesturi.com",
       "uw": true, "v": false}
      """,
      ContentCard(
        id: "some id", extras: ["test": "123", "foo": "bar"], kind: .classicImage,
        title: "some title", cardDescription: "some description",
        image: "https://www.sometestimageuri.com", imageAspectRatio: 1.2,
        urlString: "https://www.sometesturi.com", openURLInWebView: true, domain: "some link text",
        createdAt: date(1), expiresAt: date(1_592_545_002), isPinned: true, isDismissible: true)
    ),
    // A live card with nulls and stray keys
    (
      """
      {"ar": 1, "ca": 1702049609, "cl": false, "db": true, "dm": "", "ds": "Contetrwerwe",
       "e": {"hhhh": "wefwefewf"}, "hhhh": "wefwefewf", "ea": 1702654409,
       "i": "https://braze-images.com/original.png?1701861956",
       "id": "NjU3MDVhM2U0MjAxMzMwMDRiMzBmYzdjXyRfY2M9ZjM2NDNmYmY=", "p": false,
       "tp": "short_news", "tt": "Contetrwerwe", "u": null, "uw": null, "v": false,
       "Yc": "ab-classic-card"}
      """,
      ContentCard(
        id: "NjU3MDVhM2U0MjAxMzMwMDRiMzBmYzdjXyRfY2M9ZjM2NDNmYmY=", extras: ["hhhh": "wefwefewf"],
        kind: .classicImage, title: "Contetrwerwe", cardDescription: "Contetrwerwe",
        image: "https://braze-images.com/original.png?1701861956", imageAspectRatio: 1, domain: "",
        createdAt: date(1_702_049_609), expiresAt: date(1_702_654_409), isDismissible: true)
    ),
    // A sync response without expiry
    (
      """
      {"cards": [{"id": "reinit-card", "type": "short_news", "ca": 1700000000, "ea": null,
        "v": true, "db": false, "p": false, "tp": "short_news", "tt": "After re-init",
        "ds": "Published to the re-subscribed listener", "i": "https://cdn.example.com/card.png",
        "u": "https://example.com/card", "e": {}}],
       "last_full_sync_at": 1700000000, "full_sync": true}
      """,
      ContentCard(
        id: "reinit-card", kind: .classicImage, title: "After re-init",
        cardDescription: "Published to the re-subscribed listener",
        image: "https://cdn.example.com/card.png", urlString: "https://example.com/card",
        createdAt: date(1_700_000_000), isViewed: true)
    ),
    // A minimal sync response of Android
    (
      """
      {"message": "success", "full_sync": true, "cards": [{"id": "wire-card-1",
        "tp": "short_news", "ca": 1700000000, "tt": "Wire title", "ds": "Wire description",
        "u": "https://example.test/click", "i": "https://example.test/image.png"}]}
      """,
      ContentCard(
        id: "wire-card-1", kind: .classicImage, title: "Wire title",
        cardDescription: "Wire description", image: "https://example.test/image.png",
        urlString: "https://example.test/click", createdAt: date(1_700_000_000))
    ),
    // A removed card of Android
    (
      #"{"id": "removed-card-id", "r": true}"#, ContentCard(id: "removed-card-id", isRemoved: true)
    ),
    // A captioned card of the React Native SDK
    (
      """
      {"id": "captioned123", "created": 1234567890.0, "expiresAt": 9876543210.0, "viewed": true,
       "clicked": false, "pinned": true, "dismissed": false, "dismissible": true,
       "url": "https://example.com", "openURLInWebView": false, "isControl": false,
       "extras": {"key": "value"}, "image": "https://example.com/image.jpg",
       "imageAspectRatio": 1.5, "title": "Test Title", "cardDescription": "Test Description",
       "domain": "example.com", "type": "Captioned"}
      """,
      ContentCard(
        id: "captioned123", extras: ["key": "value"], kind: .captionedImage, title: "Test Title",
        cardDescription: "Test Description", image: "https://example.com/image.jpg",
        imageAspectRatio: 1.5, urlString: "https://example.com", domain: "example.com",
        createdAt: date(1_234_567_890), expiresAt: date(9_876_543_210), isViewed: true,
        isPinned: true, isDismissible: true)
    ),
    // A card of the Web SDK after a round trip through JSON
    (
      """
      {"id": "web", "viewed": true, "title": "Title", "imageUrl": "https://example.com/i.png",
       "description": "Description", "created": "2023-11-14T22:13:20.000Z",
       "updated": "2023-11-14T22:13:20.000Z", "expiresAt": null, "url": "https://example.com",
       "linkText": "Go", "aspectRatio": 1, "extras": {"key": "value"}, "pinned": true,
       "dismissible": true, "dismissed": true, "clicked": true, "isControl": false,
       "language": "de", "altImageText": "A gift", "test": true}
      """,
      ContentCard(
        id: "web", extras: ["key": "value"], kind: .classicImage, title: "Title",
        cardDescription: "Description", image: "https://example.com/i.png", imageAltText: "A gift",
        imageAspectRatio: 1, urlString: "https://example.com", domain: "Go", language: "de",
        createdAt: date(1_700_000_000), isViewed: true, isClicked: true, isPinned: true,
        isDismissible: true, isDismissed: true, isTest: true)
    ),
  ])
  func everyFieldIsRead(json: String, card: ContentCard) throws {
    let payload = try ContentCard.Payload(json: Data(json.utf8))
    #expect(payload.failures.isEmpty && payload.cards == [card])
  }

  private static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
}
