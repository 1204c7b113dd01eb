/// The key-value pairs of a card. They have no order, and each key is there once.
///
/// `dictionary` has what is not offered here.
public struct ContentCardExtras: Sendable {
  /// A key with what arrived under it.
  public typealias Element = (key: String, value: ExtraValue)

  private enum Storage: Sendable {
    /// Pairs with keys in ASCII, up to `limit` of them. Going through them takes less time than hashing a key, as
    /// `Tests/Benchmarks/run` shows.
    case few([Element])
    case many([String: ExtraValue])
  }

  private static let limit = 16

  private var storage: Storage

  /// No pairs.
  public init() { storage = .few([]) }

  /// The pairs of a dictionary.
  public init(_ pairs: [String: ExtraValue]) {
    let isSmall = pairs.count <= Self.limit && pairs.keys.allSatisfy(\.isASCII)
    storage = isSmall ? .few(pairs.map { ($0.native, $1) }) : .many(pairs)
  }

  /// The pairs that an SDK or `JSONSerialization` gave. One whose value has no form as an `ExtraValue` is left out; one
  /// in which more than 128 arrays and dictionaries stand within each other is cut short, and is refused by whatever
  /// reads it.
  public init(any pairs: [String: Any]) {
    var values: [Element] = []
    values.reserveCapacity(pairs.count)
    for (key, any) in pairs {
      if let value = ExtraValue(ofPair: any) { values.append((key.native, value)) }
    }
    self.init(values)
  }

  /// The pairs of any dictionary, where a key that is no text is left out as well; nil for what is no dictionary.
  init?(anyDictionary any: Any) {
    // Asked for another type first, every pair would be cast.
    if type(of: any) == [String: Any].self, let pairs = any as? [String: Any] {
      self.init(any: pairs)
    } else if let extras = any as? Self {
      self = extras
    } else if let pairs = any as? [String: ExtraValue] {
      self.init(pairs)
    } else if let pairs = any as? [String: String] {
      self.init(pairs.mapValues(ExtraValue.string))
    } else if let pairs = any as? [String: Any] {
      self.init(any: pairs)
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

  /// Pairs whose keys Swift may take for one though Foundation tells them apart: an accent is part of its letter, or
  /// follows it. Keys in ASCII are distinct. Of two that are one the first counts.
  init(_ pairs: [Element]) {
    let isSmall = pairs.count <= Self.limit && pairs.allSatisfy(\.key.isASCII)
    storage = isSmall ? .few(pairs) : .many(Dictionary(pairs, uniquingKeysWith: { a, _ in a }))
  }

  /// What arrived under a key; nil where there is nothing, and to take it away.
  public subscript(key: String) -> ExtraValue? {
    get {
      switch storage {
      case .few(let pairs): pairs.position(of: key).map { pairs[$0].value }
      case .many(let pairs): pairs[key]
      }
    }
    set {
      let present = storage
      // What is changed is held once, so that it is not copied.
      storage = .few([])
      switch consume present {
      case .few(var pairs):
        if let position = pairs.position(of: key) { pairs.remove(at: position) }
        if let newValue { pairs.append((key.native, newValue)) }
        self = Self(pairs)
      case .many(var pairs):
        pairs[key] = newValue
        storage = .many(pairs)
      }
    }
  }

  /// The pairs as a dictionary. Unless there are many, it is made anew each time.
  public var dictionary: [String: ExtraValue] {
    switch storage {
    case .few(let pairs): Dictionary(uniqueKeysWithValues: pairs)
    case .many(let pairs): pairs
    }
  }

  /// The keys.
  public var keys: [String] { map(\.key) }

  /// How many pairs there are.
  public var count: Int {
    switch storage {
    case .few(let pairs): pairs.count
    case .many(let pairs): pairs.count
    }
  }

  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }

  /// The pairs that a rule takes.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    Self(try filter(isIncluded) as [Element])
  }

  /// These pairs and others; where both have a key, a function makes one value of this one's and the other's.
  public func merging(
    _ other: Self, uniquingKeysWith combine: (ExtraValue, ExtraValue) throws -> ExtraValue
  ) rethrows -> Self {
    Self(try dictionary.merging(other.dictionary, uniquingKeysWith: combine))
  }
}

extension ContentCardExtras: Sequence {
  /// Goes through the pairs, in no order.
  public struct Iterator: IteratorProtocol {
    fileprivate var few: IndexingIterator<[Element]>
    fileprivate var many: Dictionary<String, ExtraValue>.Iterator

    /// The next pair; nil after the last one.
    public mutating func next() -> Element? { few.next() ?? many.next() }
  }

  /// An iterator of the pairs.
  public func makeIterator() -> Iterator {
    switch storage {
    case .few(let pairs): Iterator(few: pairs.makeIterator(), many: [:].makeIterator())
    case .many(let pairs): Iterator(few: [].makeIterator(), many: pairs.makeIterator())
    }
  }
}

extension ContentCardExtras: Hashable {
  /// Whether both have the same keys with the same values.
  public static func == (a: Self, b: Self) -> Bool {
    if case .few(let a) = a.storage, case .few(let b) = b.storage,
      a.elementsEqual(b, by: { $0.key == $1.key && $0.value == $1.value })
    {
      return true
    }
    return a.count == b.count && a.allSatisfy { b[$0.key] == $0.value }
  }

  /// Hashes the pairs, whatever their order.
  public func hash(into hasher: inout Hasher) {
    var hashes = 0
    for (key, value) in self {
      var pair = hasher
      pair.combine(key)
      pair.combine(value)
      hashes ^= pair.finalize()
    }
    hasher.combine(hashes)
  }
}

extension ContentCardExtras: ExpressibleByDictionaryLiteral {
  /// The pairs; of two with one key the last counts.
  public init(dictionaryLiteral pairs: (String, ExtraValue)...) {
    self.init(Dictionary(pairs, uniquingKeysWith: { $1 }))
  }
}

extension ContentCardExtras: CustomStringConvertible, CustomReflectable {
  /// Much as JSON writes them, in alphabetical order.
  public var description: String { ExtraValue.object(dictionary).description }

  /// The pairs, for `dump` and a debugger.
  public var customMirror: Mirror { dictionary.customMirror }
}

extension [ContentCardExtras.Element] {
  fileprivate func position(of key: String) -> Int? {
    let length = key.utf8.count
    return withUnsafeBufferPointer { pairs in
      let position = pairs.firstIndex { $0.key.utf8.count == length && $0.key == key }
      // Of the texts that are not in ASCII some are equal to one that is, as the Kelvin sign is to a K.
      guard position == nil, !key.isASCII else { return position }
      return pairs.firstIndex { $0.key == key }
    }
  }
}

extension String {
  /// Told without a look at each character, where the text is Swift's own.
  fileprivate var isASCII: Bool { utf8.count == utf16.count }

  /// The text as Swift's own, which knows how long it is; what comes from Foundation on Apple's systems may not be.
  fileprivate var native: String {
    var text = self
    text.makeContiguousUTF8()
    return text
  }
}
