import Foundation

extension URL: ContentCardValue {
  /// The phrase `a URL such as https://example.com`.
  public static var expectation: String { "a URL such as https://example.com" }

  /// Reads an absolute URL from text.
  ///
  /// - Parameters:
  ///   - value: The card's value.
  ///   - rules: Unused, because this type has no rules.
  /// - Throws: A ``ContentCardValueError`` if the value is invalid.
  public static func read(
    _ value: ExtraValue, rules: NoContentCardRules
  ) throws(ContentCardValueError) -> URL {
    let text = try value.text(as: Self.self)
    guard let url = ValueGrammar.url(text) else {
      let isPlain = text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      throw .notA(
        isPlain
          ? expectation : "a URL: percent-encode spaces and characters that are not ASCII")
    }
    return url
  }
}
