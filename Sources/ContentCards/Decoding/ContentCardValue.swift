/// A type that a content card's extras and standard fields can be read as.
///
/// Adopt it for a type of your own that has a text form:
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
  /// What a schema can ask of a value beyond its type.
  associatedtype Rules: ContentCardRules = NoContentCardRules

  /// What is expected, to be read after "is not": "a whole number".
  static var expectation: String { get }

  /// Whether text in which a Liquid tag (`{{ … }}`) was left is a value. False unless a type says
  /// otherwise: the tag was to be replaced before the card was sent.
  static var takesLiquid: Bool { get }

  /// Reads what arrived.
  ///
  /// Text has no white space around it and holds no Liquid tag that the type does not take. It is
  /// empty only where the rules allow that. The value is never null.
  static func read(_ value: ExtraValue, rules: Rules) throws(ContentCardValueError) -> Self
}

extension ContentCardValue {
  /// False: a Liquid tag is a mistake.
  public static var takesLiquid: Bool { false }
}

/// What a schema can ask of a value beyond its type: a range, a separator.
public protocol ContentCardRules: Sendable {
  /// Nothing beyond the type.
  init()

  /// Whether empty text is a value rather than a missing one.
  var allowsEmpty: Bool { get }
}

extension ContentCardRules {
  /// False: empty counts as missing.
  public var allowsEmpty: Bool { false }
}

/// The rules of a type that has none.
public struct NoContentCardRules: ContentCardRules {
  /// The only value.
  @inlinable public init() {}
}

extension ExtraValue {
  /// The text, for a type that is read from nothing else.
  public func text<Value: ContentCardValue>(
    as type: Value.Type
  ) throws(ContentCardValueError) -> String {
    guard case .string(let text) = self else { throw mismatch(with: type) }
    return text
  }

  /// The error for a value whose kind the type is never read from.
  public func mismatch<Value: ContentCardValue>(with type: Value.Type) -> ContentCardValueError {
    .wrongKind(kind, expected: type.expectation)
  }
}
