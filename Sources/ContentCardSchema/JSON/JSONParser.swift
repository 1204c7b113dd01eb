/// A JSON parser that stops at the first error.
///
/// It reads bytes instead of characters, because a quote and a combining mark after it form a single `Character`.
struct JSONParser {
  let bytes: [UInt8]
  private(set) var position = 0
  /// The location just after the last token, for errors about a missing comma, colon, or closing bracket.
  private(set) var endOfToken = SourceLocation(line: 1, column: 1)

  private var line = 1
  private var lineStart = 0
  /// The number of UTF-8 continuation bytes between the start of the line and the current position. The parser counts
  /// them while it reads, so that the time to compute a column does not depend on the length of the line.
  private var continuationBytes = 0

  /// The maximum nesting depth of objects and lists. Without a limit, recursive functions that visit the parsed value
  /// could overflow the stack.
  static let maximumDepth = 512

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var location: SourceLocation {
    SourceLocation(line: line, column: position - lineStart - continuationBytes + 1)
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The next byte as a scalar, or `nil` at the end of the file. Compare it only with ASCII characters.
  var next: Unicode.Scalar? {
    position < bytes.count ? Unicode.Scalar(bytes[position]) : nil
  }
}

// MARK: - Skipping

extension JSONParser {
  /// Skips the given number of ASCII characters, which must not be line endings.
  mutating func skip(_ count: Int = 1) {
    position += count
  }

  /// Skips a scalar, which must not be a line ending.
  mutating func skip(_ scalar: Unicode.Scalar) {
    position += UTF8.width(scalar)
    continuationBytes += UTF8.width(scalar) - 1
  }

  mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

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
