import Foundation

extension URL: ContentCardsGeneratedCode.DecodableValue {
  /// Reads an absolute URL from text.
  @_spi(ContentCardsGenerated) public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.NoRules
  ) throws(ContentCardIssue.Reason) -> URL {
    let expectation = "a URL such as https://example.com"
    let text = try value.text(expected: expectation)
    guard let url = ValueGrammar.url(text) else {
      // The brackets around an IPv6 address stay.
      let other = text.contains("://[") ? "\"<>\\^`{|}" : "\"<>[\\]^`{|}"
      let isPlain = text.utf8.allSatisfy {
        (0x21...0x7E).contains($0) && !other.utf8.contains($0)
      }
      let advice =
        "remove line breaks, and percent-encode spaces, non-ASCII characters, and characters such as [ or |"
      throw .notA(isPlain ? expectation : "\(expectation); \(advice)")
    }
    return url
  }
}
