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
    var copy = text
    guard copy.withUTF8(isURL), let url = URL(string: text), url.absoluteString == text
    else { return nil }
    return url
  }

  private static func isURL(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), isScheme(bytes[..<colon]) else {
      return false
    }
    var rest = bytes[(colon + 1)...]
    guard !rest.isEmpty else { return false }

    if rest.starts(with: "//".utf8) {
      let authority = rest.dropFirst(2).prefix {
        $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
      }
      let mayBeEmpty = !isWeb(bytes[..<colon])
      guard isAuthority(authority, mayBeEmpty: mayBeEmpty) else { return false }
      rest = rest[authority.endIndex...]
    } else if isWeb(bytes[..<colon]) {
      return false
    }

    let path = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let query = rest[path.endIndex...].prefix { $0 != UInt8(ascii: "#") }
    let fragment = rest[query.endIndex...].dropFirst()
    return consists(path, alsoOf: ":@/") && consists(query, alsoOf: ":@/?")
      && consists(fragment, alsoOf: ":@/?")
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private static func isScheme(_ bytes: Bytes) -> Bool {
    guard let first = bytes.first, first.isASCIILetter else { return false }
    return bytes.allSatisfy {
      $0.isASCIILetter || $0.asciiDigit != nil || "+-.".utf8.contains($0)
    }
  }

  private static func isWeb(_ scheme: Bytes) -> Bool {
    let scheme = scheme.lazy.map { $0 | 0x20 }
    return scheme.elementsEqual("http".utf8) || scheme.elementsEqual("https".utf8)
  }

  /// `user@host:port`, the host alone being needed.
  private static func isAuthority(_ bytes: Bytes, mayBeEmpty: Bool) -> Bool {
    var host = bytes
    if let at = bytes.firstIndex(of: UInt8(ascii: "@")) {
      guard consists(bytes[..<at], alsoOf: ":") else { return false }
      host = bytes[(at + 1)...]
    }
    if host.first == UInt8(ascii: "[") {
      guard let end = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let address = host[host.startIndex..<end].dropFirst()
      return address.contains(UInt8(ascii: ":"))
        && address.allSatisfy { $0.asciiHexDigit != nil || ":.".utf8.contains($0) }
        && isPort(host[(end + 1)...])
    }
    let name = host.prefix { $0 != UInt8(ascii: ":") }
    guard mayBeEmpty || !name.isEmpty else { return false }
    return consists(name, alsoOf: "") && isPort(host[name.endIndex...])
  }

  private static func isPort(_ bytes: Bytes) -> Bool {
    bytes.isEmpty
      || bytes.first == UInt8(ascii: ":")
        && bytes.dropFirst().allSatisfy { $0.asciiDigit != nil }
  }

  /// Whether every byte is unreserved, a sub-delimiter, one of the others, or part of a
  /// percent-encoded byte.
  private static func consists(_ bytes: Bytes, alsoOf others: StaticString) -> Bool {
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let byte = bytes[position]
      if byte == UInt8(ascii: "%") {
        guard position + 2 < bytes.endIndex, bytes[position + 1].asciiHexDigit != nil,
          bytes[position + 2].asciiHexDigit != nil
        else { return false }
        position += 2
      } else if !isPlain(byte) {
        guard others.withUTF8Buffer({ $0.contains(byte) }) else { return false }
      }
      position += 1
    }
    return true
  }

  /// RFC 3986 `unreserved` and `sub-delims`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case "-", ".", "_", "~", "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=": true
    default: false
    }
  }
}
