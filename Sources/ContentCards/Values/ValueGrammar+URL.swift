#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ValueGrammar {
  /// An absolute URL of RFC 3986: a scheme, a colon and something after it. `http` and `https` need
  /// a host. Spaces and letters beyond ASCII have to be percent-encoded.
  ///
  /// Foundation alone will not do: what its parser takes, and what it encodes on the way, differs
  /// between systems and their versions.
  static func url(_ text: String) -> URL? {
    guard text.withBytes(isURL), let url = URL(string: text), url.absoluteString == text
    else { return nil }
    return url
  }

  private static func isURL(_ bytes: Bytes) -> Bool {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), isScheme(bytes, upTo: colon) else {
      return false
    }
    let isWeb = isWeb(bytes, upTo: colon)
    var position = colon + 1
    guard position < bytes.count else { return false }

    if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "/"),
      bytes[position + 1] == UInt8(ascii: "/")
    {
      guard let end = endOfAuthority(in: bytes, from: position + 2, mayBeEmpty: !isWeb) else {
        return false
      }
      position = end
    } else if isWeb {
      return false
    }

    position = end(of: .path, in: bytes, from: position)
    if position < bytes.count, bytes[position] == UInt8(ascii: "?") {
      position = end(of: .query, in: bytes, from: position + 1)
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "#") {
      position = end(of: .query, in: bytes, from: position + 1)
    }
    return position == bytes.count
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

  /// Whether the scheme is `http` or `https`.
  private static func isWeb(_ bytes: Bytes, upTo end: Int) -> Bool {
    guard end == 4 || end == 5 else { return false }
    let start = bytes[..<4].reduce(0 as UInt32) { $0 << 8 | UInt32($1 | 0x20) }
    return start == 0x6874_7470 && (end == 4 || bytes[4] | 0x20 == UInt8(ascii: "s"))
  }

  /// Where `user@host:port` ends, the host alone being needed; nil when it is not one.
  private static func endOfAuthority(in bytes: Bytes, from start: Int, mayBeEmpty: Bool) -> Int? {
    var host = start
    let user = end(of: .user, in: bytes, from: start)
    if user < bytes.count, bytes[user] == UInt8(ascii: "@") { host = user + 1 }

    var position: Int
    if host < bytes.count, bytes[host] == UInt8(ascii: "[") {
      let address = bytes[(host + 1)...].prefix {
        $0.asciiHexDigit != nil || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
      }
      position = address.endIndex
      guard address.contains(UInt8(ascii: ":")), position < bytes.count,
        bytes[position] == UInt8(ascii: "]")
      else { return nil }
      position += 1
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

  /// The parts of a URL, each of which takes what the one before does, and more.
  private enum Part: UInt8 {
    case host = 1
    case user, path, query
  }

  /// Where the part ends: before the first byte that is neither allowed in it nor percent-encoded.
  private static func end(of part: Part, in bytes: Bytes, from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      // Most bytes are letters.
      if byte.isASCIILetter || leastPart(with: byte) <= part.rawValue {
        position += 1
        continue
      }
      guard byte == UInt8(ascii: "%"), position + 2 < bytes.count,
        bytes[position + 1].asciiHexDigit != nil, bytes[position + 2].asciiHexDigit != nil
      else { return position }
      position += 3
    }
    return position
  }

  /// The first part that takes the byte: RFC 3986 `unreserved` and `sub-delims` are all parts'.
  @inline(__always)
  private static func leastPart(with byte: UInt8) -> UInt8 {
    // A table to the compiler.
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9": Part.host.rawValue
    case "-", ".", "_", "~", "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=":
      Part.host.rawValue
    case ":": Part.user.rawValue
    case "/", "@": Part.path.rawValue
    case "?": Part.query.rawValue
    default: .max
    }
  }
}
