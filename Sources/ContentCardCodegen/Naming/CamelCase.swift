/// Names in Swift's spelling, made from the words of a key, a class type or a type's name.
enum CamelCase {
  /// `tileID` of `tile_id`; nil when no identifier comes of the text.
  static func lower(_ text: String) -> String? {
    let words = words(of: text)
    guard let first = words.first else { return nil }
    return identifier(first.lowercased() + words.dropFirst().map(capitalized).joined())
  }

  /// `CouponCode` of `coupon_code`; nil when no identifier comes of the text.
  static func upper(_ text: String) -> String? {
    identifier(words(of: text).map(capitalized).joined())
  }

  private static func identifier(_ text: String) -> String? {
    SwiftIdentifier.isIdentifier(text) ? text : nil
  }

  private static func capitalized(_ word: Substring) -> String {
    let word = word.lowercased()
    if acronyms.contains(word) { return word.uppercased() }
    if word.hasSuffix("s"), acronyms.contains(String(word.dropLast())) {
      return word.dropLast().uppercased() + "s"
    }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The runs of letters and digits, parted where a capital begins a word: `HTMLBody` has two.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    for run in text.split(whereSeparator: { !isWordCharacter($0) }) {
      var start = run.startIndex
      for index in run.indices.dropFirst() where beginsWord(at: index, in: run) {
        words.append(run[start..<index])
        start = index
      }
      words.append(run[start...])
    }
    return words
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character != "_" && character.unicodeScalars.allSatisfy(SwiftIdentifier.isBody)
  }

  private static func beginsWord(at index: Substring.Index, in run: Substring) -> Bool {
    guard run[index].isUppercase else { return false }
    guard run[run.index(before: index)].isUppercase else { return true }
    let next = run.index(after: index)
    return next < run.endIndex && run[next].isLowercase
  }

  /// Words written in capitals, as Swift's own libraries do.
  private static let acronyms: Set<String> = [
    "api", "css", "cta", "gif", "html", "http", "https", "id", "ip", "jpg", "json", "pdf",
    "png", "qr", "sdk", "sku", "sms", "svg", "ui", "uri", "url", "utc", "uuid", "xml",
  ]
}

extension String {
  /// The case of `ContentCardObject` for an object of this name: `fullPageMessage` of `FullPageMessage`
  /// or of `Models.FullPageMessage`.
  var asUnionCase: String {
    let last = split(separator: ".").last.map(String.init) ?? self
    return CamelCase.lower(last) ?? last
  }

  /// The stored property behind a deprecated one.
  var asStorage: String { "_\(self)" }
}
