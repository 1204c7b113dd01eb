import ContentCards
import Foundation
import ShowcaseApp
import Testing

@Suite struct NewsTests {
  @Test func objectsOfAGroupShareAProtocolAndAnEnum() throws {
    var card = Cards.story.with(["urgency": "HIGH", "image_credit": "Ann"])
    card.image = "https://example.com/a.png"
    let story: any Showcase.News = try #require(Outcome(card).story)
    #expect(story.headline == "News")
    #expect(story.urgency == .high)
    #expect(Outcome(Cards.story).story?.urgency == .low)
    #expect(story.image?.lastPathComponent == "a.png")
  }

  @Test func redeclaredFieldsReplaceThoseOfTheGroup() {
    var card = Cards.story.with(["headline": nil])
    card.title = "Title"
    #expect(Outcome(card).story?.headline == "Title")
    #expect(Outcome(card.with(["kind": "Flash"])).issues == [#""headline" is missing."#])
  }

  @Test func theFirstValidChoiceIsRead() {
    var card = Cards.story.with(["page_ids": "1+2", "story_offer": #"{"name": "Tea"}"#])
    card.urlString = "https://example.com"
    #expect(Outcome(card).story?.content == URL(string: "https://example.com").map { .page($0) })
    card.urlString = nil
    #expect(Outcome(card).story?.content == .html("<p>"))
    card = card.with(["html": nil])
    #expect(Outcome(card).story?.content == .pages([1, 2]))
    #expect(
      Outcome(card.with(["page_ids": "0+2"])).story?.content == .offer(Offer(name: "Tea")))
  }

  @Test func optionalChoicesCanBeNil() {
    #expect(Outcome(Cards.story).story?.badge == nil)
    #expect(Outcome(Cards.story.with(["badge": "new"])).story?.badge == .plain("new"))
  }
}
