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
    guard text.withBytes({ isURL($0[...]) }), let url = URL(string: text),
      url.absoluteString == text
    else { return nil }
    return url
  }

  private static func isURL(_ bytes: Bytes) -> Bool {
    var rest = bytes
    let scheme = rest.removePrefix(while: isScheme)
    guard scheme.first?.isASCIILetter == true, rest.skip(":"), !rest.isEmpty else { return false }
    let lowercased = scheme.lazy.map { $0 | 0x20 }
    let isWeb = lowercased.elementsEqual("http".utf8) || lowercased.elementsEqual("https".utf8)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      guard skipAuthority(in: &rest, mayBeEmpty: !isWeb) else { return false }
    } else if isWeb {
      return false
    }
    skip(while: isPath, in: &rest)
    if rest.skip("?") { skip(while: isQuery, in: &rest) }
    if rest.skip("#") { skip(while: isQuery, in: &rest) }
    return rest.isEmpty
  }

  /// Skips `user@host:port`. The user and the port are optional. Returns whether it is valid.
  ///
  /// - Parameter mayBeEmpty: Whether the host can be empty.
  private static func skipAuthority(in rest: inout Bytes, mayBeEmpty: Bool) -> Bool {
    var host = rest
    skip(while: isUser, in: &host)
    if host.skip("@") { rest = host }

    if rest.skip("[") {
      let address = rest.removePrefix { $0 != UInt8(ascii: "]") }
      guard rest.skip("]"), isIPv6(address) else { return false }
    } else {
      let start = rest.startIndex
      skip(while: isHost, in: &rest)
      guard mayBeEmpty || rest.startIndex > start else { return false }
    }
    if rest.skip(":") { _ = rest.removeDigits() }
    return rest.first.map { "/?#".utf8.contains($0) } ?? true
  }

  /// Returns whether the bytes are an `IPv6address`: eight groups. One `::` can replace one or more zero groups.
  private static func isIPv6(_ bytes: Bytes) -> Bool {
    let colon = UInt8(ascii: ":")
    let gap = bytes.indices.first { bytes[$0...].starts(with: [colon, colon]) }
    guard let gap else { return ipv6Groups(in: bytes, isEnd: true) == 8 }
    guard let before = ipv6Groups(in: bytes[..<gap], isEnd: false),
      let after = ipv6Groups(in: bytes[gap...].dropFirst(2), isEnd: true)
    else { return false }
    return before + after < 8
  }

  /// Returns the number of groups of up to four hexadecimal digits, or `nil` if any group is invalid.
  ///
  /// - Parameter isEnd: Whether the bytes are the end of the address, where an IPv4 address counts as two groups.
  private static func ipv6Groups(in bytes: Bytes, isEnd: Bool) -> Int? {
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
  private static func isIPv4(_ bytes: Bytes) -> Bool {
    let numbers = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy { number in
        // The number has the same text only without a sign and without leading zeros.
        UInt8(String(decoding: number, as: UTF8.self)).map { "\($0)".utf8.elementsEqual(number) }
          ?? false
      }
  }

  /// Skips the bytes that satisfy a predicate or are percent-encoded.
  private static func skip(while predicate: (UInt8) -> Bool, in rest: inout Bytes) {
    rest = rest.drop(while: predicate)
    while rest.first == UInt8(ascii: "%") {
      let digits = rest.dropFirst().prefix(2)
      guard digits.count == 2, digits.allSatisfy({ $0.asciiHexDigit != nil }) else { return }
      rest = rest.dropFirst(3).drop(while: predicate)
    }
  }

  private static func isScheme(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.asciiDigit != nil || "+-.".utf8.contains(byte)
  }

  // The bytes that RFC 3986 allows in a part of a URL. All parts allow `unreserved` and `sub-delims`.

  private static func isHost(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "!", "$", "&", "'", "(", ")", "*",
      "+", ",", ";", "=":
      true
    default: false
    }
  }

  private static func isUser(_ byte: UInt8) -> Bool { isHost(byte) || byte == UInt8(ascii: ":") }

  private static func isPath(_ byte: UInt8) -> Bool {
    isUser(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "@")
  }

  private static func isQuery(_ byte: UInt8) -> Bool { isPath(byte) || byte == UInt8(ascii: "?") }
}
