import Foundation
import Testing

@testable import CardgenCommands

struct InferTests {
  private static let cards = """
    [{"id": "a", "tt": "Tea", "e": {"class_type": "coupon", "discount": "12.5"}},
     {"id": "b", "tt": "Milk", "e": {"class_type": "coupon", "discount": "20"}},
     {"tt": "No id"}]
    """
  private static let draft = """
    {
      "classTypes": {
        "coupon": {
          "card": {
            "title": "string"
          },
          "extras": {
            "discount": "decimal"
          }
        }
      }
    }

    """
  private static let notes = """
    cardgen: note: Cards.json:3: Card 3 has no "id".
    cardgen: note: 2 content cards of 1 class type
    cardgen: note: "coupon", 2 cards: 2 values on all cards

    """

  @Test func draftsArePrintedWithNotesOnStandardError() throws {
    let workplace = try Workplace()
    try workplace.write(Self.cards, to: "Cards.json")
    #expect(
      try workplace.run("infer", "Cards.json")
        == Outcome(.fine, output: Self.draft, errors: Self.notes))
  }

  @Test func standardInputIsRead() throws {
    let workplace = try Workplace()
    try workplace.write(Self.cards, to: "Cards.json")
    let outcome = try workplace.run(
      URL(filePath: "/bin/sh"), ["-c", "\"$0\" infer - < Cards.json", Workplace.cardgen.path])
    #expect(
      outcome
        == Outcome(
          .fine, output: Self.draft,
          errors: Self.notes.replacing("Cards.json", with: "-")))
  }

  @Test func writtenDraftsPassLint() throws {
    let workplace = try Workplace()
    try workplace.write(Self.cards, to: "Cards.json")
    let arguments = ["infer", "Cards.json", "--output", "Schemas/Shop.contentcards.json"]
    #expect(
      try workplace.run(Workplace.cardgen, arguments)
        == Outcome(
          .fine, output: "wrote Schemas/Shop.contentcards.json; check it with cardgen lint\n",
          errors: Self.notes))
    #expect(try workplace.read("Schemas/Shop.contentcards.json") == Self.draft)
    #expect(
      try workplace.run("lint")
        == Outcome(.fine, output: "Schemas/Shop.contentcards.json: no problems found\n"))

  }

  @Test(
    arguments: [
      #"{"kind": "tile", "n": "7"}"#, "kind,n\ntile,7\n", "kind: tile\nn: 7\n",
      #"{"messages": {"content_card": {"extra": {"kind": "tile", "n": "7"}}}}"#,
    ])
  func otherFormatsAreRead(_ text: String) throws {
    let workplace = try Workplace()
    try workplace.write(text, to: "cards")
    let outcome = try workplace.run("infer", "cards", "--discriminator=kind")
    #expect(
      outcome
        == Outcome(
          .fine,
          output: """
            {
              "discriminator": "kind",
              "classTypes": {
                "tile": {
                  "extras": {
                    "n": "int?"
                  }
                }
              }
            }

            """,
          errors: """
            cardgen: note: 1 content card of 1 class type
            cardgen: note: "tile", 1 card: 1 value, optional because there is only one card

            """))
  }

  @Test func invalidValuesCanBeTolerated() throws {
    let workplace = try Workplace()
    try workplace.write("class_type,n\ntile,1\ntile,2\ntile,x\n", to: "Cards.csv")
    let outcome = try workplace.run("infer", "Cards.csv", "--tolerate", "1")
    #expect(outcome.output.contains(#""n": "int?""#))
    #expect(
      outcome.errors.hasSuffix(
        #"cardgen: note: "tile", "n": is declared as int: 2 of 3 values are valid, but "x" is not"#
          + "\n"))
  }

  @Test(arguments: ["one", "-1", "1.5"])
  func tolerancesMustBeNumbers(text: String) throws {
    #expect(
      try Workplace().run("infer", "Cards.csv", "--tolerate=\(text)")
        == Outcome(
          .usage,
          errors: UsageError(
            "--tolerate cannot be \"\(text)\"",
            hint: "write a whole number, such as --tolerate 1"
          ).text))
  }

  @Test func severalFilesMakeOneDraft() throws {
    let workplace = try Workplace()
    try workplace.write(#"{"id": "a", "e": {"kind": "tile", "n": 1}}"#, to: "1.json")
    try workplace.write(#"{"cards": [{"id": "b", "e": {"kind": "tile", "n": "2"}}]}"#, to: "2.json")
    let outcome = try workplace.run("infer", "1.json", "2.json", "--discriminator=kind")
    #expect(
      outcome
        == Outcome(
          .fine,
          output: """
            {
              "discriminator": "kind",
              "classTypes": {
                "tile": {
                  "extras": {
                    "n": "int"
                  }
                }
              }
            }

            """,
          errors: """
            cardgen: note: 2 content cards of 1 class type
            cardgen: note: "tile", 2 cards: 1 value on all cards

            """))
  }

  @Test func missingClassTypesAreErrors() throws {
    let workplace = try Workplace()
    try workplace.write(#"{"id": "a", "e": {"kind": "tile"}}"#, to: "1.json")
    #expect(
      try workplace.run("infer", "1.json", "--output", "Shop.contentcards.json")
        == Outcome(
          .findings,
          errors: """
            cardgen: note: no content cards; skipped: 1 without a class type
            cardgen: note: keys that may contain the class type, most frequent first: "kind"
            1.json: error: no card has a class type in "class_type" [invalid-cards]
            1.json: note: use --discriminator to choose the extras key that contains the class type
            1 error; nothing was written.

            """))
    #expect(workplace.entries() == ["1.json"])
  }

  @Test func invalidCardsAreReportedWithALocation() throws {
    let workplace = try Workplace()
    try workplace.write("[{\"id\": \"a\"}\n{}]", to: "half.json")
    try workplace.write("", to: "empty.json")
    let outcome = try workplace.run("infer", "half.json", "empty.json", "lost.json")
    #expect(
      outcome
        == Outcome(
          .files,
          errors: """
            half.json:1:13: error: missing comma between two elements [invalid-json]
            half.json:1:13: note: add a comma here
            empty.json:1:1: error: the input is empty [invalid-cards]
            empty.json:1:1: note: add a card as JSON, as CSV, or as lines such as class_type: home_tile
            lost.json: error: cannot be read: No such file or directory [unreadable-file]
            lost.json: note: check the path; it is relative to the folder that cardgen runs in
            3 errors in 3 files.

            """))
  }

  @Test(
    arguments: [
      (
        [], "cardgen infer needs a file with cards",
        "write cardgen infer FILE, or use - for standard input"
      ),
      (
        ["Cards.json", "--output", "Draft.json"],
        "\"Draft.json\" is not a valid name for a schema file",
        "use NAME.contentcards.json; the generated files are named after it"
      ),
      (
        ["Cards.json", "--discriminator="], "--discriminator needs a value",
        "write --discriminator KEY"
      ),
      (
        ["Cards.json", "--discriminator", " kind"], "--discriminator cannot be \" kind\"",
        "write the key without leading or trailing white space"
      ),
    ] as [([String], String, String)])
  func invalidArgumentsAreRejected(
    _ arguments: [String], _ message: String, _ hint: String
  ) throws {
    let workplace = try Workplace()
    try workplace.write(Self.cards, to: "Cards.json")
    let outcome = try workplace.run(Workplace.cardgen, ["infer"] + arguments)
    #expect(outcome == Outcome(.usage, errors: UsageError(message, hint: hint).text))
  }

  /// A card's text must not send control characters to the terminal.
  @Test func invisibleCharactersInCardsAreEscaped() throws {
    let workplace = try Workplace()
    try workplace.write(
      #"{"id": "a", "e": {"class_type": "\u001B[31m\u202E", " \u0007": "x"}}"#, to: "1.json")
    let outcome = try workplace.run("infer", "1.json")
    #expect(outcome.exitCode == .fine)
    for text in [outcome.output, outcome.errors] {
      #expect(!text.contains { "\u{1B}\u{202E}\u{7}".contains($0) }, "\(outcome)")
    }
  }
}
