public import Foundation

extension ContentCardsGeneratedCode {
  /// The stored form of a `oneOf` property with a URL among its choices: the value, or a URL from which each access
  /// creates the value.
  public struct Choice<Value: Hashable & Sendable>: Sendable {
    @usableFromInline enum Form: Sendable {
      case value(Value)
      case url(ContentCardURL<URL>, makeValue: @Sendable (URL) -> Value)
    }

    @usableFromInline let form: Form

    /// Creates a choice from a value.
    ///
    /// - Parameter value: The value.
    @inlinable public init(_ value: Value) { form = .value(value) }

    /// Creates a choice from a URL.
    ///
    /// - Parameters:
    ///   - url: The stored URL.
    ///   - makeValue: Creates the value from the `URL`.
    @inlinable public init(
      _ url: ContentCardURL<URL>, makeValue: @escaping @Sendable (URL) -> Value
    ) {
      form = .url(url, makeValue: makeValue)
    }

    /// The value. For a URL, the value is created again by each access, by `==`, and by hashing.
    @inlinable public var value: Value {
      switch form {
      case .value(let value): value
      case .url(let url, let makeValue): makeValue(url.wrappedValue)
      }
    }
  }
}

extension ContentCardsGeneratedCode.Choice: Hashable {
  /// Returns whether both values are equal.
  public static func == (a: Self, b: Self) -> Bool { a.value == b.value }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension ContentCardsGeneratedCode.Choice: CustomStringConvertible, CustomReflectable {
  /// The value's description.
  public var description: String { "\(value)" }

  /// A mirror of the value, for `dump` and debuggers.
  public var customMirror: Mirror { Mirror(self, children: ["value": value]) }
}
