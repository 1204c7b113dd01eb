extension ContentCardsGeneratedCode {
  /// What a schema can ask of text.
  public struct StringRules: ContentCardRules {
    /// Whether empty text is a value rather than a missing one.
    public let allowsEmpty: Bool

    /// Empty text counts as missing.
    @inlinable public init() { self.init(allowsEmpty: false) }

    @inlinable init(allowsEmpty: Bool) { self.allowsEmpty = allowsEmpty }

    /// Empty text is a value.
    @inlinable public static var allowsEmpty: Self { Self(allowsEmpty: true) }
  }
}
