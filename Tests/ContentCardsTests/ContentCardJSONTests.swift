import Foundation
import TestSupport
import Testing

@testable import ContentCards

struct ContentCardJSONTests {
  @Test func theDocumentationListsTheKeysOfEachStandardField() throws {
    let rows = Article.testingWithJSON.text.matches(of: /\n\| `(\w+)` \| (`\w+`(?:, `\w+`)*) \|/)
    let fields = rows.map { String($0.1) }
    #expect(fields == ContentCardsGeneratedCode.StandardField.allCases.map(\.rawValue))
    for row in rows {
      for key in row.2.split(separator: ", ") {
        let field = ContentCardJSON.field(named: String(key.dropFirst().dropLast()))
        #expect(field?.rawValue == String(row.1), "\(key)")
      }
    }
  }

  @Test func theDocumentationListsTheKeysOfFlagsAndTimes() throws {
    let rows = Article.testingWithJSON.text.matches(of: /\n\| `(\w+)`, `(\w+)` \| (when|whether)\b/)
    #expect(rows.count == 9)
    for row in rows {
      let cards = try [row.1, row.2].map { key in
        try card(#"{"id": "a", "\#(key)": \#(row.3 == "when" ? "9" : "true")}"#)
      }
      #expect(cards[0] != ContentCard(id: "a") && cards[0] == cards[1], "\(row.0)")
    }
  }

  @Test(arguments: [
    (#""tp": "short_news""#, ContentCard.Kind.classic),
    (#""tp": "short_news", "i": "x""#, .classicImage), (#""tp": "short_news", "i": """#, .classic),
    (#""tp": "text_announcement", "tt": "t""#, .classic),
    (#""tp": "captioned_image", "i": "x""#, .captionedImage),
    (#""tp": "banner_image", "tt": "t""#, .imageOnly), (#""tp": "control", "i": "x""#, .control),
    (#""type": "Classic""#, .classic), (#""type": "Classic", "image": "x""#, .classicImage),
    (#""type": "Captioned""#, .captionedImage), (#""type": "ImageOnly""#, .imageOnly),
    (#""type": "Control""#, .control), (#""isControl": true, "type": "Captioned""#, .control),
    (#""isControl": false, "type": "Control""#, .control),
    (#""tp": "some type", "i": "x", "tt": "t""#, .classicImage), (#""i": "x""#, .imageOnly),
    (#""i": "", "tt": "t""#, .classic), (#""i": "x", "tt": "", "ds": """#, .imageOnly),
    (#""i": "x", "ds": "d""#, .classicImage), (#""tt": "t""#, .classic),
    (#""tp": "control", "type": "Classic""#, .control),
  ])
  func theKindFollowsFromTheTypeOrTheImage(members: String, kind: ContentCard.Kind) throws {
    #expect(try card(#"{"id": "a", "ca": 1, \#(members)}"#).kind == kind)
  }

  @Test(arguments: [
    ("true", true), ("1", true), (#""true""#, true), (#""YES""#, true), ("false", false),
    ("0", false), (#""no""#, false), (#""""#, false), ("null", false),
  ])
  func flagsAreBoolsOrNumbersOrTheirTexts(json: String, value: Bool) throws {
    let card = try card(
      #"{"id": "a", "ca": 1, "v": \#(json), "cl": \#(json), "p": \#(json), "db": \#(json), "#
        + #""d": \#(json), "t": \#(json), "uw": \#(json)}"#)
    let flags = [
      card.isViewed, card.isClicked, card.isPinned, card.isDismissible, card.isDismissed,
      card.isTest, card.openURLInWebView,
    ]
    #expect(flags == Array(repeating: value, count: 7))
    #expect(try self.card(#"{"id": "a", "r": \#(json)}"#).isRemoved == value)
  }

  @Test(arguments: [
    ("1700000000", 1_700_000_000), ("1700000000.5", 1_700_000_000.5),
    (#""1700000000""#, 1_700_000_000),
    (#""2023-11-14T22:13:20.000Z""#, 1_700_000_000),
  ])
  func timesAreSecondsOrISODates(json: String, seconds: Double) throws {
    let card = try card(#"{"id": "a", "created": \#(json), "expiresAt": \#(json)}"#)
    #expect(card.createdAt?.timeIntervalSince1970 == seconds)
    #expect(card.expiresAt?.timeIntervalSince1970 == seconds)
  }

  @Test func onlyTheIdentifierOfARemovedCardIsRead() throws {
    let card = try card(#"{"id": "a", "r": true, "ca": "junk", "e": 5}"#)
    #expect(card.isRemoved)
    #expect(card.extras.isEmpty)
  }

  @Test(arguments: ["null", "-1", "0", "-1.0", #""-1""#, #""""#])
  func anExpiryOfZeroOrLessMeansNever(json: String) throws {
    #expect(try card(#"{"id": "a", "ca": 1, "ea": \#(json)}"#).expiresAt == nil)
  }

  @Test(arguments: [
    ("5", #"Card 1 is a number, not an object."#),
    ("[]", #"Card 1 is an array, not an object."#),
    ("{}", #"Card 1 has no "id"."#),
    (#"{"id": "", "ca": 1}"#, #"Card 1 has no "id"."#),
    (#"{"id": null, "ca": 1}"#, #"Card 1 has no "id"."#),
    (#"{"id": 5, "ca": 1}"#, #"Card 1 has an invalid "id": 5 is not text."#),
    (
      #"{"id": "a", "created": "soon"}"#,
      #"Card 1 ("a") has an invalid "created": "soon" is not a number of Unix seconds or a date such as 2026-01-31T09:00:00Z."#
    ),
    (#"{"id": "a", "ca": 1, "tt": 5}"#, #"Card 1 ("a") has an invalid "tt": 5 is not text."#),
    (
      #"{"id": "a", "ca": 1, "ar": "x"}"#,
      #"Card 1 ("a") has an invalid "ar": "x" is not a number."#
    ),
    (
      #"{"id": "a", "ca": 1, "ar": true}"#,
      #"Card 1 ("a") has an invalid "ar": true is not a number."#
    ),
    (
      #"{"id": "a", "ca": 1, "v": "maybe"}"#,
      #"Card 1 ("a") has an invalid "v": "maybe" is not a bool."#
    ),
    (#"{"id": "a", "ca": 1, "v": 2}"#, #"Card 1 ("a") has an invalid "v": 2 is not a bool."#),
    (#"{"id": "a", "ca": 1, "e": []}"#, #"Card 1 ("a") has an invalid "e": [] is not an object."#),
  ])
  func aFailureDescribesTheProblem(json: String, sentence: String) throws {
    let payload = try ContentCard.Payload(json: Data("[\(json)]".utf8))
    #expect(payload.cards.isEmpty)
    #expect(payload.failures.map(\.description) == [sentence])
  }

  @Test(arguments: [#"{"id": "a"}"#, #"{"id": "a", "ca": null, "db": null}"#])
  func onlyTheIdentifierIsRequired(json: String) throws {
    let card = try card(json)
    #expect(card.createdAt == nil)
    #expect(card.expiresAt == nil)
    #expect(!card.isDismissible)
  }

  private func card(_ json: String) throws -> ContentCard {
    let payload = try ContentCard.Payload(json: Data(json.utf8))
    #expect(payload.failures.isEmpty)
    return try #require(payload.cards.first)
  }
}
