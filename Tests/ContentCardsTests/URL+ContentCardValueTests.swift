import ContentCards
import Foundation
import Testing

struct URLValueTests {
  @Test func absoluteURLsAreRead() throws {
    let url = try reading("https://example.com/a?b=%20", as: URL.self).get()
    #expect(url.absoluteString == "https://example.com/a?b=%20")
  }

  @Test(
    arguments: [
      ("example.com", .notA("a URL such as https://example.com")),
      (5, .wrongKind("a number", expected: "a URL such as https://example.com")),
    ] as [(ExtraValue, ContentCardValueError)])
  func otherValuesAreRejected(value: ExtraValue, error: ContentCardValueError) {
    #expect(reading(value, as: URL.self) == .failure(error))
  }
}
