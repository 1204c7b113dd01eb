import ContentCards
import Foundation
import ShowcaseApp
import Testing

@Suite struct TextsTests {
  @Test func standardFieldsAreRead() throws {
    var card = Cards.texts
    card.cardDescription = "Words"
    card.imageAltText = "A picture"
    card.imageAspectRatio = 1.5
    card.openURLInWebView = true
    card.domain = "Read on"
    card.language = "en"
    let texts = try #require(Outcome(card).texts)
    #expect(texts.title == "Title")
    #expect(texts.text == "Words")
    #expect(texts.imageAltText == "A picture")
    #expect(texts.imageAspectRatio == 1.5)
    #expect(texts.openURLInWebView == true)
    #expect(texts.domain == "Read on")
    #expect(texts.language == "en")
  }

  @Test func emptyTextIsAValueIfAllowed() throws {
    let outcome = Outcome(Cards.texts.with(["body": "", "notes": ";", "tags": ""]))
    let texts = try #require(outcome.texts)
    #expect(texts.body == "")
    #expect(texts.notes == [])
    #expect(texts.tags == ["new"], "without allowsEmpty, empty text counts as missing")
    #expect(outcome.issues == [])
  }

  @Test func fallbacksAreReadInOrder() {
    #expect(Outcome(Cards.texts).texts?.caption == "Body")
    #expect(Outcome(Cards.texts.with(["body": ""])).texts?.caption == "Title")
    #expect(Outcome(Cards.texts.with(["caption": "Own"])).texts?.caption == "Own")
  }

  @Test func olderKeysCanHaveAnotherFormat() throws {
    let separated = Outcome(Cards.texts.with(["remarks": "a;b|c", "note_1": "d"]))
    #expect(separated.texts?.notes == ["a;b", "c"])
    let numbered = Outcome(Cards.texts.with(["note_2": "b", "note_1": "a", "note_size": "big"]))
    #expect(numbered.texts?.notes == ["a", "b"])
    #expect(numbered.texts?.noteSize == "big", "a declared key is not collected")
    #expect(numbered.issues == [#""note_*" is an old spelling of "notes"."#])
    let tag = Outcome(Cards.texts.with(["note_1": "{{x}}"]))
    #expect(tag.texts?.notes == nil)
    #expect(
      Outcome(try Cards.others.with(["expiry": "2026-01-31T09:00:00Z"])).others?.endsAt
        == Outcome(try Cards.others.with(["ends_at": "1769850000000"])).others?.endsAt)
    let wrong = Outcome(try Cards.others.with(["end": "2026-01-31T09:00:00Z"]))
    #expect(wrong.issues.count == 2)
  }

  @Test func textWithALiquidTagIsNotShownIfTheFieldRejectsIt() {
    let tag = Outcome(Cards.texts.with(["greeting": "Hi {{${first_name}}}", "body": "{{x}}"]))
    #expect(tag.texts?.greeting == nil)
    #expect(tag.texts?.body == "{{x}}")
    #expect(Outcome(Cards.texts.with(["line_2": "{{x}}"])).object == nil)
  }

  @Test func allowedValuesAreReadInAnyCase() throws {
    let texts = try #require(
      Outcome(Cards.texts.with(["size": "X-LARGE", "other_sizes": "small, Small,x-large"])).texts)
    #expect(texts.size == .xLarge)
    #expect(texts.otherSizes == [.small, .xLarge])
  }

  @Test func keysWithAPrefixAreSortedByNumberAndThenByName() throws {
    let outcome = Outcome(
      Cards.texts.with([
        "line_10": "ten", "line_2": "two", "line_b": "b", "line_a": "a", "line_3": "",
        "line_": "none",
        "line_height": "12", "score_1": "5", "score_2": "5",
      ]))
    let texts = try #require(outcome.texts)
    #expect(texts.line == ["one", "two", "ten", "a", "b"])
    #expect(texts.lineHeight == 12, "a key that is declared itself is not collected")
    #expect(texts.score == [5])
    #expect(outcome.issues == [])
  }

  @Test func invalidValuesOfKeysWithAPrefixAreReported() {
    let outcome = Outcome(Cards.texts.with(["score_1": "5", "score_2": "-1", "line_2": 7]))
    #expect(outcome.object == nil)
    #expect(
      outcome.issues == [
        #""line_2" is 7, which is a number, not text."#,
        #""score_2" is "-1", which is less than 0; the value is ignored."#,
      ])
  }
}
