import Foundation

/// Reads JSON (RFC 8259) into values, several times as fast as Foundation.
///
/// It rejects input that Foundation may read differently: invalid JSON, text that is not in UTF-8, duplicate member
/// names, too many levels of arrays and objects, and numbers outside the range of `Double`. It also rejects a number of
/// more than 15 characters that is not written as an `Int`, but equals an `Int` as a `Double`, such as
/// 1.00000000000000.
struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  private struct Refusal: Error {}

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the value of the JSON, or `nil` if it must be read with Foundation.
  static func value(of json: Data) -> ExtraValue? {
    json.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: UInt8.self) { try? document(in: $0) }
    }
  }

  private static func document(
    in bytes: UnsafeBufferPointer<UInt8>
  ) throws(Refusal) -> ExtraValue {
    var reader = JSONReader(bytes)
    let value = try reader.value(within: 0)
    guard reader.position == bytes.count else { throw Refusal() }
    return value
  }

  /// The next byte, or 0 at the end. Valid JSON contains no zero byte.
  private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Reads a value and the white space around it.
  ///
  /// - Parameter levels: The number of arrays and objects that contain the value.
  private mutating func value(within levels: Int) throws(Refusal) -> ExtraValue {
    skipWhiteSpace()
    let value: ExtraValue
    switch next {
    case UInt8(ascii: "\""): value = .string(try text())
    case UInt8(ascii: "{"): value = .object(try members(within: levels))
    case UInt8(ascii: "["): value = .array(try elements(within: levels))
    case UInt8(ascii: "t"): value = try word("true", .bool(true))
    case UInt8(ascii: "f"): value = try word("false", .bool(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    default: value = try number()
    }
    skipWhiteSpace()
    return value
  }

  private mutating func members(within levels: Int) throws(Refusal) -> [String: ExtraValue] {
    try skip("{")
    guard levels < ExtraValue.maximumDepth else { throw Refusal() }
    skipWhiteSpace()
    if consume("}") { return [:] }
    // Reserves capacity, because a growing dictionary has to rehash its keys.
    var members = [String: ExtraValue](minimumCapacity: 12)
    repeat {
      skipWhiteSpace()
      let name = try text()
      skipWhiteSpace()
      try skip(":")
      guard members.updateValue(try value(within: levels + 1), forKey: name) == nil else {
        throw Refusal()
      }
    } while consume(",")
    try skip("}")
    return members
  }

  private mutating func elements(within levels: Int) throws(Refusal) -> [ExtraValue] {
    var elements: [ExtraValue] = []
    try skip("[")
    guard levels < ExtraValue.maximumDepth else { throw Refusal() }
    skipWhiteSpace()
    if consume("]") { return elements }
    repeat { elements.append(try value(within: levels + 1)) } while consume(",")
    try skip("]")
    return elements
  }

  private mutating func word(
    _ word: String, _ value: ExtraValue
  ) throws(Refusal) -> ExtraValue {
    guard bytes[position...].starts(with: word.utf8) else { throw Refusal() }
    position += word.utf8.count
    return value
  }

  private mutating func skipWhiteSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default: return
      }
    }
  }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skip(_ character: Unicode.Scalar) throws(Refusal) {
    guard consume(character) else { throw Refusal() }
  }
}

// MARK: - Numbers

extension ExtraValue {
  /// Creates the value of a JSON number, or returns `nil` for a number outside the range of `Double`.
  package init?(jsonNumber text: String) {
    let json = Data(text.utf8)
    if let value = JSONReader.value(of: json) {
      self = value
    } else if let number = try? JSONSerialization.jsonObject(
      with: json, options: .fragmentsAllowed)
    {
      self.init(number)
    } else {
      return nil
    }
  }
}

extension JSONReader {
  private mutating func number() throws(Refusal) -> ExtraValue {
    let start = position
    _ = consume("-")
    if !consume("0") { try skipDigits() }
    var isWhole = true
    if consume(".") {
      isWhole = false
      try skipDigits()
    }
    if next | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      position += 1
      if !consume("-") { _ = consume("+") }
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let int = Int(text) { return .int(int) }
    guard let double = Double(text), double.isFinite else { throw Refusal() }
    // Rejects a number other than 0 that is too small for a Double.
    let significand = text.prefix { $0 != "e" && $0 != "E" }
    guard double != 0 || significand.allSatisfy({ "-.0".contains($0) }) else { throw Refusal() }
    guard let int = Int(exactly: double) else { return .double(double) }
    // Foundation may keep digits that a Double does not hold exactly.
    guard text.utf8.count <= 15 else { throw Refusal() }
    return .int(int)
  }

  private mutating func skipDigits() throws(Refusal) {
    guard next.asciiDigit != nil else { throw Refusal() }
    while next.asciiDigit != nil { position += 1 }
  }
}

// MARK: - Text

extension JSONReader {
  private mutating func text() throws(Refusal) -> String {
    try skip("\"")
    var text = try unescapedText()
    while !consume("\"") {
      text.unicodeScalars.append(try escape())
      text += try unescapedText()
    }
    return text
  }

  /// Reads the text up to the next quotation mark or backslash.
  private mutating func unescapedText() throws(Refusal) -> String {
    let start = position
    var isASCII = true
    while position < bytes.count, bytes[position] != UInt8(ascii: "\""),
      bytes[position] != UInt8(ascii: "\\")
    {
      guard bytes[position] >= 0x20 else { throw Refusal() }
      isASCII = isASCII && bytes[position] < 0x80
      position += 1
    }
    let part = UnsafeBufferPointer(rebasing: bytes[start..<position])
    let text = String(decoding: part, as: UTF8.self)
    // `String(decoding:as:)` replaces invalid UTF-8, which changes the bytes.
    guard isASCII || text.utf8.elementsEqual(part) else { throw Refusal() }
    return text
  }

  private mutating func escape() throws(Refusal) -> Unicode.Scalar {
    try skip("\\")
    let character = next
    position += 1
    switch Unicode.Scalar(character) {
    case "\"", "\\", "/": return Unicode.Scalar(character)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try escapedScalar()
    default: throw Refusal()
    }
  }

  /// Reads the four hexadecimal digits after `\u` and, for a surrogate pair, the second escape.
  private mutating func escapedScalar() throws(Refusal) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    try skip("\\")
    try skip("u")
    let second = try codeUnit()
    guard UTF16.isLeadSurrogate(unit), UTF16.isTrailSurrogate(second),
      let scalar = Unicode.Scalar(
        0x10000 + UInt32(unit - 0xD800) << 10 + UInt32(second - 0xDC00))
    else { throw Refusal() }
    return scalar
  }

  private mutating func codeUnit() throws(Refusal) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.asciiHexDigit else { throw Refusal() }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}
