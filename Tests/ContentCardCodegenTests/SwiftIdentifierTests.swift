import Testing

@testable import ContentCardCodegen

@Suite struct SwiftIdentifierTests {
  @Test(arguments: ["a", "_a", "a_b", "tileID", "T2", "größe", "価格", "e\u{301}a", "default"])
  func lettersDigitsAndMarksMakeAnIdentifier(text: String) {
    #expect(SwiftIdentifier.isIdentifier(text))
  }

  @Test(arguments: [
    "", "_", "2a", "a b", "a-b", "a.b", "`a`", "a\n", "a\u{200B}b", "\u{202E}a", "a\u{FE0F}", "$0",
    "a;b", "🎁",
    "\u{301}a", "a🎁", "a–b",
  ])
  func otherTextIsNotAnIdentifier(text: String) {
    #expect(!SwiftIdentifier.isIdentifier(text))
  }

  @Test(arguments: [
    ("Item", true), ("Shop.Item", true), ("Shop.", false), (".Item", false), ("A..B", false),
    ("A<B>", false),
    ("A, B", false), ("", false),
  ])
  func aTypeNameIsIdentifiersJoinedByDots(text: String, isTypeName: Bool) {
    #expect(SwiftIdentifier.isTypeName(text) == isTypeName)
  }
}
