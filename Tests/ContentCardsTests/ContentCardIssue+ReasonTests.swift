import ContentCards
import Testing

struct ContentCardIssueReasonTests {
  @Test(arguments: [
    (ContentCardIssue.Reason.missing, "is missing"), (.empty, "is empty"),
    (.noneOf(["a", "card.b"]), #"has no valid value for any of "a", "card.b""#),
    (.unknownClassType, "is not a declared class type"),
    (
      .element(1, "a", .element(2, "b", .notA("text"))),
      #"has an invalid item 1: "a" has an invalid item 2: "b" is not text"#
    ),
  ])
  func aReasonIsAPredicate(reason: ContentCardIssue.Reason, text: String) {
    #expect(reason.description == text)
  }
}
