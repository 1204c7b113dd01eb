import ContentCards
import Testing

struct ContentCardFieldTests {
  @Test func theFieldsMatchTheSchemaLanguage() {
    #expect(
      ContentCardField.allCases.map(\.rawValue) == [
        "title", "cardDescription", "image", "imageAltText", "imageAspectRatio", "urlString",
        "openURLInWebView", "domain", "language",
      ])
  }
}
