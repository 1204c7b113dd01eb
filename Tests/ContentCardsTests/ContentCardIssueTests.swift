import ContentCards
import Testing

struct ContentCardIssueTests {
  @Test(
    arguments: [
      (ContentCardIssue.Reason.missing, nil, nil, #""k" is missing."#),
      (.missing, nil, "kk", #""k" is missing; the card has "kk": is that a misspelling?"#),
      (.empty, nil, nil, #""k" is empty."#),
      (
        .notA("a decimal number"), "20%", nil, #""k" is "20%", which is not a decimal number."#
      ),
      (
        .wrongKind("a number", expected: "text"), 5, nil,
        #""k" is 5, which is a number, not text."#
      ),
      (
        .tooLarge("a whole number"), "99999999999999999999", nil,
        #""k" is "99999999999999999999", which is too large or has too many digits to be read as a whole number."#
      ),
      (
        .outOfRange(minimum: "0", maximum: "100"), "120", nil,
        #""k" is "120", which is not between 0 and 100."#
      ),
      (.outOfRange(minimum: "0", maximum: nil), "-1", nil, #""k" is "-1", which is less than 0."#),
      (.outOfRange(minimum: nil, maximum: "9"), "10", nil, #""k" is "10", which is more than 9."#),
      (.outOfRange(minimum: nil, maximum: nil), "1", nil, #""k" is "1", which is out of range."#),
      (
        .notAllowed(["small", "x-large"]), "tiny", nil,
        #""k" is "tiny", which is not one of "small", "x-large"."#
      ),
      (
        .element(2, "x", .notA("a whole number")), "1,x,3", nil,
        #"item 2 of "k" is "x", which is not a whole number."#
      ),
      (
        .tooFew(1, minimum: 2), "x", nil, #""k" is "x", which has 1 item instead of at least 2."#
      ),
      (
        .tooMany(3, maximum: 2), "x,y,z", nil,
        #""k" is "x,y,z", which has 3 items instead of at most 2."#
      ),
      (
        .unrenderedLiquid, "{{ price }}", nil,
        #""k" is "{{ price }}", which contains a Liquid tag that was not filled in."#
      ),
      (
        .trimmedWhiteSpace, " 5\u{A0}", nil,
        #""k" is " 5\u{A0}", which has leading or trailing white space (ignored)."#
      ),
      (
        .unknownClassType, "home_tyle", "home_tile",
        #""k" is "home_tyle", which is not a declared class type; did you mean "home_tile"?"#
      ),
      (.unknownClassType, "x", nil, #""k" is "x", which is not a declared class type."#),
    ] as [(ContentCardIssue.Reason, ExtraValue?, String?, String)])
  func everyReasonHasASentence(
    reason: ContentCardIssue.Reason, value: ExtraValue?, nearMiss: String?, sentence: String
  ) {
    let error = ContentCardIssue(
      cardID: "abc", classType: "home_tile", key: "k", reason: reason, severity: .error,
      value: value, nearMiss: nearMiss)
    #expect(
      error.description
        == #"Content card "abc" of class type "home_tile" is rejected: \#(sentence)"#)
  }

  @Test(
    arguments: [
      (.notA("a number"), #""k" is "x", which is not a number; the value is ignored."#),
      (
        .element(1, "x", .notA("a number")),
        #"item 1 of "k" is "x", which is not a number; the value is ignored."#
      ),
      (.trimmedWhiteSpace, #""k" is "x", which has leading or trailing white space (ignored)."#),
      (.sameNumber(as: "l"), #""k" has the same number as "l"."#),
      (.unusualScheme, #""k" is "x", which does not begin with https:// or http://."#),
      (.deprecatedClassType("use tile"), "the class type is deprecated: use tile."),
    ] as [(ContentCardIssue.Reason, String)])
  func aWarningStatesWhetherTheValueIsIgnored(reason: ContentCardIssue.Reason, sentence: String) {
    let warning = ContentCardIssue(
      cardID: "abc", key: "k", reason: reason, severity: .warning, value: "x")
    #expect(warning.description == #"Content card "abc": \#(sentence)"#)
  }

  @Test func theTextOfTheAppIsAValue() {
    let texts = ["too many stamps", "too many stamps!"].map { text in
      let issue = ContentCardIssue(
        cardID: "abc", key: nil, reason: .appRejected(text), severity: .error)
      return [issue, issue.withoutValue].map(\.description)
    }
    let withheld = #"Content card "abc" is rejected: the app rejected the card."#
    #expect(
      texts == [
        [#"Content card "abc" is rejected: too many stamps."#, withheld],
        [#"Content card "abc" is rejected: too many stamps!"#, withheld],
      ])
  }

  @Test(arguments: [
    (ContentCardIssue.Reason.missing, "is missing"),
    (.noneOf(["a", "card.b"]), #"has no valid value for any of "a", "card.b""#),
    (
      .element(1, "a", .element(2, "b", .notA("text"))),
      #"has an invalid item 1: "a" has an invalid item 2: "b" is not text"#
    ),
  ])
  func aReasonIsAPredicate(reason: ContentCardIssue.Reason, text: String) {
    #expect(reason.description == text)
  }

  @Test func hostileTextIsEscapedInsideQuotes() {
    let issue = ContentCardIssue(
      cardID: "a\"b", classType: "c\nd", key: "k\u{202E}", reason: .notA("a whole number"),
      severity: .warning, value: .string(String(repeating: "9", count: 1000) + "x"))
    let shown = String(repeating: "9", count: 80)
    #expect(
      issue.description
        == #"Content card "a\"b" of class type "c\nd": "k\u{202E}" is "\#(shown)…", "#
        + "which is not a whole number; the value is ignored.")
  }
}
