enum CamelCase {
  /// Returns a name in lower camel case, such as `tileID` for `tile_id`, or `nil` if no identifier can be made from the
  /// text.
  static func lower(_ text: String) -> String? {
    let words = words(of: text)
    guard let first = words.first else { return nil }
    return identifier(first.lowercased() + words.dropFirst().map(capitalized).joined())
  }

  /// Returns a name in upper camel case, such as `CouponCode` for `coupon_code`, or `nil` if no identifier can be made
  /// from the text.
  static func upper(_ text: String) -> String? {
    identifier(words(of: text).map(capitalized).joined())
  }

  private static func identifier(_ text: String) -> String? {
    SwiftIdentifier.isIdentifier(text) ? text : nil
  }

  private static func capitalized(_ word: String) -> String {
    let word = word.lowercased()
    if acronyms.contains(word) { return word.uppercased() }
    if word.utf8.last == UInt8(ascii: "s"), acronyms.contains(String(word.dropLast())) {
      return word.dropLast().uppercased() + "s"
    }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns the words in the text, such as `tile` and `id` in `tile_id`, or `HTML` and `Body` in `HTMLBody`.
  private static func words(of text: String) -> [String] {
    // A fast path for ASCII, because reading bytes is much faster than reading characters.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      let bytes = Array(text.utf8)
      return ranges(of: bytes.map(CharacterKind.init))
        .map { String(decoding: bytes[$0], as: UTF8.self) }
    }
    let characters = Array(text)
    return ranges(of: characters.map(CharacterKind.init)).map { String(characters[$0]) }
  }

  private static func ranges(of kinds: [CharacterKind]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    // A loop without closures or iterators, which are slow in debug builds.
    var index = 0
    while index < kinds.count {
      switch kinds[index] {
      case .gap:
        if start < index { words.append(start..<index) }
        start = index + 1
      case .capital where index > start:
        let endsCapitals = index + 1 < kinds.count && kinds[index + 1] == .small
        if endsCapitals || kinds[index - 1] != .capital {
          words.append(start..<index)
          start = index
        }
      case .capital, .small, .caseless: break
      }
      index += 1
    }
    if start < kinds.count { words.append(start..<kinds.count) }
    return words
  }

  private enum CharacterKind {
    case capital, small
    /// A digit, or another character without case.
    case caseless
    case gap

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .capital
      case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .small
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .caseless
      default: self = .gap
      }
    }

    init(_ character: Character) {
      if character == "_" || !character.unicodeScalars.allSatisfy(SwiftIdentifier.isBody) {
        self = .gap
      } else if character.isUppercase {
        self = .capital
      } else {
        self = character.isLowercase ? .small : .caseless
      }
    }
  }

  /// Words that are written in capitals, except at the beginning of a name in lower camel case.
  private static let acronyms = Set(
    words: """
      api css cta gif html http https id ip jpg json pdf png qr sdk sku sms svg ui uri url utc
      uuid xml
      """)
}
