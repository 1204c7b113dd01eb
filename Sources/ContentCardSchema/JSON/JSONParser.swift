/// Reads JSON from bytes and stops at the first mistake.
///
/// Works on bytes because JSON's grammar is ASCII, and because a `Character` would glue a combining
/// mark to the quote before it.
struct JSONParser {
  let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var position = 0
  /// Where the last token ended, before the white space: the place for something that is missing.
  private(set) var endOfToken = SourceLocation(line: 1, column: 1)

  private var line = 1
  private var lineStart = 0
  /// How many bytes since the line's start only continue a scalar. Counted on the way, so that a
  /// column costs nothing, however long the line.
  private var continuationBytes = 0

  /// How many objects and lists may stand within each other. Those who walk the tree recurse.
  static let maximumDepth = 512

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The place of the next byte.
  var location: SourceLocation {
    SourceLocation(line: line, column: position - lineStart - continuationBytes + 1)
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The next byte as a scalar, to be compared with ASCII only; nil at the end of the file.
  var next: Unicode.Scalar? {
    position < bytes.count ? Unicode.Scalar(bytes[position]) : nil
  }
}

// MARK: - Stepping forward

extension JSONParser {
  /// Steps over ASCII that ends no line.
  mutating func skip(_ count: Int = 1) {
    position += count
  }

  /// Steps over one scalar beyond ASCII.
  mutating func skipScalar(ofLength length: Int) {
    position += length
    continuationBytes += length - 1
  }

  /// Steps over an ASCII character if it comes next.
  mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Steps over the white space that follows a token.
  mutating func skipWhiteSpace() {
    endOfToken = location
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        position += 1
      case UInt8(ascii: "\n"):
        position += 1
        startLine()
      case UInt8(ascii: "\r"):
        position += 1
        _ = consume("\n")
        startLine()
      default:
        return
      }
    }
  }

  private mutating func startLine() {
    line += 1
    lineStart = position
    continuationBytes = 0
  }
}
