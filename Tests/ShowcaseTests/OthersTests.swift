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

  @Test func whatIsNotThereIsNilOrTheDefault() throws {
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
      #"{"name": "Tea", "price": 1.5}"#, ["name": "Tea", "price": 1.5],
    ] as [ExtraValue])
  func jsonIsDecodedFromTextAndFromWhatItIs(value: ExtraValue) throws {
    let card = try Cards.others
    let others = try #require(Outcome(card.with(["offer": value])).others)
    #expect(others.offer == Offer(name: "Tea", price: 1.5))
  }

  @Test(
    arguments: [
      #"[{"name": "Tea"}, {"name": "Milk"}]"#, [["name": "Tea"], ["name": "Milk"]],
    ] as [ExtraValue])
  func aListOfJSONIsOneJSONList(value: ExtraValue) throws {
    let card = try Cards.others
    let others = try #require(Outcome(card.with(["offers": value])).others)
    #expect(others.offers.map(\.name) == ["Tea", "Milk"])
  }

  @Test(
    arguments: [
      ("[1, {\"a\": null}]", [1, ["a": nil]]), ("true", true), ("\"x\"", "x"), (5, 5),
      (["k": ["v"]], ["k": ["v"]]),
    ] as [(ExtraValue, JSONValue)])
  func jsonWithoutATypeIsKeptAsItIs(value: ExtraValue, json: JSONValue) throws {
    let card = try Cards.others
    #expect(try #require(Outcome(card.with(["anything": value])).others).anything == json)
  }

  @Test(
    arguments: [
      (["tint": "orange"], #""tint" is "orange", which is not a color such as #FF8800."#, false),
      (
        ["starts_at": "2026-01-31"],
        #""starts_at" is "2026-01-31", which is not a date such as 2026-01-31T09:00:00Z."#, false
      ),
      (
        ["stock": "1234"], #""stock" is "1234", which is not a stock number such as A-1234."#, false
      ),
      (
        ["stock": "{{ s }}"],
        #""stock" is "{{ s }}", which contains a Liquid tag that was not filled in."#, false
      ),
      (
        ["stocks": "A-0001/B"],
        #"item 2 of "stocks" is "B", which is not a stock number such as A-1234; the value is ignored."#,
        true
      ),
      (
        ["is_new": "maybe"],
        #""is_new" is "maybe", which is not true or false; the value is ignored."#, true
      ),
      (
        ["offer": "{"], #""offer" is "{", which is not JSON of type Offer; the value is ignored."#,
        true
      ),
      (
        ["offer": ["price": 5]],
        #""offer" is {"price": 5}, which is not JSON of type Offer; the value is ignored."#, true
      ),
      (
        ["offers": "{}"],
        #""offers" is "{}", which is not JSON of type Array<Offer>; the value is ignored."#, true
      ),
      (
        ["days": "0, tomorrow"],
        #"item 2 of "days" is "tomorrow", which is not a date in seconds since 1970; the value is ignored."#,
        true
      ),
    ] as [([String: ExtraValue?], String, Bool)])
  func whatIsWrongIsSaid(changes: [String: ExtraValue?], issue: String, isMade: Bool) throws {
    let outcome = try Outcome(Cards.others.with(changes))
    #expect(outcome.issues == [issue])
    #expect((outcome.object != nil) == isMade)
  }

  /// Half a megabyte is what a secondary thread has on Apple's systems.
  @Test(arguments: [
    (String(repeating: "[", count: 128) + String(repeating: "]", count: 128), true),
    (String(repeating: "[", count: 129) + String(repeating: "]", count: 129), false),
    (String(repeating: "[{\"a\":", count: 250) + "1" + String(repeating: "}]", count: 250), false),
    (#"["\"[[[", "\\", "# + String(repeating: "[],", count: 200) + "0]", true),
    (#"[""# + String(repeating: "[", count: 200) + #""]"#, true),
  ])
  func jsonOfManyLevelsIsReadOrRefusedOnASmallStack(text: String, isRead: Bool) async throws {
    let card = try Cards.others
    let others = await withCheckedContinuation { continuation in
      let thread = Thread {
        let outcome = Outcome(card.with(["anything": .string(text)]))
        continuation.resume(returning: outcome.others)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect((try #require(others).anything != nil) == isRead)
  }

  @Test func anEmptyJSONListCountsAsMissing() throws {
    let card = try Cards.others
    let others = try #require(Outcome(card.with(["offers": "[]"])).others)
    #expect(others.offers == [Offer(name: "None")])
  }
}
