import TestSupport

/// A change of a schema's bytes, independent of the grammar.
enum ByteEdit: CaseIterable {
  case truncate, remove, insert, replace, double, swap

  /// Bytes that have a meaning in JSON, or that are not valid UTF-8 on their own.
  private static let bytes: [UInt8] =
    Array("{}[]:,\"\\/ \n\r\t\u{0}eE+-.019ntfu'*?#".utf8) + [0x80, 0xC0, 0xED, 0xF5, 0xFF, 0xEF]

  func apply(to bytes: inout [UInt8], using random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let position = random.number(0...bytes.count - 1)
    switch self {
    case .truncate: bytes.removeSubrange(position...)
    case .remove: bytes.remove(at: position)
    case .insert: bytes.insert(random.pick(Self.bytes), at: position)
    case .replace: bytes[position] = random.pick(Self.bytes)
    case .double:
      let end = min(position + random.number(1...40), bytes.count)
      bytes.insert(contentsOf: bytes[position..<end], at: position)
    case .swap: bytes.swapAt(position, random.number(0...bytes.count - 1))
    }
  }
}
