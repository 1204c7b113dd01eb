import Testing

@testable import ContentCards

struct ValueGrammarListTests {
  @Test(arguments: [
    ("a,b,c", ",", ["a", "b", "c"]), ("a", ",", ["a"]), ("", ",", []), (" ", ",", []),
    (",", ",", []), (",,a,, b ,", ",", ["a", "b"]), ("a b", ",", ["a b"]),
    ("a|b", "|", ["a", "b"]),
    ("a, b", "|", ["a, b"]), ("a;;b;c", ";;", ["a", "b;c"]), ("a;;;b", ";;", ["a", ";b"]),
    ("a\r\nb", "\n", ["a", "b"]), ("a – b–c", "–", ["a", "b", "c"]), ("é,ü", ",", ["é", "ü"]),
    ("a b", " ", ["a", "b"]), ("a,\u{301}b", ",", ["a", "\u{301}b"]), ("a,b", "", ["a,b"]),
    ("a\u{A0},\u{200B}b", ",", ["a", "b"]),
  ])
  func itemsAreTrimmedAndEmptyItemsAreSkipped(
    text: String, separator: String, elements: [String]
  ) {
    #expect(ValueGrammar.list(text, separator: separator) == elements)
  }

  @Test func aListOfAMillionItemsIsSplit() {
    let text = String(repeating: "ab, ", count: 1_000_000)
    let elements = ValueGrammar.list(text, separator: ",")
    #expect(elements.count == 1_000_000)
    #expect(elements.last == "ab")
  }
}
