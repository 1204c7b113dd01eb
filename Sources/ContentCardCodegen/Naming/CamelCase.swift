/// Makes Swift names from the words in a key or another name.
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

  /// Returns the words in the text: runs of letters and digits, split where a capital begins a word. `HTMLBody` has two
  /// words.
  private static func words(of text: String) -> [String] {
    // A fast path for ASCII, because comparing bytes is much faster than comparing characters.
    text.utf8.allSatisfy { $0 < 0x80 }
      ? words(of: Array(text.utf8), CharacterKind.init)
        .map { String(decoding: $0, as: UTF8.self) }
      : words(of: text, CharacterKind.init).map { String($0) }
  }

  private static func words<Text: BidirectionalCollection>(
    of text: Text, _ kind: (Text.Element) -> CharacterKind
  ) -> [Text.SubSequence] {
    var words: [Text.SubSequence] = []
    for run in text.split(whereSeparator: { kind($0) == .gap }) {
      var start = run.startIndex
      for index in run.indices.dropFirst() where kind(run[index]) == .capital {
        let next = run.index(after: index)
        let endsCapitals = next < run.endIndex && kind(run[next]) == .small
        guard endsCapitals || kind(run[run.index(before: index)]) != .capital else { continue }
        words.append(run[start..<index])
        start = index
      }
      words.append(run[start...])
    }
    return words
  }

  /// The kind of a character in a name.
  private enum CharacterKind {
    case capital, small
    /// A digit, or a letter of a script without case.
    case caseless
    /// A character between words.
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

  /// Words that are written in capitals, as in Apple's frameworks.
  private static let acronyms: Set<String> = [
    "api", "css", "cta", "gif", "html", "http", "https", "id", "ip", "jpg", "json", "pdf",
    "png", "qr", "sdk", "sku", "sms", "svg", "ui", "uri", "url", "utc", "uuid", "xml",
  ]
}
