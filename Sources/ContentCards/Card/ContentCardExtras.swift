/// The key-value pairs of a card. They have no order, and each key is there once.
public struct ContentCardExtras: Sendable {
  /// Up to so many pairs are gone through one by one: to hash a key takes longer than to compare its length with those
  /// of a dozen others.
  private static let few = 16

  private enum Storage: Sendable {
    case few([Pair])
    case many([String: ExtraValue])
  }

  /// A key with what arrived under it.
  public typealias Pair = (key: String, value: ExtraValue)

  private var storage: Storage

  /// The pairs of a dictionary.
  public init(_ pairs: [String: ExtraValue]) {
    storage = pairs.count > Self.few ? .many(pairs) : .few(pairs.map { ($0.key, $0.value) })
  }

  /// What an SDK or `JSONSerialization` gave, as `ExtraValue` reads it. A pair whose value has no such form does not
  /// cost the others; one in which more than 128 arrays and dictionaries stand within each other is cut short, and is
  /// refused by whatever reads it.
  public init(any pairs: [String: Any]) {
    var values: [Pair] = []
    values.reserveCapacity(pairs.count)
    for (key, any) in pairs {
      if let value = ExtraValue(ofPair: any) { values.append((key, value)) }
    }
    self.init(distinct: values)
  }

  /// The same of a dictionary of any kind, in which a key that is no text is passed over; nil for what is none.
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
        distinct: pairs.compactMap { key, any in
          guard let key = key as? String else { return nil }
          return ExtraValue(ofPair: any).map { (key, $0) }
        })
    } else {
      return nil
    }
  }

  private init(distinct pairs: [Pair]) {
    storage =
      pairs.count > Self.few
      ? .many(Dictionary(pairs, uniquingKeysWith: { a, _ in a })) : .few(pairs)
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
      var pairs = dictionary
      pairs[key] = newValue
      self = Self(pairs)
    }
  }

  /// The pairs as a dictionary, which is made anew each time.
  public var dictionary: [String: ExtraValue] {
    switch storage {
    // Foundation may tell two keys apart that Swift does not.
    case .few(let pairs): Dictionary(pairs, uniquingKeysWith: { a, _ in a })
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
}

extension ContentCardExtras: Sequence {
  /// Goes through the pairs, in no order.
  public func makeIterator() -> AnyIterator<Pair> {
    switch storage {
    case .few(let pairs): AnyIterator(pairs.makeIterator())
    case .many(let pairs): AnyIterator(pairs.makeIterator())
    }
  }

  /// The pairs that a rule takes.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    Self(distinct: try filter(isIncluded))
  }
}

extension ContentCardExtras: Hashable {
  /// Whether both have the same keys with the same values.
  public static func == (a: Self, b: Self) -> Bool {
    a.count == b.count && a.allSatisfy { b[$0.key] == $0.value }
  }

  /// Hashes the pairs.
  public func hash(into hasher: inout Hasher) { hasher.combine(dictionary) }
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

extension [(key: String, value: ExtraValue)] {
  fileprivate func position(of key: String) -> Int? {
    let length = key.utf8.count
    return withUnsafeBufferPointer { pairs in
      // Nearly always the key is there in the same bytes, if at all.
      pairs.firstIndex { $0.key.utf8.count == length && $0.key == key }
        ?? pairs.firstIndex { $0.key == key }
    }
  }
}
