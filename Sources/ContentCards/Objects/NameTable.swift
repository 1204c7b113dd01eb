/// A hash table that maps names to numbers. Case is ignored unless the table is case-sensitive.
///
/// It hashes faster than `Dictionary`, which protects against attackers who choose keys that collide. This table needs
/// no such protection, because its names come from the schema.
@usableFromInline struct NameTable: Sendable {
  private let isCaseSensitive: Bool
  /// The numbers by name. They are used if the slots lead to no entry, for example because the given name has
  /// surrounding white space or non-ASCII letters in a different case.
  private let numbers: [String: Int]
  private let entries: [(name: String, number: Int)]
  /// The slots of the table, at least twice as many as the entries, so that every search reaches an empty slot.
  private let slots: [Slot]

  /// The position of an entry, and the hash of its name.
  private struct Slot {
    var hash: UInt32
    /// The position among the entries, or -1 for an empty slot.
    var position: Int32
  }

  /// Creates a table. If a name occurs twice, its first number is used.
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

  /// The number of a name, or `nil` if the table does not have the name. White space around the name is ignored.
  @usableFromInline subscript(_ name: String) -> Int? {
    // A fast path: nearly every name is spelled as declared, or differs only in the case of ASCII letters.
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

  /// Returns the name in the table that the given name is most likely a misspelling of, or `nil` if no name is similar.
  func nearest(to name: String) -> String? {
    nearestName(to: String(ValueGrammar.trimmed(name)), in: numbers.keys.sorted())
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A hash that is equal for names that differ only in the case of ASCII letters.
  fileprivate var hash: UInt32 {
    var hash = UInt64(truncatingIfNeeded: count)
    let bytes = UnsafeRawBufferPointer(self)
    var position = 0
    while position < count {
      var word: UInt64 = 0
      if position + 8 <= count {
        word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      } else if count >= 8 {
        // The last eight bytes, which overlap the previous word.
        word = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      } else {
        for byte in self { word = word << 8 | UInt64(byte) }
      }
      // Uses both halves of the product, because the low half depends little on the highest bytes of the word.
      let product = (hash ^ (word | 0x2020_2020_2020_2020))
        .multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low
      position += 8
    }
    return UInt32(truncatingIfNeeded: hash)
  }
}

extension String {
  /// Returns whether this string equals another string after the ASCII letters of the other are converted to lower
  /// case.
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
