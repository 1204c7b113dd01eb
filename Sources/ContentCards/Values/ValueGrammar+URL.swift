#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ValueGrammar {
  /// Reads an absolute URL (RFC 3986): a scheme, a colon, and at least one character after it. `http` and `https` need
  /// a host. A host in brackets must be an IPv6 address. Spaces, characters such as `|`, other brackets, and
  /// characters that are not ASCII must be percent-encoded.
  ///
  /// The text is checked here, because Foundation's parser accepts different URLs, and encodes them differently, on
  /// different systems.
  static func url(_ text: String) -> URL? {
    guard text.withBytes(isURL), let url = URL(string: text), url.absoluteString == text
    else { return nil }
    return url
  }

  static func hasWebScheme(_ url: String) -> Bool {
    url.withBytes { bytes in isWebScheme(bytes.prefix { $0 != UInt8(ascii: ":") }) }
  }

  private static func isURL(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let colon = end(of: .scheme, in: bytes, from: 0)
    guard colon > 0, colon + 1 < bytes.count, bytes[colon] == UInt8(ascii: ":"),
      bytes[0].isASCIILetter
    else { return false }
    let isWeb = isWebScheme(bytes[..<colon])
    var position = colon + 1
    let slash = UInt8(ascii: "/")
    if bytes[position...].starts(with: [slash, slash]) {
      guard let end = endOfAuthority(in: bytes, from: position + 2, mayBeEmpty: !isWeb) else {
        return false
      }
      position = end
    } else if isWeb {
      return false
    }
    position = end(of: .path, in: bytes, from: position)
    for mark in [UInt8(ascii: "?"), UInt8(ascii: "#")]
    where position < bytes.count && bytes[position] == mark {
      position = end(of: .query, in: bytes, from: position + 1)
    }
    return position == bytes.count
  }

  /// Returns whether the scheme is `http` or `https`. Case is ignored.
  private static func isWebScheme(_ scheme: Bytes) -> Bool {
    (4...5).contains(scheme.count) && zip(scheme, https).allSatisfy { $0 | 0x20 == $1 }
  }

  private static let https = Array("https".utf8)

  /// Returns the end of `user@host:port`, or `nil` if it is invalid. The user and the port are optional.
  ///
  /// - Parameter mayBeEmpty: Whether the host can be empty.
  private static func endOfAuthority(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, mayBeEmpty: Bool
  ) -> Int? {
    let user = end(of: .user, in: bytes, from: start)
    let host = user < bytes.count && bytes[user] == UInt8(ascii: "@") ? user + 1 : start
    var position: Int
    if host < bytes.count, bytes[host] == UInt8(ascii: "[") {
      guard let end = bytes[host...].firstIndex(of: UInt8(ascii: "]")),
        isIPv6(bytes[(host + 1)..<end])
      else { return nil }
      position = end + 1
    } else {
      position = end(of: .host, in: bytes, from: host)
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
        // Text with a sign or leading zeros differs from the text of its number.
        UInt8(String(decoding: number, as: UTF8.self)).map { "\($0)".utf8.elementsEqual(number) }
          ?? false
      }
  }

  /// A part of a URL. Each part allows the bytes of the parts before it, and some more. All parts but the scheme allow
  /// `unreserved` and `sub-delims` of RFC 3986.
  private enum Part: Int { case scheme, host, user, path, query }

  /// The raw value of the first part that allows each byte, or `Int.max` if none does.
  private static let firstParts: [Int] = (0...UInt8.max).map { byte in
    let part: Part? =
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".": .scheme
      case "_", "~", "!", "$", "&", "'", "(", ")", "*", ",", ";", "=": .host
      case ":": .user
      case "/", "@": .path
      case "?": .query
      default: nil
      }
    return part?.rawValue ?? .max
  }

  /// Returns the end of the bytes, from `start` on, that are allowed in the part or percent-encoded. A scheme has no
  /// percent-encoded bytes.
  private static func end(of part: Part, in bytes: UnsafeBufferPointer<UInt8>, from start: Int)
    -> Int
  {
    let firstParts = firstParts
    var position = start
    while position < bytes.count {
      if firstParts[Int(bytes[position])] <= part.rawValue {
        position += 1
      } else if bytes[position] == UInt8(ascii: "%"), part != .scheme, position + 2 < bytes.count,
        bytes[position + 1].asciiHexDigit != nil, bytes[position + 2].asciiHexDigit != nil
      {
        position += 3
      } else {
        break
      }
    }
    return position
  }
}
