/// A type whose values can be read from a content card's extras and standard fields.
///
/// To read values as your own type, make the type conform to this protocol:
///
/// ```swift
/// struct StockNumber: ContentCardValue {
///   var digits: String
///   static let expectation = "a stock number such as A-1234"
///   static func read(
///     _ value: ExtraValue, rules: NoContentCardRules
///   ) throws(ContentCardValueError) -> Self {
///     let text = try value.text(as: Self.self)
///     guard text.hasPrefix("A-") else { throw .notA(expectation) }
///     return Self(digits: String(text.dropFirst(2)))
///   }
/// }
/// ```
public protocol ContentCardValue: Hashable, Sendable {
  /// The rules that a schema can set for a value, such as a range.
  associatedtype Rules: ContentCardRules = NoContentCardRules

  /// The expected value, as a phrase that follows "is not" in messages, such as `a whole number`.
  static var expectation: String { get }

  /// Whether the type accepts text that contains a Liquid tag (`{{ … }}` or `{% … %}`). If `false`, which is the
  /// default, a tag that was not filled in before the card was sent makes the value invalid.
  static var takesLiquid: Bool { get }

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - value: The card's value, never `.null`. Text has no leading or trailing white space, and is empty only if the
  ///     rules allow it. Text from a card contains no Liquid tag unless ``takesLiquid`` is `true`.
  ///   - rules: The schema's rules for the value.
  /// - Returns: The value, converted to this type.
  /// - Throws: A ``ContentCardValueError``, such as `.notA(expectation)`, if the value is invalid.
  static func read(_ value: ExtraValue, rules: Rules) throws(ContentCardValueError) -> Self
}

extension ContentCardValue {
  /// `false` by default: text with a Liquid tag is invalid.
  public static var takesLiquid: Bool { false }
}

/// The rules that a schema can set for values of a type, such as a range or a separator.
public protocol ContentCardRules: Sendable {
  /// Creates the default rules.
  init()

  /// Whether an empty string is a valid value. Otherwise, it counts as missing.
  var allowsEmpty: Bool { get }
}

extension ContentCardRules {
  /// `false` by default: an empty string counts as missing.
  public var allowsEmpty: Bool { false }
}

/// Empty rules, for types whose values have no rules.
public struct NoContentCardRules: ContentCardRules {
  /// Creates the rules.
  @inlinable public init() {}
}

extension ExtraValue {
  /// Returns the value as text, for types that accept only text.
  ///
  /// - Parameter type: The type that reads the value, for the error.
  /// - Throws: `wrongKind` if the value is not text.
  public func text<Value: ContentCardValue>(
    as type: Value.Type
  ) throws(ContentCardValueError) -> String {
    guard case .string(let text) = self else { throw mismatch(with: type) }
    return text
  }

  /// Returns the error for a kind of value that the type does not accept, such as an object instead of a number.
  ///
  /// - Parameter type: The type that reads the value.
  public func mismatch<Value: ContentCardValue>(with type: Value.Type) -> ContentCardValueError {
    .wrongKind(kind, expected: type.expectation)
  }
}
