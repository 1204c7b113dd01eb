/// The key-value pairs of a card. They are unordered, and their keys are unique.
///
/// For operations that this type lacks, use ``dictionary``.
public struct ContentCardExtras: Sendable {
  /// A key and its value.
  public typealias Element = (key: String, value: ExtraValue)

  private enum Storage: Sendable {
    /// At most `limit` pairs with ASCII keys. They are searched linearly, without hashing a key.
    case few([Element])
    case many([String: ExtraValue])
  }

  private static let limit = 16

  private var storage: Storage

  /// Creates empty extras.
  public init() { storage = .few([]) }

  /// Creates extras from a dictionary.
  public init(_ pairs: [String: ExtraValue]) { self.init(pairs.map { ($0.native, $1) }) }

  /// Creates extras from a dictionary that an SDK or `JSONSerialization` returned.
  ///
  /// A value that `ExtraValue` cannot represent is skipped. If a value has more than 128 levels of arrays and
  /// dictionaries, those at level 129 are replaced by empty ones. No built-in type accepts such a value.
  public init(any pairs: [String: Any]) {
    var values: [Element] = []
    values.reserveCapacity(pairs.count)
    for (key, any) in pairs {
      if let value = ExtraValue(ofPair: any) { values.append((key.native, value)) }
    }
    self.init(values)
  }

  /// Creates extras from other extras or from a dictionary. Skips keys that are not strings, and values that
  /// `ExtraValue` cannot represent. Returns `nil` if `any` is neither extras nor a dictionary.
  init?(anyDictionary any: Any) {
    if let pairs = any as? [String: Any] {
      self.init(any: pairs)
    } else if let extras = any as? Self {
      self = extras
    } else if let pairs = any as? [AnyHashable: Any] {
      self.init(
        pairs.compactMap { key, any in
          guard let key = key as? String, let value = ExtraValue(ofPair: any) else { return nil }
          return (key.native, value)
        })
    } else {
      return nil
    }
  }

  /// Creates extras from the pairs of a Swift or Foundation dictionary. If several pairs have keys that are equal in
  /// Swift, only the first of these pairs is used.
  ///
  /// In Swift, a key with a precomposed accent equals the same key with a combining accent. In Foundation, they are
  /// different keys. ASCII keys that differ in Foundation also differ in Swift, so they need no check for duplicates.
  init(_ pairs: [Element]) {
    let isSmall = pairs.count <= Self.limit && pairs.allSatisfy(\.key.isASCII)
    storage = isSmall ? .few(pairs) : .many(Dictionary(pairs, uniquingKeysWith: { a, _ in a }))
  }

  /// The value of a key, or `nil` if there is no such key. Set it to `nil` to remove the key.
  public subscript(key: String) -> ExtraValue? {
    get {
      switch storage {
      case .few(let pairs): pairs.first { $0.key == key }?.value
      case .many(let pairs): pairs[key]
      }
    }
    set {
      let present = storage
      // Empties the storage, so that pairs without other references are changed in place.
      storage = .few([])
      switch consume present {
      case .few(var pairs):
        pairs.removeAll { $0.key == key }
        if let newValue { pairs.append((key.native, newValue)) }
        self = Self(pairs)
      case .many(var pairs):
        pairs[key] = newValue
        storage = .many(pairs)
      }
    }
  }

  /// The pairs as a dictionary. Each access can create a new dictionary.
  public var dictionary: [String: ExtraValue] {
    switch storage {
    case .few(let pairs): Dictionary(uniqueKeysWithValues: pairs)
    case .many(let pairs): pairs
    }
  }

  /// The keys, in no particular order.
  public var keys: [String] { map(\.key) }

  /// The number of pairs.
  public var count: Int {
    switch storage {
    case .few(let pairs): pairs.count
    case .many(let pairs): pairs.count
    }
  }

  /// Whether there are no pairs.
  public var isEmpty: Bool { count == 0 }

  /// Returns the pairs that satisfy a predicate.
  ///
  /// - Parameter isIncluded: A closure that returns whether to include a pair.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    Self(try filter(isIncluded) as [Element])
  }
}

extension ContentCardExtras: Sequence {
  /// Returns an iterator over the pairs, in no particular order.
  public func makeIterator() -> IndexingIterator<[Element]> {
    switch storage {
    case .few(let pairs): pairs.makeIterator()
    case .many(let pairs): Array(pairs).makeIterator()
    }
  }
}

extension ContentCardExtras: Hashable {
  /// Returns whether both have the same keys with equal values.
  public static func == (a: Self, b: Self) -> Bool {
    a.count == b.count && a.allSatisfy { b[$0.key] == $0.value }
  }

  /// Hashes the pairs, independently of their order.
  public func hash(into hasher: inout Hasher) { hasher.combine(dictionary) }
}

extension ContentCardExtras: ExpressibleByDictionaryLiteral {
  /// Creates extras from a dictionary literal. If a key occurs more than once, its last value is used.
  public init(dictionaryLiteral pairs: (String, ExtraValue)...) {
    self.init(Dictionary(pairs, uniquingKeysWith: { $1 }))
  }
}

extension ContentCardExtras: CustomStringConvertible, CustomReflectable {
  /// The pairs in a form similar to JSON, sorted by key.
  public var description: String { ExtraValue.object(dictionary).description }

  /// A mirror of the pairs.
  public var customMirror: Mirror { dictionary.customMirror }
}

extension String {
  // Takes constant time for an ASCII string in Swift's native storage.
  fileprivate var isASCII: Bool { utf8.count == utf16.count }

  /// The string in Swift's native storage, in which reading the UTF-8 length takes constant time. On Apple platforms, a
  /// string from Foundation can have other storage.
  fileprivate var native: String {
    var text = self
    text.makeContiguousUTF8()
    return text
  }
}
