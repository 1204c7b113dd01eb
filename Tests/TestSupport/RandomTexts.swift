/// Ordinary texts, and texts that could end the literal or comment that contains them, or that could be mistaken for
/// other texts.
package enum RandomTexts {
  /// Texts that, for example, end a literal or a comment, begin an interpolation, break a line, reorder other text, or
  /// are invisible.
  package static let hostile = [
    "\"", "\\", "\\(evil)", "\\n", "\\u{41}", "\"\"\"", "#\"", "\"#", "\\#(evil)", "*/", "/*", "//",
    "///", "`", "``", "'", "\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}",
    "\u{0}", "\u{1}", "\u{7}", "\u{1B}[31m", "\u{7F}", "\u{80}", "\t", "\u{A0}", "\u{AD}",
    "\u{61C}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}",
    "\u{202C}", "\u{202D}", "\u{202E}", "\u{2060}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
    "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{115F}", "\u{3164}", "\u{180E}", "\u{FE0F}",
    "\u{E0001}", "\u{E0041}", "\u{E000}", "\u{10FFFF}", "\u{301}", "\u{20E3}",
    "\nlet x = 1\n", "\n}\n", "\n#if os(iOS)\n", "\n#error(\"evil\")\n",
    "@available(*, deprecated)",
    "<#x#>", "{{ liquid }}", "{%", "}", ")", "]", "%s", "$0", "*", ",", "|", "- Parameter x: y",
    "<!--", "swift-format-ignore", "// swiftlint:enable all",
  ]

  package static let plain = [
    "tile", "price", "Id", "URL", "html", "discount percentage", "größe", "価格", "ДАННЫЕ",
    "e\u{301}",
    "é", "naïve", "ﬁ", "ß", "İ", "𝒳", "🎁", "👩‍👩‍👧", "ا", "क्षि", "x", "1", "42", "-", "_", ".", " ",
    "the quick brown fox jumps over the lazy dog and then some more of what makes a line long",
    "a_word_that_is_long_enough_to_fill_a_good_part_of_a_line_by_itself_without_any_place_to_break",
  ]
}

extension RandomNumberGenerator {
  /// Returns a random text, which usually contains hostile texts.
  package mutating func text() -> String {
    (0..<number(0...6)).map { _ in
      switch number(0...5) {
      case 0...2: pick(RandomTexts.hostile)
      case 3...4: pick(RandomTexts.plain)
      default: String(anyScalar())
      }
    }.joined()
  }

  private mutating func anyScalar() -> Unicode.Scalar {
    while true {
      let limit = oneIn(2) ? 0x2FFF : 0x10FFFF
      if let scalar = Unicode.Scalar(UInt32(number(0...limit))) { return scalar }
    }
  }
}
