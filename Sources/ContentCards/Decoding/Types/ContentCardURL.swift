import Foundation

/// A URL that is known to be one, and is made a `URL` when that is asked for: many objects of a feed
/// are never on the screen, and Foundation takes longer for an address than all else in a card does.
public struct ContentCardURL: Hashable, Sendable, CustomStringConvertible {
  private enum Form: Sendable {
    case text(String)
    case url(URL)
  }

  private let form: Form

  /// A URL that is there already.
  public init(_ url: URL) { form = .url(url) }

  private init(form: Form) { self.form = form }

  /// The URL.
  public var url: URL {
    switch form {
    case .url(let url): return url
    case .text(let text):
      // Only text of which every Foundation makes a URL is kept as text; a crash would help nobody.
      return URL(string: text) ?? URL(fileURLWithPath: text)
    }
  }

  /// The text of the URL.
  public var description: String {
    switch form {
    case .text(let text): text
    case .url(let url): url.absoluteString
    }
  }

  /// Whether both are the same `URL`.
  public static func == (a: Self, b: Self) -> Bool {
    switch (a.form, b.form) {
    case (.text(let a), .text(let b)): a == b
    default: a.url == b.url
    }
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension ContentCardURL: ContentCardValue {
  /// That of a `URL`.
  public static var expectation: String { URL.expectation }

  /// The text of an absolute URL.
  public static func read(
    _ value: ExtraValue, rules: NoContentCardRules
  ) throws(ContentCardValueError) -> Self {
    if case .string(let text) = value, ValueGrammar.urlForm(text) == .plain {
      return Self(form: .text(text))
    }
    return Self(try URL.read(value, rules: rules))
  }
}
