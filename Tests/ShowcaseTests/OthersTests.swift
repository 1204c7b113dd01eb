import ContentCards
import Foundation
import ShowcaseApp
import Testing

@Suite struct OthersTests {
  @Test func everyTypeIsRead() throws {
    let outcome = try Outcome(
      Cards.others.with([
        "link": "myapp://x", "links": "https://a.com, mailto:b@c.de", "ends_at": "1769850000000",
        "days": "0, 86400", "tints": "#000,#FFFFFF80", "is_new": "YES", "flags": "1,no",
        "stocks": "A-0001/A-0002", "spare": "A-9999",
      ]))
    let others = try #require(outcome.others)
    #expect(outcome.issues == [])
    #expect(others.link.absoluteString == "myapp://x")
    #expect(others.links?.map(\.absoluteString) == ["https://a.com", "mailto:b@c.de"])
    #expect(others.startsAt == Date(timeIntervalSince1970: 1_769_850_000))
    #expect(others.endsAt == others.startsAt)
    #expect(others.days?.map(\.timeIntervalSince1970) == [0, 86400])
    #expect(others.tint == ContentCardColor(red: 255, green: 136, blue: 0))
    #expect(others.tints?.map(\.description) == ["#000000FF", "#FFFFFF80"])
    #expect(others.isNew)
    #expect(others.flags == [true, false])
    #expect(others.stock.digits == "1234")
    #expect(others.stocks?.map(\.digits) == ["0001", "0002"])
    #expect(others.spare.digits == "9999")
  }

  @Test func missingValuesAreNilOrTheDefault() throws {
    let card = try Cards.others
    let others = try #require(Outcome(card).others)
    #expect(others.link.absoluteString == "https://example.com/")
    #expect(others.links == nil)
    #expect(!others.isNew)
    #expect(others.spare.digits == "0000")
    #expect(others.offer == nil)
    #expect(others.offers == [Offer(name: "None")])
    #expect(others.anything == nil)
  }

  @Test(
    arguments: [
      (#"{"name": "Tea", "price": 1.5}"#, #"[{"name": "Tea"}, {"name": "Milk"}]"#),
      (["name": "Tea", "price": 1.5], [["name": "Tea"], ["name": "Milk"]]),
    ] as [(ExtraValue, ExtraValue)])
  func jsonIsDecodedFromTextAndFromJSON(offer: ExtraValue, offers: ExtraValue) throws {
    let card = try Cards.others
    let others = try #require(Outcome(card.with(["offer": offer, "offers": offers])).others)
    #expect(others.offer == Offer(name: "Tea", price: 1.5))
    #expect(others.offers.map(\.name) == ["Tea", "Milk"])
  }

  @Test(
    arguments: [
      ("[1, {\"a\": null}]", [1, ["a": nil]]), ("true", true), ("\"x\"", "x"), (5, 5),
      (["k": ["v"]], ["k": ["v"]]),
    ] as [(ExtraValue, ExtraValue)])
  func jsonWithoutATypeIsNotDecoded(value: ExtraValue, json: ExtraValue) throws {
    let card = try Cards.others
    #expect(try #require(Outcome(card.with(["anything": value])).others).anything == json)
  }

  @Test(
    arguments: [
      (["stock": "1234"], #""stock" is "1234", which is not a stock number such as A-1234."#),
      (
        ["stocks": "A-0001/B"],
        #"item 2 of "stocks" is "B", which is not a stock number such as A-1234; the value is ignored."#
      ),
      (
        ["offer": ["price": 5]],
        #""offer" is {"price": 5}, which is not JSON of type Offer; the value is ignored."#
      ),
    ] as [([String: ExtraValue?], String)])
  func typesOfTheAppCanRejectValues(changes: [String: ExtraValue?], issue: String) throws {
    #expect(try Outcome(Cards.others.with(changes)).issues == [issue])
  }
}
