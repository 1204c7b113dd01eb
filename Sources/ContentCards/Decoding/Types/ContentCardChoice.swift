public import Foundation

/// What was found of several choices. One that holds a URL is made when it is asked for, as the `URL` is.
public struct ContentCardChoice<Value: Hashable & Sendable>: Sendable {
  @usableFromInline enum Form: Sendable {
    case value(Value)
    case url(ContentCardURL, choice: @Sendable (URL) -> Value)
  }

  @usableFromInline let form: Form

  /// A choice that is there already.
  @inlinable public init(_ value: Value) { form = .value(value) }

  /// The choice that a URL is, and how it is made of that.
  @inlinable public init(_ url: ContentCardURL, choice: @escaping @Sendable (URL) -> Value) {
    form = .url(url, choice: choice)
  }

  /// The choice.
  @inlinable public var value: Value {
    switch form {
    case .value(let value): value
    case .url(let url, let choice): choice(url.url)
    }
  }
}

extension ContentCardChoice: Hashable {
  /// Whether both are the same choice.
  public static func == (a: Self, b: Self) -> Bool { a.value == b.value }

  /// Hashes the choice.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension ContentCardChoice: CustomReflectable {
  /// The choice, for `dump` and a debugger.
  public var customMirror: Mirror { Mirror(self, children: ["value": value]) }
}
