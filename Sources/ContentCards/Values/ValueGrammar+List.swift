extension ValueGrammar {
  /// Returns the items of the text, each without leading and trailing white space. Empty items are skipped.
  ///
  /// Separators are compared byte by byte: a comma separates items even if a combining accent follows it.
  package static func list(_ text: String, separator: String) -> [String] {
    text.withBytes { bytes in
      separator.withBytes { separator in
        var elements: [String] = []
        forEachPiece(of: bytes, between: separator) { piece in
          if let element = element(bytes[piece]) { elements.append(element) }
        }
        return elements
      }
    }
  }

  /// Returns the text of a list without leading and trailing white space, but keeps white space that belongs to a
  /// separator.
  package static func trimmed(_ text: String, separator: String) -> Substring {
    guard let first = separator.utf8.first, let last = separator.utf8.last,
      !isVisibleASCII(first) || !isVisibleASCII(last)
    else { return trimmed(text) }
    var pieces: (first: Range<Int>, last: Range<Int>)?
    text.withBytes { bytes in
      separator.withBytes { separator in
        forEachPiece(of: bytes, between: separator) { pieces = (pieces?.first ?? $0, $0) }
      }
    }
    guard let pieces, pieces.first != pieces.last else { return trimmed(text) }
    func part(_ piece: Range<Int>) -> Substring {
      let start = text.utf8.index(text.startIndex, offsetBy: piece.lowerBound)
      return text[start..<text.utf8.index(start, offsetBy: piece.count)]
    }
    let (head, tail) = (part(pieces.first), part(pieces.last))
    let start = trimmed(head).isEmpty ? head.endIndex : trimmed(head).startIndex
    let end = trimmed(tail).isEmpty ? tail.startIndex : trimmed(tail).endIndex
    return text[start..<end]
  }

  @inline(__always)
  private static func forEachPiece(
    of bytes: UnsafeBufferPointer<UInt8>, between separator: UnsafeBufferPointer<UInt8>,
    _ body: (Range<Int>) -> Void
  ) {
    var start = 0
    var position = 0
    while let first = separator.first, position < bytes.count {
      guard bytes[position] == first, bytes[position...].starts(with: separator) else {
        position += 1
        continue
      }
      body(start..<position)
      position += separator.count
      start = position
    }
    body(start..<bytes.count)
  }

  /// Returns an item without leading and trailing white space, or `nil` if it is empty.
  private static func element(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    // A fast path for spaces. `trimmed` removes all other white space.
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
