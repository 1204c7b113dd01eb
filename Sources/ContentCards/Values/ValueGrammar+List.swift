extension ValueGrammar {
  /// The elements of a text, without the white space around each; empty ones are dropped.
  ///
  /// Separators are compared byte by byte: a comma separates even when a combining accent follows.
  package static func list(_ text: String, separator: String) -> [String] {
    text.withBytes { bytes in
      separator.withBytes { separator in
        guard let first = separator.first else { return [element(bytes[...])].compactMap(\.self) }
        var elements: [String] = []
        elements.reserveCapacity(bytes.reduce(1) { $0 + ($1 == first ? 1 : 0) })
        var start = 0
        var position = 0
        while position < bytes.count {
          guard bytes[position] == first, bytes[position...].starts(with: separator) else {
            position += 1
            continue
          }
          if let element = element(bytes[start..<position]) { elements.append(element) }
          position += separator.count
          start = position
        }
        if let element = element(bytes[start...]) { elements.append(element) }
        return elements
      }
    }
  }

  /// The text of the bytes without the white space around it; nil for an empty one.
  private static func element(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    // What else counts as white space is left to those that know all of Unicode.
    var bytes = bytes
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    guard let first = bytes.first, let last = bytes.last else { return nil }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
    if isVisibleASCII(first), isVisibleASCII(last) { return text }
    let trimmed = trimmed(text)
    return trimmed.isEmpty ? nil : String(trimmed)
  }
}
