import Foundation

extension URL: ContentCardValue {
  /// "a URL such as https://example.com".
  public static var expectation: String { "a URL such as https://example.com" }

  /// The text of an absolute URL.
  public static func read(
    _ value: ExtraValue, rules: NoContentCardRules
  ) throws(ContentCardValueError) -> URL {
    guard let url = ValueGrammar.url(try value.text(as: Self.self)) else {
      throw .notA(expectation)
    }
    return url
  }
}
