import ContentCards
import Foundation
import ShowcaseApp
import Testing

@Suite struct NewsTests {
  @Test func theGroupsObjectsShareAProtocolAndAnEnum() throws {
    var card = Cards.story.with(["urgency": "HIGH"])
    card.image = "https://example.com/a.png"
    let story: any Showcase.News = try #require(Outcome(card).story)
    #expect(story.headline == "News")
    #expect(story.urgency == .high)
    #expect(story.image?.lastPathComponent == "a.png")
  }

  @Test func aFieldDeclaredAgainReplacesTheRestOfTheGroups() {
    var card = Cards.story.with(["headline": nil])
    card.title = "Title"
    #expect(Outcome(card).story?.headline == "Title")
    #expect(Outcome(card.with(["kind": "Flash"])).issues == [#""headline" is missing."#])
  }

  @Test func anUrgencyThatIsNoneIsTheDefaultWithAWarning() throws {
    let outcome = Outcome(Cards.story.with(["urgency": "medium"]))
    #expect(try #require(outcome.story).urgency == .low)
    #expect(
      outcome.issues == [
        #""urgency" is "medium", which is not one of "low", "high"; the value is ignored."#
      ])
  }

  @Test func theFirstChoiceThatIsThereAndValidWins() {
    var card = Cards.story.with(["page_ids": "1+2", "story_offer": #"{"name": "Tea"}"#])
    card.urlString = "https://example.com"
    #expect(Outcome(card).story?.content == URL(string: "https://example.com").map { .page($0) })
    card.urlString = nil
    #expect(Outcome(card).story?.content == .html("<p>"))
    card = card.with(["html": nil])
    #expect(Outcome(card).story?.content == .pages([1, 2]))
    let outcome = Outcome(card.with(["page_ids": "0+2"]))
    #expect(outcome.story?.content == .offer(Offer(name: "Tea")))
    #expect(
      outcome.issues == [
        #"item 1 of "page_ids" is "0", which is less than 1; the value is ignored."#
      ])
  }

  @Test func aRequiredChoiceRejectsTheCardThatHasNone() {
    let outcome = Outcome(Cards.story.with(["html": nil]))
    #expect(outcome.object == nil)
    #expect(
      outcome.issues == [
        #"none of "card.urlString", "html", "page_ids", "story_offer" has a valid value."#
      ])
  }

  @Test func anotherChoiceIsNil() {
    #expect(Outcome(Cards.story).story?.badge == nil)
    #expect(Outcome(Cards.story.with(["badge": "new"])).story?.badge == .plain("new"))
  }
}
