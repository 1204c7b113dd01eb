import ContentCardTools
import Foundation
import Testing

@testable import CardgenCommands

struct InitializeTests {
  private static let next = """
    Next: cardgen lint checks the schema, and cardgen generate writes Generated/NAME. Or move the \
    schema into a target with the plugin ContentCardsPlugin, which generates in every build; its \
    "$schema" says where the other file is.

    """

  @Test(
    arguments: [
      ([], "Cards"), (["Shop"], "Shop"), (["Café du coin", "--class-type=self"], "Café du coin"),
      (["Shop", "--class-type", "home_tile", "--class-type", "coupon_code"], "Shop"),
    ])
  func aSchemaIsWrittenThatLintsCleanAndGenerates(_ arguments: [String], _ name: String) throws {
    let workplace = try Workplace()
    #expect(
      try workplace.run(Workplace.cardgen, ["init"] + arguments)
        == Outcome(
          .fine,
          output: """
            Schemas/\(name).contentcards.json: written; its comments are yours to replace
            Schemas/contentcards.schema.json: written; editors complete and check the schema by it
            \(Self.next.replacing("NAME", with: name))
            """))
    #expect(try workplace.read("Schemas/contentcards.schema.json") == EditorSchema.text)
    #expect(
      try workplace.run("lint")
        == Outcome(.fine, output: "Schemas/\(name).contentcards.json: nothing to mend\n"))
    #expect(
      try workplace.run("generate")
        == Outcome(.fine, output: "wrote 4 files in Generated/\(name)\n"))
  }

  @Test func nothingIsEverReplaced() throws {
    let workplace = try Workplace()
    try workplace.write("mine", to: "Schemas/Shop.contentcards.json")
    #expect(
      try workplace.run("init", "Shop")
        == Outcome(
          .files,
          errors: """
            Schemas/Shop.contentcards.json: error: is not replaced: it is there already \
            [unwritable-file]
            Schemas/Shop.contentcards.json: note: name another file, or move this one away
            1 error; nothing was written.

            """))
    #expect(workplace.entries("Schemas") == ["Shop.contentcards.json"])

    try workplace.write("mine", to: "Schemas/contentcards.schema.json")
    #expect(
      try workplace.run("init", "Ads")
        == Outcome(
          .fine,
          output: """
            Schemas/Ads.contentcards.json: written; its comments are yours to replace
            \(Self.next.replacing("NAME", with: "Ads"))
            """))
    for name in ["Shop.contentcards.json", "contentcards.schema.json"] {
      #expect(try workplace.read("Schemas/\(name)") == "mine")
    }
  }

  @Test func aFileInTheFoldersPlaceIsSaid() throws {
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
            Schemas/Cards.contentcards.json: note: move away the file that stands where a folder \
            belongs
            1 error; nothing was written.

            """))
  }

  @Test(
    arguments: [
      (
        ["Shop", "Ads"], "cardgen init writes one schema, and \"Ads\" is a second",
        "run it once for each; class types go into one schema with --class-type"
      ),
      (
        ["Schemas/Shop"], "\"Schemas/Shop\" cannot name a schema",
        "write NAME alone: the file is Schemas/NAME.contentcards.json"
      ),
      (
        [".Shop"], "\".Shop\" cannot name a schema",
        "write NAME alone: the file is Schemas/NAME.contentcards.json"
      ),
      (
        ["Shop.contentcards.json"], "\"Shop.contentcards.json\" cannot name a schema",
        "write NAME alone: the file is Schemas/NAME.contentcards.json"
      ),
      (
        ["--class-type", " tile"], "--class-type cannot be \" tile\"",
        "write the text of the dashboard, without white space around it"
      ),
      (
        ["--class-type", "tile", "--class-type=Tile"], "--class-type \"Tile\" is given twice",
        "leave one of them out: names that differ in case alone are one"
      ),
      (["--class-type"], "--class-type has no value", "write --class-type NAME"),
    ])
  func argumentsThatSayNothingSensibleAreRefused(
    _ arguments: [String], _ message: String, _ hint: String
  ) throws {
    let workplace = try Workplace()
    let outcome = try workplace.run(Workplace.cardgen, ["init"] + arguments)
    #expect(outcome == Outcome(.usage, errors: UsageError(message, hint: hint).text))
    #expect(workplace.entries() == [])
  }
}
