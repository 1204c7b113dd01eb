import ContentCards
import Testing

struct ContentCardKeyConstantsTests {
  @Test(arguments: [
    (ContentCardKey.idString, "idString"), (.created, "created"), (.dismissible, "dismissible"),
    (.extras, "extras"), (.title, "title"), (.cardDescription, "cardDescription"),
    (.image, "image"), (.urlString, "urlString"), (.domain, "domain"), (.classType, "class_type"),
    (.context, "context"), (.expiresAt, "expiresAt"), (.pinned, "pinned"), (.viewed, "viewed"),
    (.clicked, "clicked"), (.isTest, "isTest"), (.isControl, "isControl"),
    (.imageAspectRatio, "imageAspectRatio"), (.imageAltText, "imageAltText"),
    (.language, "language"), (.openURLInWebView, "openURLInWebView"),
  ])
  func theNamesAreThoseOfTheGuide(key: ContentCardKey, rawValue: String) {
    #expect(key.rawValue == rawValue && key.description == rawValue)
  }

  @available(*, deprecated)
  @Test func theGuidesSpellingIsAnAlias() {
    #expect(ContentCardKey.dismissable == .dismissible)
  }
}
