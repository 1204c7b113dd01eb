extension ContentCardsGeneratedCode {
  /// The rules that a schema can set for text.
  public struct StringRules: ContentCardRules {
    /// Whether an empty string is a valid value. Otherwise, it counts as missing.
    public let allowsEmpty: Bool

    /// Creates rules that treat an empty string as missing.
    @inlinable public init() { self.init(allowsEmpty: false) }

    @inlinable init(allowsEmpty: Bool) { self.allowsEmpty = allowsEmpty }

    /// Rules that accept an empty string as a value.
    @inlinable public static var allowsEmpty: Self { Self(allowsEmpty: true) }
  }
}
