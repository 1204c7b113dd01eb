#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ValueGrammar {
  /// Reads an absolute URL (RFC 3986): a scheme, a colon, and at least one character after it. `http` and `https` need
  /// a host. Spaces and characters that are not ASCII must be percent-encoded.
  ///
  /// The text is checked here, because Foundation's parser accepts different URLs, and encodes them differently, on
  /// different systems.
  static func url(_ text: String) -> URL? {
    guard urlForm(text) != nil, let url = URL(string: text), url.absoluteString == text
    else { return nil }
    return url
  }

  /// Whether every version of Foundation accepts the text of a URL.
  enum URLForm {
    /// Every version of Foundation creates a URL with the same text. The host consists of letters, digits, hyphens, and
    /// dots, as nearly all hosts do.
    case plain
    /// Only `URL(string:)` shows whether Foundation accepts the text.
    case other
  }

  /// Returns the form of a URL's text, or `nil` for text that is not a valid URL.
  static func urlForm(_ text: String) -> URLForm? { text.withBytes { form(of: $0) } }

  private static func form(of bytes: Bytes) -> URLForm? {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), isScheme(bytes, upTo: colon) else {
      return nil
    }
    let isWeb = isWeb(bytes, upTo: colon)
    var form = URLForm.other
    var position = colon + 1
    guard position < bytes.count else { return nil }

    if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "/"),
      bytes[position + 1] == UInt8(ascii: "/")
    {
      if let end = endOfPlainHost(in: bytes, from: position + 2) {
        form = .plain
        position = end
      } else if let end = endOfAuthority(in: bytes, from: position + 2, mayBeEmpty: !isWeb) {
        position = end
      } else {
        return nil
      }
    } else if isWeb {
      return nil
    }

    position = end(of: Self.path, in: bytes, from: position)
    if position < bytes.count, bytes[position] == UInt8(ascii: "?") {
      position = end(of: Self.query, in: bytes, from: position + 1)
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "#") {
      position = end(of: Self.query, in: bytes, from: position + 1)
    }
    return position == bytes.count ? form : nil
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static func isScheme(_ bytes: Bytes, upTo end: Int) -> Bool {
    guard end > 0, bytes[0].isASCIILetter else { return false }
    return bytes[..<end].allSatisfy {
      switch $0 {
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
      default: $0.isASCIILetter || $0.asciiDigit != nil
      }
    }
  }

  /// Returns whether the scheme is `http` or `https`.
  private static func isWeb(_ bytes: Bytes, upTo end: Int) -> Bool {
    guard end == 4 || end == 5 else { return false }
    let start = bytes[..<4].reduce(0 as UInt32) { $0 << 8 | UInt32($1 | 0x20) }
    return start == 0x6874_7470 && (end == 4 || bytes[4] | 0x20 == UInt8(ascii: "s"))
  }

  /// Returns the end of a host of letters, digits, hyphens, and dots. Returns `nil` if the host is empty, or if it is
  /// followed by anything other than a path.
  private static func endOfPlainHost(in bytes: Bytes, from start: Int) -> Int? {
    var position = start
    while position < bytes.count,
      bytes[position].isASCIILetter || bytes[position].asciiDigit != nil
        || bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: ".")
    {
      position += 1
    }
    guard position > start, position == bytes.count || bytes[position] == UInt8(ascii: "/") else {
      return nil
    }
    return position
  }

  /// Returns the end of `user@host:port`, or `nil` if it is invalid. The user and the port are optional.
  ///
  /// - Parameter mayBeEmpty: Whether the host can be empty.
  private static func endOfAuthority(in bytes: Bytes, from start: Int, mayBeEmpty: Bool) -> Int? {
    var host = start
    let user = end(of: Self.user, in: bytes, from: start)
    if user < bytes.count, bytes[user] == UInt8(ascii: "@") { host = user + 1 }

    var position: Int
    if host < bytes.count, bytes[host] == UInt8(ascii: "[") {
      guard let end = bytes[host...].firstIndex(of: UInt8(ascii: "]")),
        isIPv6(bytes[(host + 1)..<end])
      else { return nil }
      position = end + 1
    } else {
      position = end(of: Self.host, in: bytes, from: host)
      guard mayBeEmpty || position > host else { return nil }
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: ":") {
      position += 1
      while position < bytes.count, bytes[position].asciiDigit != nil { position += 1 }
    }
    guard position < bytes.count else { return position }
    switch Unicode.Scalar(bytes[position]) {
    case "/", "?", "#": return position
    default: return nil
    }
  }

  /// Returns whether the bytes are an `IPv6address`: eight groups. One `::` can replace one or more zero groups.
  private static func isIPv6(_ bytes: Slice<Bytes>) -> Bool {
    let colon = UInt8(ascii: ":")
    let gap = bytes.indices.first { bytes[$0...].starts(with: [colon, colon]) }
    guard let gap else { return ipv6Groups(in: bytes, isEnd: true) == 8 }
    guard let before = ipv6Groups(in: bytes[..<gap], isEnd: false),
      let after = ipv6Groups(in: bytes[(gap + 2)...], isEnd: true)
    else { return false }
    return before + after < 8
  }

  /// Returns the number of groups of up to four hexadecimal digits, or `nil` if any group is invalid.
  ///
  /// - Parameter isEnd: Whether the bytes are the end of the address, where an IPv4 address counts as two groups.
  private static func ipv6Groups(in bytes: Slice<Bytes>, isEnd: Bool) -> Int? {
    guard !bytes.isEmpty else { return 0 }
    var groups = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    var count = 0
    if isEnd, let last = groups.last, isIPv4(last) {
      groups.removeLast()
      count = 2
    }
    let areDigits = groups.allSatisfy { group in
      (1...4).contains(group.count) && group.allSatisfy { $0.asciiHexDigit != nil }
    }
    return areDigits ? count + groups.count : nil
  }

  /// Returns whether the bytes are an `IPv4address`: four numbers up to 255, without leading zeros.
  private static func isIPv4(_ bytes: Slice<Bytes>) -> Bool {
    let numbers = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy { digits in
        guard (1...3).contains(digits.count), digits.count == 1 || digits.first != 0x30 else {
          return false
        }
        let value = digits.reduce(0 as Int?) { value, byte in
          byte.asciiDigit.flatMap { digit in value.map { $0 * 10 + Int(digit) } }
        }
        return value.map { $0 <= 255 } ?? false
      }
  }

  // The characters that each part of a URL can contain. All parts allow `unreserved` and `sub-delims` of RFC 3986, and
  // each set includes the previous one.
  private static let host = ASCIISet(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=")
  private static let user = host.union(":")
  private static let path = user.union("/@")
  private static let query = path.union("?")

  /// Returns the end of a part: the first byte that is neither allowed in it nor percent-encoded.
  private static func end(of part: ASCIISet, in bytes: Bytes, from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      if part.contains(bytes[position]) {
        position += 1
        continue
      }
      guard bytes[position] == UInt8(ascii: "%"), position + 2 < bytes.count,
        bytes[position + 1].asciiHexDigit != nil, bytes[position + 2].asciiHexDigit != nil
      else { return position }
      position += 3
    }
    return position
  }
}

/// A set of ASCII characters with one bit per character.
private struct ASCIISet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ characters: String) {
    for byte in characters.utf8 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
  }

  func union(_ characters: String) -> Self {
    var union = Self(characters)
    union.low |= low
    union.high |= high
    return union
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte) & 1 != 0
  }
}
