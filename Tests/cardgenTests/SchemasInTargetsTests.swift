import Foundation
import Testing

@testable import CardgenCommands

/// Tests schemas that are in the source folders of targets, like in the README's package.
struct SchemasInTargetsTests {
  private static let shop = "Sources/Shop/Shop.contentcards.json"
  private static let note =
    "cardgen: note: folder \"Schemas\" does not exist; using \(shop)\n"

  private func workplace() throws -> Workplace {
    let workplace = try Workplace()
    try workplace.write(Workplace.coupon, to: Self.shop)
    return workplace
  }

  @Test func lintListsTheSchemas() throws {
    #expect(
      try workplace().run("lint")
        == Outcome(.fine, output: "\(Self.shop): no problems found\n", errors: Self.note))
  }

  @Test(arguments: ["docs", "fixtures"])
  func docsAndFixturesUseSchemasInTargets(_ command: String) throws {
    let workplace = try workplace()
    let outcome = try workplace.run(command)
    var named = try workplace.run(command, Self.shop)
    #expect(named.exitCode == .fine && named.errors == "")
    named.errors = Self.note
    #expect(outcome == named)
  }

  @Test func lintCardUsesSchemasInTargets() throws {
    let workplace = try workplace()
    try workplace.write("class_type: coupon_code\ndiscount_percentage: 5", to: "Card.txt")
    #expect(
      try workplace.run("lint-card", "Card.txt")
        == Outcome(
          .fine,
          output: """
            Card.txt: read as lines of keys and values
            Card.txt:1: accepted: "card 1" of class type "coupon_code"
            1 card: 1 accepted

            """, errors: Self.note))
  }

  @Test func jsonOutputHasNoNotes() throws {
    let outcome = try workplace().run("lint", "--diagnostics", "json")
    #expect(outcome == Outcome(.fine, output: "\(Self.shop): no problems found\n", errors: "[]\n"))
  }

  @Test func hiddenAndGeneratedFoldersAndLinksAreSkipped() throws {
    let workplace = try workplace()
    for folder in ["App/B", "App/A b", "App/.build", "App/Generated/X", "App/Generated"] {
      try workplace.write(Workplace.namespaced, to: "Sources/\(folder)/Ads.contentcards.json")
    }
    try workplace.write(Workplace.coupon, to: "Sources/App/.Old.contentcards.json")
    try workplace.write(Workplace.coupon, to: "Sources/App/.contentcards.json")
    try workplace.write("{}", to: "Sources/App/contentcards.schema.json")
    try workplace.write(Workplace.coupon, to: "Elsewhere/Lost.contentcards.json")
    for (link, target) in [
      ("Sources/Link", "Elsewhere"), ("Sources/App/Loop", "Sources"),
      ("Sources/Lost.contentcards.json", "Elsewhere/Lost.contentcards.json"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: workplace.path(link), withDestinationPath: workplace.path(target))
    }
    let outcome = try workplace.run("docs")
    #expect(outcome.exitCode == .fine)
    #expect(
      outcome.errors == """
        cardgen: note: folder "Schemas" does not exist; using \
        Sources/App/A b/Ads.contentcards.json, Sources/App/B/Ads.contentcards.json, \(Self.shop)

        """)
  }

  @Test func schemasFolderIsPreferred() throws {
    let workplace = try workplace()
    try workplace.write(Workplace.namespaced, to: "Schemas/Ads.contentcards.json")
    #expect(
      try workplace.run("lint")
        == Outcome(.fine, output: "Schemas/Ads.contentcards.json: no problems found\n"))
    try FileManager.default.removeItem(
      atPath: workplace.path("Schemas/Ads.contentcards.json"))
    #expect(try workplace.run("lint").exitCode == .files)
  }

  @Test(arguments: [
    (["generate"], "generate code that you commit", "generate"),
    (["check"], "check committed code", "check"),
  ])
  func generateAndCheckShowCommandLines(
    _ arguments: [String], _ purpose: String, _ command: String
  ) throws {
    let workplace = try workplace()
    try workplace.write(Workplace.namespaced, to: "Sources/The App/Ads.contentcards.json")
    #expect(
      try workplace.run(Workplace.cardgen, arguments + ["--access=public"])
        == Outcome(
          .usage,
          errors: """
            cardgen: error: folder "Schemas" does not exist, and schemas under "Sources" need an \
            output folder
            cardgen: note: if a target uses the plug-in ContentCardsPlugin, swift build generates \
            its code
            cardgen: note: to \(purpose), run: swift run cardgen \(command) \(Self.shop) --output \
            Sources/Shop/Generated --access public
            cardgen: note: to \(purpose), run: swift run cardgen \(command) \
            'Sources/The App/Ads.contentcards.json' --output 'Sources/The App/Generated' --access \
            public

            """))
    #expect(workplace.entries() == ["Sources"])
  }

  @Test func shownCommandLinesWork() throws {
    let workplace = try workplace()
    for command in ["generate", "check"] {
      let errors = try workplace.run(command).errors
      let line = try #require(errors.firstMatch(of: /, run: swift run (.*)/)).1
      #expect(try workplace.runShell(String(line)).exitCode == .fine)
    }
    #expect(workplace.entries("Sources/Shop/Generated") == GenerateTests.files)
    #expect(try workplace.run("lint").errors == Self.note)
  }
}
