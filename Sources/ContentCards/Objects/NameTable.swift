/// Numbers by name: a hash table over the bytes of the names, in which upper case is lower case.
///
/// A dictionary would hash a name so that nobody can foresee where it ends up, which costs more
/// than all else here. The names in this table are the schema's.
@usableFromInline struct NameTable: Sendable {
  private let isCaseSensitive: Bool
  /// For names that arrive in a spelling other than in ASCII, or with white space around them.
  private let numbers: [String: Int]
  private let entries: [(name: String, number: Int)]
  /// Positions among the entries; -1: none. Twice as many at least as there are entries, so that a
  /// search ends.
  private let slots: [Int]

  /// Of two names that are the same the first counts.
  init(_ pairs: [(name: String, number: Int)], isCaseSensitive: Bool) {
    let pairs = pairs.map {
      (name: isCaseSensitive ? $0.name : $0.name.lowercased(), number: $0.number)
    }
    var capacity = 4
    while capacity < pairs.count * 2 { capacity *= 2 }
    var slots = Array(repeating: -1, count: capacity)
    for (position, pair) in pairs.enumerated() {
      var slot = pair.name.withBytes(\.hash) & (capacity - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = position
    }
    self.isCaseSensitive = isCaseSensitive
    numbers = Dictionary(pairs, uniquingKeysWith: { a, _ in a })
    entries = pairs
    self.slots = slots
  }

  /// The number of a name, white space around it aside; nil for a name that is not there.
  @usableFromInline subscript(_ name: String) -> Int? {
    // Nearly every name arrives as it was declared, or with other capitals.
    if let number = name.withBytes({ number(of: $0) }) { return number }
    let trimmed = String(ValueGrammar.trimmed(name))
    return numbers[isCaseSensitive ? trimmed : trimmed.lowercased()]
  }

  private func number(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = name.hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[slots[slot]]
      let isSame = entry.name.withBytes { entry in
        isCaseSensitive ? entry.elementsEqual(name) : entry.equalsLowercased(name)
      }
      if isSame { return entry.number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The name that a misspelled one most likely stands for; nil when none is near.
  func nearest(to name: String) -> String? {
    nearestName(to: String(ValueGrammar.trimmed(name)), in: numbers.keys.sorted())
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The same for bytes that differ in case alone.
  fileprivate var hash: Int {
    var hash = UInt64(truncatingIfNeeded: count)
    let bytes = UnsafeRawBufferPointer(self)
    var position = 0
    while position < count {
      var word: UInt64 = 0
      if position + 8 <= count {
        word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      } else if count >= 8 {
        // The last eight, some of them once more.
        word = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      } else {
        for byte in self { word = word << 8 | UInt64(byte) }
      }
      hash = (hash ^ (word | 0x2020_2020_2020_2020)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      position += 8
    }
    return Int(truncatingIfNeeded: hash & UInt64(Int32.max))
  }

  /// Whether the bytes are those of the other text in lower case, of which only ASCII is known.
  fileprivate func equalsLowercased(_ other: Self) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count {
      let byte = other[index]
      guard self[index] == (byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte) else {
        return false
      }
    }
    return true
  }
}
