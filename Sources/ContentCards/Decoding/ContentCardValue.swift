/// A custom type that reads values from content cards. Name it as the `swiftType` of a `custom` field. The enums that
/// are generated for fields with allowed values also conform to this protocol.
///
/// ```swift
/// struct StockNumber: ContentCardValue {
///   var digits: String
///   static let expectation = "a stock number such as A-1234"
///   static func read(_ value: ExtraValue) throws(ContentCardValueError) -> Self {
///     let text = try value.text(as: Self.self)
///     guard text.hasPrefix("A-") else { throw .notA(expectation) }
///     return Self(digits: String(text.dropFirst(2)))
///   }
/// }
/// ```
///
/// For a `CaseIterable` enum with `String` raw values, the library implements `expectation` and `read(_:)`. The
/// allowed values are the raw values. Letter case is ignored.
///
/// ```swift
/// enum Size: String, CaseIterable, ContentCardValue { case small, large }
/// ```
public protocol ContentCardValue: ContentCardsGeneratedCode.DecodableValue
where Rules == ContentCardsGeneratedCode.NoRules {
  /// The expected value, as a phrase that follows "not" in messages, such as `a stock number`.
  static var expectation: String { get }

  /// Whether the type accepts text that contains a Liquid tag (`{{ … }}` or `{% … %}`). If `false`, which is the
  /// default, such text from a card is invalid. In a list under one key, it is invalid even if this property is `true`.
  static var allowsLiquid: Bool { get }

  /// Reads a value.
  ///
  /// - Parameter value: The value or the default, never `.null`. Text has no leading or trailing white space. Text from
  ///   a card is not empty, and contains no Liquid tag unless ``allowsLiquid`` is `true`.
  /// - Returns: The value, converted to this type.
  /// - Throws: A ``ContentCardValueError``, such as `.notA(expectation)`, if the value is invalid.
  static func read(_ value: ExtraValue) throws(ContentCardValueError) -> Self
}

extension ContentCardValue {
  /// `false` by default: text with a Liquid tag is invalid if it comes from a card.
  public static var allowsLiquid: Bool { false }

  @_documentation(visibility: internal)
  public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.NoRules
  ) throws(ContentCardIssue.Reason) -> Self {
    do throws(ContentCardValueError) {
      return try read(value)
    } catch {
      throw error.reason
    }
  }
}

extension ContentCardValue where Self: RawRepresentable<String> & CaseIterable {
  /// The allowed values, such as `one of "small", "large"`.
  public static var expectation: String {
    "one of \(allCases.map(\.rawValue.quotedExcerpt).joined(separator: ", "))"
  }

  /// Reads one of the raw values. Letter case is ignored.
  ///
  /// - Parameter value: The value or the default.
  /// - Throws: A ``ContentCardValueError`` if the value is not text, or not one of the raw values.
  public static func read(_ value: ExtraValue) throws(ContentCardValueError) -> Self {
    let text = try value.text(as: Self.self)
    if let exact = Self(rawValue: text) { return exact }
    let lowercased = ValueGrammar.lowercased(text)
    guard let match = allCases.first(where: { ValueGrammar.lowercased($0.rawValue) == lowercased })
    else { throw .notAllowed(allCases.map(\.rawValue)) }
    return match
  }
}

/// The reason why a ``ContentCardValue`` rejects a value.
public struct ContentCardValueError: Error, Hashable, Sendable, CustomStringConvertible {
  let reason: ContentCardIssue.Reason

  /// The value does not have the expected form, such as `a stock number`. The phrase follows "is not".
  public static func notA(_ expectation: String) -> Self { Self(reason: .notA(expectation)) }

  /// The value is not one of the allowed values.
  public static func notAllowed(_ allowed: [String]) -> Self { Self(reason: .notAllowed(allowed)) }

  /// The value is less than the minimum or greater than the maximum. A bound is `nil` if there is none.
  public static func outOfRange(minimum: String? = nil, maximum: String? = nil) -> Self {
    Self(reason: .outOfRange(minimum: minimum, maximum: maximum))
  }

  /// The reason as a phrase without its subject, such as `is not a stock number`.
  public var description: String { reason.description }
}

extension ExtraValue {
  /// Returns the value as text, for types that accept only text.
  ///
  /// - Parameter type: The type that reads the value. The error contains its `expectation`.
  /// - Throws: A ``ContentCardValueError`` if the value is not text.
  public func text<Value: ContentCardValue>(
    as type: Value.Type
  ) throws(ContentCardValueError) -> String {
    guard case .string(let text) = self else {
      throw ContentCardValueError(reason: .wrongKind(kind, expected: type.expectation))
    }
    return text
  }
}
