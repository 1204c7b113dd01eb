public import Foundation

extension ContentCardsGeneratedCode {
  /// What generated code stores for a `oneOf` that may be a URL: the value, or the text of the URL, of which the value is
  /// made when it is asked for.
  public struct Choice<Value: Hashable & Sendable>: Sendable {
    @usableFromInline enum Form: Sendable {
      case value(Value)
      case url(ContentCardURL<URL>, makeValue: @Sendable (URL) -> Value)
    }

    @usableFromInline let form: Form

    /// A value that is there already.
    @inlinable public init(_ value: Value) { form = .value(value) }

    /// A URL that is not yet a `URL`, and what makes the value of one.
    @inlinable public init(
      _ url: ContentCardURL<URL>, makeValue: @escaping @Sendable (URL) -> Value
    ) {
      form = .url(url, makeValue: makeValue)
    }

    /// The value. That of a URL is made anew each time, for `==` and a hash as well.
    @inlinable public var value: Value {
      switch form {
      case .value(let value): value
      case .url(let url, let makeValue): makeValue(url.wrappedValue)
      }
    }
  }
}

extension ContentCardsGeneratedCode.Choice: Hashable {
  /// Whether both values are the same.
  public static func == (a: Self, b: Self) -> Bool { a.value == b.value }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension ContentCardsGeneratedCode.Choice: CustomStringConvertible, CustomReflectable {
  /// The value in words.
  public var description: String { "\(value)" }

  /// The value, for `dump` and a debugger.
  public var customMirror: Mirror { Mirror(self, children: ["value": value]) }
}
