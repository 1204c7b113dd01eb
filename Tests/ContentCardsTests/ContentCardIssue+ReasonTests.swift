import ContentCards
import Testing

struct ContentCardIssueReasonTests {
  @Test(arguments: [
    (ContentCardIssue.Reason.missing, "is missing"), (.empty, "is empty"),
    (.noneOf(["a", "card.b"]), #"is none of "a", "card.b""#),
    (.unknownClassType, "is not a declared class type"),
    (
      .element(1, "a", .element(2, "b", .notA("text"))),
      #"has "a" for element 1, which has "b" for element 2, which is not text"#
    ),
  ])
  func aReasonReadsAfterTheNameOfTheValue(reason: ContentCardIssue.Reason, text: String) {
    #expect(reason.description == text)
  }
}
