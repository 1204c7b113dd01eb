import ContentCardSchema
import ContentCardTools
import Foundation
import Testing

@testable import CardgenCommands

struct WriteFixturesTests {
  private static func fixtures(
    _ schema: String, name: String, prefix: String = ""
  ) throws -> [Fixture] {
    let reading = readSchema(Array(schema.utf8), name: name, path: name)
    return Fixture.all(of: try #require(reading.schema), prefix: prefix)
  }

  private static func text(_ schema: String, name: String) throws -> String {
    Fixture.json(try fixtures(schema, name: name))
  }

  @Test func fixturesArePrintedAsOneArray() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon, "Ads": Workplace.namespaced])
    let ads = try Self.fixtures(Workplace.namespaced, name: "Ads", prefix: "Ads.")
    let shop = try Self.fixtures(Workplace.coupon, name: "Shop", prefix: "Shop.")
    #expect(shop.first?.id == "Shop.coupon_code.minimal")
    #expect(Set((ads + shop).map(\.id)).count == ads.count + shop.count)
    #expect(try workplace.run("fixtures") == Outcome(.fine, output: Fixture.json(ads + shop)))
    #expect(
      try workplace.run("fixtures", "Schemas/Shop.contentcards.json")
        == Outcome(.fine, output: try Self.text(Workplace.coupon, name: "Shop")))
    #expect(workplace.entries() == ["Schemas"])
  }

  @Test func unchangedFixturesAreNotWrittenAgain() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon, "Ads": Workplace.namespaced])
    #expect(
      try workplace.run("fixtures", "--output", "Tests/Cards/")
        == Outcome(
          .fine,
          output: """
            wrote Tests/Cards/Ads.fixtures.json
            wrote Tests/Cards/Shop.fixtures.json

            """))
    #expect(
      try workplace.read("Tests/Cards/Shop.fixtures.json")
        == Self.text(Workplace.coupon, name: "Shop"))
    #expect(
      try workplace.run("fixtures", "Schemas/Shop.contentcards.json", "--output", "Tests/Cards")
        == Outcome(.fine, output: "Tests/Cards/Shop.fixtures.json is unchanged\n"))
    #expect(workplace.entries("Tests/Cards") == ["Ads.fixtures.json", "Shop.fixtures.json"])
  }

  @Test func lintCardAcceptsValidFixtures() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    _ = try workplace.run("fixtures", "--output", ".")
    let run = try workplace.run("lint-card", "./Shop.fixtures.json")
    #expect(run.output.contains(#":2: accepted: "coupon_code.minimal""#))
    #expect(run.output.hasSuffix("\n15 cards: 2 accepted, 13 rejected\n"))
  }

  private struct Verdict: Decodable, Equatable {
    let id: String
    let verdict: String
  }

  @Test func lintCardVerdictsMatchTheFixtures() throws {
    let deprecated = #"{"classTypes":{"old":{"deprecated":true,"extras":{"n":"int?"}}}}"#
    let workplace = try Workplace(schemas: [
      "Shop": Workplace.coupon, "Ads": Workplace.namespaced, "Old": deprecated,
    ])
    try workplace.write(try workplace.run("fixtures").output, to: "Cards.json")
    let run = try workplace.run("lint-card", "Cards.json", "--format", "json")
    let expected = try JSONDecoder().decode(
      [Verdict].self, from: Data(try workplace.read("Cards.json").utf8))
    #expect(try JSONDecoder().decode([Verdict].self, from: Data(run.output.utf8)) == expected)
    #expect(
      Set(expected.map(\.verdict)) == ["accepted", "accepted-with-warnings", "rejected"])
  }

  @Test func errorsPreventWriting() throws {
    let workplace = try Workplace(schemas: ["Ads": Workplace.namespaced, "Shop": Workplace.mistake])
    let run = try workplace.run("fixtures", "--output", "Cards")
    #expect(run.exitCode == .findings)
    #expect(run.output == "")
    #expect(run.errors.hasSuffix("\n1 error; nothing was written.\n"))
    #expect(workplace.entries() == ["Schemas"])
  }

  @Test func equalSchemaNamesAreRejected() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    try workplace.write(Workplace.coupon, to: "shop.contentcards.json")
    let outcome = try workplace.run(
      "fixtures", "Schemas/Shop.contentcards.json", "shop.contentcards.json")
    #expect(outcome.exitCode == .usage)
  }

  @Test func olderFixturesAreReplaced() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    try workplace.write("\(Fixture.beginning)older", to: "Cards/Shop.fixtures.json")
    #expect(
      try workplace.run("fixtures", "--output", "Cards")
        == Outcome(.fine, output: "wrote Cards/Shop.fixtures.json\n"))
    let text = try workplace.read("Cards/Shop.fixtures.json")
    #expect(text.hasPrefix(Fixture.beginning) && !text.contains("older"))
  }
}
