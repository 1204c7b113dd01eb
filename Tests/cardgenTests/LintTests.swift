import Testing

@testable import cardgen

struct LintTests {
  @Test func mistakesAreFoundAndNothingIsWritten() throws {
    let workplace = try Workplace(schemas: ["Ad": Workplace.coupon, "Shop": Workplace.mistake])
    let outcome = try workplace.run("lint")
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output == "Schemas/Ad.contentcards.json: nothing to mend\n")
    #expect(outcome.errors.hasPrefix("Schemas/Shop.contentcards.json:1:35: error: "))
    #expect(outcome.errors.hasSuffix("\n1 error.\n"))
    #expect(workplace.entries() == ["Schemas"])
  }

  @Test func schemasOfOneNameDoNotDisturbEachOther() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    try workplace.write(Workplace.coupon, to: "Shop.contentcards.json")
    #expect(
      try workplace.run("lint", "Schemas/Shop.contentcards.json", "Shop.contentcards.json")
        == Outcome(
          .fine,
          output: """
            Schemas/Shop.contentcards.json: nothing to mend
            Shop.contentcards.json: nothing to mend

            """))
  }
}
