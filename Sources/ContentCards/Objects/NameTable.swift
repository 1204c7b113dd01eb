/// Numbers by name: a hash table over the bytes of the names, in which upper case is lower case.
///
/// A dictionary would hash a name so that nobody can foresee where it ends up, which costs more
/// than all else here. The names in this table are the schema's.
@usableFromInline struct NameTable: Sendable {
  private let isCaseSensitive: Bool
  /// For names that arrive in a spelling other than in ASCII, or with white space around them.
  private let numbers: [String: Int]
  private let entries: [(name: String, number: Int)]
  /// Twice as many at least as there are entries, so that a search ends.
  private let slots: [Slot]

  /// Where an entry is, beside its hash, which tells nearly all others apart.
  private struct Slot {
    var hash: UInt32
    /// The position among the entries; -1: none.
    var position: Int32
  }

  /// Of two names that are the same the first counts.
  init(_ pairs: [(name: String, number: Int)], isCaseSensitive: Bool) {
    let pairs = pairs.map {
      (name: isCaseSensitive ? $0.name : ValueGrammar.lowercased($0.name), number: $0.number)
    }
    var capacity = 4
    while capacity < pairs.count * 2 { capacity *= 2 }
    var slots = Array(repeating: Slot(hash: 0, position: -1), count: capacity)
    for (position, pair) in pairs.enumerated() {
      let hash = pair.name.withBytes(\.hash)
      var index = Int(truncatingIfNeeded: hash) & (capacity - 1)
      while slots[index].position >= 0 { index = (index + 1) & (capacity - 1) }
      slots[index] = Slot(hash: hash, position: Int32(position))
    }
    self.isCaseSensitive = isCaseSensitive
    numbers = Dictionary(pairs, uniquingKeysWith: { a, _ in a })
    entries = pairs
    self.slots = slots
  }

  /// The number of a name, white space around it aside; nil for a name that is not there.
  @usableFromInline subscript(_ name: String) -> Int? {
    // Nearly every name arrives as it was declared, or with other capitals.
    if let number = number(of: name) { return number }
    let trimmed = String(ValueGrammar.trimmed(name))
    return numbers[isCaseSensitive ? trimmed : ValueGrammar.lowercased(trimmed)]
  }

  private func number(of name: String) -> Int? {
    let hash = name.withBytes(\.hash)
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[index].position >= 0 {
      if slots[index].hash == hash {
        let entry = entries[Int(slots[index].position)]
        if entry.name == name || !isCaseSensitive && entry.name.isLowercased(name) {
          return entry.number
        }
      }
      index = (index + 1) & (slots.count - 1)
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
  fileprivate var hash: UInt32 {
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
      // Both halves of the product, as a byte at the end of the word is lost to the lower one.
      let product = (hash ^ (word | 0x2020_2020_2020_2020))
        .multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low
      position += 8
    }
    return UInt32(truncatingIfNeeded: hash)
  }
}

extension String {
  /// Whether the text is the other in lower case, of which only ASCII's is known.
  fileprivate func isLowercased(_ other: String) -> Bool {
    withBytes { bytes in
      other.withBytes { other in
        bytes.count == other.count
          && bytes.indices.allSatisfy {
            let isCapital = other[$0] &- UInt8(ascii: "A") < 26
            return bytes[$0] == (isCapital ? other[$0] | 0x20 : other[$0])
          }
      }
    }
  }
}
