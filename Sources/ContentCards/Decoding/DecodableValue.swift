extension ContentCardsGeneratedCode {
  /// A type whose values the decoder reads, such as a built-in type or a ``ContentCardValue``.
  public protocol DecodableValue: Hashable, Sendable {
    /// The rules that a schema can set for a value, such as a range.
    associatedtype Rules: ValueRules = NoRules

    /// Whether the type accepts text that contains a Liquid tag.
    @_spi(ContentCardsGenerated) static var allowsLiquid: Bool { get }

    /// Reads a value.
    ///
    /// - Parameters:
    ///   - value: The value or the default, never `.null`. Text from a card is trimmed, is empty only if the rules
    ///     allow it, and contains no Liquid tag unless ``allowsLiquid`` is `true`.
    ///   - rules: The schema's rules for the value.
    /// - Throws: The reason why the value is invalid, or `.empty` for an empty list that counts as missing.
    @_spi(ContentCardsGenerated) static func read(
      _ value: ExtraValue, rules: Rules
    ) throws(ContentCardIssue.Reason) -> Self
  }

  /// The rules that a schema can set for the values of a type.
  public protocol ValueRules: Sendable {
    /// Creates the default rules.
    init()

    /// Whether empty text or, for a list, an empty list can be valid. If `false`, such a value counts as missing.
    var allowsEmpty: Bool { get }

    /// Whether text with a Liquid tag is invalid even if the type accepts it.
    var rejectsLiquid: Bool { get }
  }

  /// Empty rules, for types whose values have no rules.
  public struct NoRules: ValueRules {
    @inlinable public init() {}
  }
}

extension ContentCardsGeneratedCode.ValueRules {
  /// `false` by default: empty text counts as missing.
  public var allowsEmpty: Bool { false }

  /// `false` by default: the type decides whether text can contain a Liquid tag.
  public var rejectsLiquid: Bool { false }
}

@_spi(ContentCardsGenerated)
extension ContentCardsGeneratedCode.DecodableValue {
  /// `false` by default: text from a card with a Liquid tag is invalid.
  public static var allowsLiquid: Bool { false }

  /// Rejects every value. The compiler requires a default implementation, because apps cannot see the requirement.
  public static func read(
    _ value: ExtraValue, rules: Rules
  ) throws(ContentCardIssue.Reason) -> Self {
    throw .notA("a \(Self.self)")
  }
}

extension ExtraValue {
  func text(expected expectation: String) throws(ContentCardIssue.Reason) -> String {
    guard case .string(let text) = self else { throw .wrongKind(kind, expected: expectation) }
    return text
  }
}
