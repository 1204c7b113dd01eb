import Foundation

extension URL: ContentCardsGeneratedCode.DecodableValue {
  /// Reads an absolute URL from text.
  @_spi(ContentCardsGenerated) public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.NoRules
  ) throws(ContentCardIssue.Reason) -> URL {
    let expectation = "a URL such as https://example.com"
    let text = try value.text(expected: expectation)
    guard let url = ValueGrammar.url(text) else {
      let isPlain = text.utf8.allSatisfy {
        (0x21...0x7E).contains($0) && !"\"<>[\\]^`{|}".utf8.contains($0)
      }
      let advice =
        "percent-encode spaces, characters such as [ and |, and those that are not ASCII, and remove line breaks"
      throw .notA(isPlain ? expectation : "\(expectation); \(advice)")
    }
    return url
  }
}
