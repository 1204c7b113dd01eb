import Foundation

extension URL: ContentCardValue {
  /// "a URL such as https://example.com".
  public static var expectation: String { "a URL such as https://example.com" }

  /// The text of an absolute URL.
  public static func read(
    _ value: ExtraValue, rules: NoContentCardRules
  ) throws(ContentCardValueError) -> URL {
    let text = try value.text(as: Self.self)
    guard let url = ValueGrammar.url(text) else {
      let isPlain = text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      throw .notA(
        isPlain
          ? expectation : "a URL: spaces and letters beyond ASCII have to be percent-encoded in it")
    }
    return url
  }
}
