extension ContentCardsGeneratedCode {
  /// The rules that a schema can set for text.
  public struct StringRules: ValueRules {
    public let allowsEmpty: Bool

    /// Creates rules that treat an empty string as missing.
    @inlinable public init() { self.init(allowsEmpty: false) }

    @inlinable package init(allowsEmpty: Bool) { self.allowsEmpty = allowsEmpty }

    /// Rules that accept an empty string as a value.
    @_spi(ContentCardsGenerated) @inlinable public static var allowsEmpty: Self {
      Self(allowsEmpty: true)
    }
  }
}

extension String: ContentCardsGeneratedCode.DecodableValue {
  static let expectation = "text"

  /// `true`, because HTML can contain `{{`. The decoder still records a warning.
  @_spi(ContentCardsGenerated) public static var allowsLiquid: Bool { true }

  /// Reads text. Other JSON values, such as numbers, are invalid.
  @_spi(ContentCardsGenerated) public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.StringRules
  ) throws(ContentCardIssue.Reason) -> String {
    try value.text(expected: expectation)
  }
}
