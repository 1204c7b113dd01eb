import Testing

@testable import CardgenCommands

struct LintTests {
  @Test func errorsAreReportedAndNothingIsWritten() throws {
    let workplace = try Workplace(schemas: ["Ad": Workplace.coupon, "Shop": Workplace.mistake])
    let outcome = try workplace.run("lint")
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output == "Schemas/Ad.contentcards.json: no problems found\n")
    #expect(outcome.errors.hasPrefix("Schemas/Shop.contentcards.json:1:35: error: "))
    #expect(outcome.errors.hasSuffix("\n1 error.\n"))
    #expect(workplace.entries() == ["Schemas"])
  }

  @Test func equalSchemaNamesAreAccepted() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    try workplace.write(Workplace.coupon, to: "Shop.contentcards.json")
    #expect(
      try workplace.run("lint", "Schemas/Shop.contentcards.json", "Shop.contentcards.json")
        == Outcome(
          .fine,
          output: """
            Schemas/Shop.contentcards.json: no problems found
            Shop.contentcards.json: no problems found

            """))
  }

  @Test(arguments: [
    ("a.csv", "class_type\nx"), ("Cards.TXT", "class_type: x"), ("Card.json", #"{"id": "a"}"#),
  ])
  func cardsAreReferredToLintCard(_ path: String, _ text: String) throws {
    let workplace = try Workplace()
    try workplace.write(text, to: path)
    let error = UsageError(
      "\"\(path)\" is not a valid name for a schema file",
      hint: "use NAME.contentcards.json; the generated files are named after it; "
        + "to check cards, run cardgen lint-card")
    #expect(try workplace.run("lint", path) == Outcome(.usage, errors: error.text))
  }

  @Test(arguments: ["Shop.json", "Slip.json", "Nothing.json", "Shop.contentcards"])
  func possibleSchemasAreToBeRenamed(_ path: String) throws {
    let workplace = try Workplace()
    try workplace.write(Workplace.coupon, to: "Shop.json")
    try workplace.write(#"{"classtypes": {}}"#, to: "Slip.json")
    let error = UsageError(
      "\"\(path)\" is not a valid name for a schema file",
      hint: "use NAME.contentcards.json; the generated files are named after it")
    #expect(try workplace.run("lint", path) == Outcome(.usage, errors: error.text))
  }
}
