extension ContentCardsGeneratedCode {
  /// The rules that a schema can set for text.
  public struct StringRules: ContentCardRules {
    /// Whether an empty text is a valid value. Otherwise it counts as missing.
    public let allowsEmpty: Bool

    /// Creates rules by which an empty text counts as missing.
    @inlinable public init() { self.init(allowsEmpty: false) }

    @inlinable init(allowsEmpty: Bool) { self.allowsEmpty = allowsEmpty }

    /// Rules by which an empty text is a valid value.
    @inlinable public static var allowsEmpty: Self { Self(allowsEmpty: true) }
  }
}
