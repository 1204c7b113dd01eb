import Testing

@testable import ContentCards

struct ValueGrammarTests {
  @Test(arguments: [
    ("a", "a"),
    ("", ""),
    (" ", ""),
    (" a b ", "a b"),
    ("\t\r\n a\u{B}\u{C}", "a"),
    ("\u{A0}5\u{202F}", "5"),
    ("\u{3000}5\u{2028}", "5"),
    ("\u{200B}\u{200C}\u{200D}5\u{2060}\u{FEFF}", "5"),
    ("\u{FEFF}", ""),
    ("\u{AD}5", "\u{AD}5"),
    (" é\u{301} ", "é\u{301}"),
  ])
  func whiteSpaceAroundATextIsTrimmed(text: String, trimmed: String) {
    #expect(Array(ValueGrammar.trimmed(text).utf8) == Array(trimmed.utf8))
  }

  @Test func aTextWithoutSurroundingWhiteSpaceIsNotTrimmed() {
    let text = "no need to copy this one"
    let trimmed = ValueGrammar.trimmed(text)
    #expect(trimmed.startIndex == text.startIndex && trimmed.endIndex == text.endIndex)
  }

  @Test func aTextWithoutASeparatorIsOneItem() {
    #expect(ValueGrammar.list("a,b", separator: "") == ["a,b"])
    #expect(ValueGrammar.list("", separator: ",") == [])
  }

  @Test(arguments: [
    ("{{ first_name }}", true), ("Hi {{x", true), ("{% if x %}", true), ("{{{", true),
    ("", false), ("{", false), ("{ {", false), ("}}", false), ("%{", false), (#"{"a":{}}"#, false),
  ])
  func anOpeningTagIsLiquid(text: String, isLiquid: Bool) {
    #expect(ValueGrammar.containsLiquid(text) == isLiquid)
  }
}
