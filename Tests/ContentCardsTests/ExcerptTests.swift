import Testing

@testable import ContentCards

struct ExcerptTests {
  @Test(arguments: [
    ("", #""""#), ("a b", #""a b""#), (#"say "x""#, #""say \"x\"""#), (#"a\b"#, #""a\\b""#),
    ("a\n\t\r", #""a\n\t\r""#), ("\u{0}\u{7}\u{1B}[0m", #""\u{0}\u{7}\u{1B}[0m""#),
    ("\u{A0}5\u{200B}\u{FEFF}", #""\u{A0}5\u{200B}\u{FEFF}""#),
    ("\u{202E}x\u{2028}\u{2029}", #""\u{202E}x\u{2028}\u{2029}""#), ("é 例 🎁", #""é 例 🎁""#),
  ])
  func invisibleCharactersAreEscaped(text: String, quoted: String) {
    #expect(text.quotedExcerpt == quoted)
  }

  @Test func longTextIsShortenedTo80Characters() {
    let text = String(repeating: "x", count: 80)
    #expect(text.quotedExcerpt == "\"\(text)\"")
    #expect((text + "y").quotedExcerpt == "\"\(text)…\"")
  }

  @Test func onlyTextIsQuoted() {
    #expect(ExtraValue.string("5").excerpt == #""5""#)
    #expect(ExtraValue.int(5).excerpt == "5")
    #expect((["a\n", true] as ExtraValue).excerpt == #"["a\n", true]"#)
    let long = ExtraValue.array(Array(repeating: 1, count: 100))
    #expect(long.excerpt == String(long.description.prefix(80)) + "…")
  }
}
