extension ContentCardsGeneratedCode {
  /// The rules that a schema can set for text.
  public struct StringRules: OptionSet, ValueRules {
    public let rawValue: Int

    @inlinable public init(rawValue: Int) { self.rawValue = rawValue }

    /// An empty string is a valid value. Without this rule, it counts as missing.
    @_spi(ContentCardsGenerated) @inlinable public static var allowsEmpty: Self {
      Self(rawValue: 1)
    }

    /// Text that contains a Liquid tag is invalid.
    @_spi(ContentCardsGenerated) @inlinable public static var rejectsLiquid: Self {
      Self(rawValue: 2)
    }

    public var allowsEmpty: Bool { contains(.allowsEmpty) }
    public var rejectsLiquid: Bool { contains(.rejectsLiquid) }
  }
}

extension String: ContentCardsGeneratedCode.DecodableValue {
  static let expectation = "text"

  /// `true`, because HTML can contain `{{`. For a card, the decoder still records an issue.
  @_spi(ContentCardsGenerated) public static var allowsLiquid: Bool { true }

  /// Reads text. Other JSON values, such as numbers, are invalid.
  @_spi(ContentCardsGenerated) public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.StringRules
  ) throws(ContentCardIssue.Reason) -> String {
    try value.text(expected: expectation)
  }
}
