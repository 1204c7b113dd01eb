public import Foundation

/// A property wrapper for the URLs and optional URLs of generated objects.
///
/// A decoded URL is usually stored as text, and each access creates a `URL`. Creating a `URL` takes longer than
/// decoding the rest of a card, and many objects in a feed never appear on the screen. Keep the URL in a local constant
/// if you use it several times.
@propertyWrapper
public struct ContentCardURL<Value: ContentCardsGeneratedCode.URLValue>: Hashable, Sendable {
  private let storage: Value.Storage

  /// Creates a property from a URL or `nil`.
  ///
  /// - Parameter value: The URL.
  public init(_ value: Value) { storage = value._contentCardURLStorage }

  /// Creates an optional property from a decoded URL.
  ///
  /// - Parameter url: The decoded URL, or `nil` if the card has no valid URL.
  public init(_ url: ContentCardURL<URL>?) where Value == URL? { storage = url?.storage }

  private init(storage: Value.Storage) { self.storage = storage }

  /// The URL.
  public var wrappedValue: Value { Value(_contentCardURLStorage: storage) }
}

extension ContentCardURL: CustomStringConvertible, CustomReflectable {
  /// The URL as a string, or `"nil"` if there is no URL.
  public var description: String { (wrappedValue as? URL)?.absoluteString ?? "nil" }

  /// A mirror of the URL, for `dump` and debuggers.
  public var customMirror: Mirror { Mirror(self, children: ["wrappedValue": wrappedValue]) }
}

extension ContentCardsGeneratedCode {
  /// A type that a `ContentCardURL` can wrap: `URL` or `URL?`.
  public protocol URLValue: Hashable, Sendable {
    /// The type of the stored form.
    associatedtype Storage: Hashable, Sendable

    /// Creates the value from its stored form.
    init(_contentCardURLStorage storage: Storage)

    /// The URL in its stored form.
    var _contentCardURLStorage: Storage { get }
  }

  /// A URL, or text that is known to be a valid URL.
  public struct URLStorage: Hashable, Sendable {
    fileprivate enum Form: Sendable {
      case text(String)
      case url(URL)
    }

    fileprivate let form: Form

    fileprivate var url: URL {
      switch form {
      case .url(let url): return url
      case .text(let text):
        // Text is stored only if every version of Foundation can create a URL from it.
        return URL(string: text) ?? URL(fileURLWithPath: text)
      }
    }

    /// Returns whether both URLs are equal.
    public static func == (a: Self, b: Self) -> Bool {
      switch (a.form, b.form) {
      case (.text(let a), .text(let b)): a == b
      default: a.url == b.url
      }
    }

    /// Hashes the text of the URL.
    public func hash(into hasher: inout Hasher) {
      switch form {
      case .text(let text): hasher.combine(text)
      case .url(let url): hasher.combine(url.absoluteString)
      }
    }
  }
}

extension URL: ContentCardsGeneratedCode.URLValue {
  /// Creates the URL from its stored form.
  public init(_contentCardURLStorage storage: ContentCardsGeneratedCode.URLStorage) {
    self = storage.url
  }

  /// The URL in its stored form.
  public var _contentCardURLStorage: ContentCardsGeneratedCode.URLStorage {
    .init(form: .url(self))
  }
}

extension Optional: ContentCardsGeneratedCode.URLValue where Wrapped == URL {
  /// Creates the URL from its stored form.
  public init(_contentCardURLStorage storage: ContentCardsGeneratedCode.URLStorage?) {
    self = storage?.url
  }

  /// The URL in its stored form.
  public var _contentCardURLStorage: ContentCardsGeneratedCode.URLStorage? {
    map { .init(form: .url($0)) }
  }
}

extension ContentCardURL: ContentCardValue where Value == URL {
  /// The same phrase as for `URL`.
  public static var expectation: String { URL.expectation }

  /// Reads an absolute URL from text.
  ///
  /// - Parameters:
  ///   - value: The card's value.
  ///   - rules: Unused, because this type has no rules.
  /// - Throws: A ``ContentCardValueError`` if the value is invalid.
  public static func read(
    _ value: ExtraValue, rules: NoContentCardRules
  ) throws(ContentCardValueError) -> Self {
    if case .string(let text) = value, ValueGrammar.urlForm(text) == .plain {
      return Self(storage: .init(form: .text(text)))
    }
    return Self(try URL.read(value, rules: rules))
  }
}
