import ContentCardTools
import Foundation
import Testing

@testable import CardgenCommands

struct InitializeTests {
  private static let next = """
    Next: check the schema with cardgen lint, and write Generated/NAME with cardgen generate. If a \
    target uses the plug-in ContentCardsPlugin, create the schema in its folder with --output.

    """

  @Test(
    arguments: [
      ([], "Cards"), (["Shop"], "Shop"), (["Café du coin", "--class-type=self"], "Café du coin"),
      (["Shop", "--class-type", "home_tile", "--class-type", "coupon_code"], "Shop"),
    ])
  func newSchemasPassLintAndGenerate(_ arguments: [String], _ name: String) throws {
    let workplace = try Workplace()
    #expect(
      try workplace.run(Workplace.cardgen, ["init"] + arguments)
        == Outcome(
          .fine,
          output: """
            wrote Schemas/\(name).contentcards.json: replace its descriptions with your own
            wrote Schemas/contentcards.schema.json: editors use it to complete and check the schema
            \(Self.next.replacing("NAME", with: name))
            """))
    #expect(try workplace.read("Schemas/contentcards.schema.json") == EditorSchema.text)
    #expect(
      try workplace.run("lint")
        == Outcome(.fine, output: "Schemas/\(name).contentcards.json: no problems found\n"))
    #expect(
      try workplace.run("generate")
        == Outcome(.fine, output: "wrote 4 files in Generated/\(name)\n"))
  }

  @Test func existingFilesAreNotReplaced() throws {
    let workplace = try Workplace()
    try workplace.write("mine", to: "Schemas/contentcards.schema.json")
    #expect(
      try workplace.run("init", "Ads")
        == Outcome(
          .fine,
          output: """
            wrote Schemas/Ads.contentcards.json: replace its descriptions with your own
            \(Self.next.replacing("NAME", with: "Ads"))
            """))
    #expect(try workplace.read("Schemas/contentcards.schema.json") == "mine")
  }

  @Test(
    arguments: [
      (["Shop", "--output", "Sources/The App"], "Shop", "Sources/The App", "Shop"),
      (["--output=Sources/The App/"], "Cards", "Sources/The App", "Cards"),
      (["--output", "Sources/The App/Ads.contentcards.json"], "Ads", "Sources/The App", "Ads"),
      (["Ads", "--output=Sources/The App/Ads.contentcards.json"], "Ads", "Sources/The App", "Ads"),
      (
        ["Ads", "--output", "./Sources/App/Schemas"], "Ads", "./Sources/App/Schemas", "Schemas/Ads"
      ),
    ])
  func manifestAdviceForTargets(
    _ arguments: [String], _ name: String, _ folder: String, _ excluded: String
  ) throws {
    let workplace = try Workplace()
    let path = "\(folder)/\(name).contentcards.json"
    let output = "\(folder)/Generated"
    let words = ["cardgen", "generate", path, "--output", output].map(\.shellQuoted)
    #expect(
      try workplace.run(Workplace.cardgen, ["init"] + arguments)
        == Outcome(
          .fine,
          output: """
            wrote \(path): replace its descriptions with your own
            wrote \(folder)/.contentcards.schema.json: editors use it to complete and check the schema
            Next, add one of these to the target in Package.swift:
              plugins: [.plugin(name: "ContentCardsPlugin", package: "swift-content-cards")]
                Each build generates the code.
              exclude: ["\(excluded).contentcards.json"]
                You generate and commit the code: \(words.joined(separator: " "))

            """))
    #expect(
      workplace.entries(folder) == [".contentcards.schema.json", "\(name).contentcards.json"])
    #expect(
      try workplace.read(path).contains("\"$schema\": \".contentcards.schema.json\""))
    #expect(try workplace.run("lint", path).exitCode == .fine)
    #expect(try workplace.runShell(words.joined(separator: " ")).exitCode == .fine)
    #expect(workplace.entries(output).count == 4)
  }

  @Test func filesInPlaceOfFoldersAreReported() throws {
    let workplace = try Workplace()
    try workplace.write("mine", to: "Schemas")
    let outcome = try workplace.run("init")
    #expect(
      outcome
        == Outcome(
          .files,
          errors: """
            Schemas/Cards.contentcards.json: error: cannot be written: Not a directory \
            [unwritable-file]
            Schemas/Cards.contentcards.json: note: part of this path is a file, not a folder; \
            move that file elsewhere
            1 error; nothing was written.

            """))
  }

  @Test(
    arguments: [
      (
        ["Shop", "Ads"], "cardgen init creates one schema, but a second name was given: \"Ads\"",
        "run it once for each schema; to declare class types in the new schema, use --class-type NAME"
      ),
      (
        ["Schemas/Shop"], "\"Schemas/Shop\" is not a valid schema name",
        "write only the NAME of Schemas/NAME.contentcards.json"
      ),
      (
        [".Shop"], "\".Shop\" is not a valid schema name",
        "write only the NAME of Schemas/NAME.contentcards.json"
      ),
      (
        ["Shop.contentcards.json"], "\"Shop.contentcards.json\" is not a valid schema name",
        "write only the NAME of Schemas/NAME.contentcards.json"
      ),
      (
        ["--class-type", " tile"], "--class-type cannot be \" tile\"",
        "write it as it appears in the dashboard, without leading or trailing white space"
      ),
      (
        ["--class-type", "tile", "--class-type=Tile"], "--class-type \"Tile\" is given twice",
        "remove one of them; class types are not case-sensitive"
      ),
      (
        ["Shop", "--output", "Ads.contentcards.json"],
        "\"Shop\" is not the name of \"Ads.contentcards.json\"",
        "remove \"Shop\", or pass a folder to --output"
      ),
      (["--output"], "--output needs a value", "write --output DIR|FILE"),
      (["--class-type"], "--class-type needs a value", "write --class-type NAME"),
    ])
  func invalidArgumentsAreRejected(
    _ arguments: [String], _ message: String, _ hint: String
  ) throws {
    let workplace = try Workplace()
    let outcome = try workplace.run(Workplace.cardgen, ["init"] + arguments)
    #expect(outcome == Outcome(.usage, errors: UsageError(message, hint: hint).text))
    #expect(workplace.entries() == [])
  }
}
