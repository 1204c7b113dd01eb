import Testing

@testable import CardgenCommands

struct LintCardTests {
  private static let card = "class_type: coupon_code\ndiscount_percentage: 20%\n"
  private static let verdict = """
    Card.txt: read as lines of keys and values
    Card.txt:1: rejected: "card 1" of class type "coupon_code"
      Card.txt:2: error: "discount_percentage" is "20%", which is not a decimal number
        for example: 12.50
    1 card: 1 rejected

    """

  private static func workplace() throws -> Workplace {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon, "Ads": Workplace.namespaced])
    try workplace.write(card, to: "Card.txt")
    return workplace
  }

  @Test func rejectedCardsCauseExitCode1() throws {
    #expect(
      try Self.workplace().run("lint-card", "Card.txt") == Outcome(.findings, output: Self.verdict))
  }

  @Test func warningsDoNotCauseExitCode1() throws {
    let workplace = try Self.workplace()
    try workplace.write("class_type,discount_percentage\ncoupon_code, 20\n,1\n", to: "Cards.csv")
    #expect(
      try workplace.run("lint-card", "Cards.csv")
        == Outcome(
          .fine,
          output: """
            Cards.csv: read as CSV
            Cards.csv:2: accepted with warnings: "row 2" of class type "coupon_code"
              Cards.csv:2: warning: "discount_percentage" is " 20", which has leading or trailing white space (ignored)
            Cards.csv:3: ignored: "row 3"
              remark: the card has no class type: it has no key "class_type"
            2 cards: 1 accepted with warnings, 1 ignored

            """))
  }

  @Test func standardInputIsRead() throws {
    let workplace = try Self.workplace()
    let script = "'\(Workplace.cardgen.path)' lint-card --format json - < Card.txt"
    #expect(
      try workplace.run(.init(filePath: "/bin/sh"), ["-c", script])
        == Outcome(
          .findings,
          output: """
            [
              {"file": "-", "id": "card 1", "line": 1, "classType": "coupon_code", "schemas": ["Shop"], \
            "verdict": "rejected", "issues": [{"severity": "error", "code": "not-a-value", "key": \
            "discount_percentage", "line": 2, "message": "\\"discount_percentage\\" is \\"20%\\", which is not a \
            decimal number", "suggestion": "12.50"}]}
            ]

            """))
  }

  @Test func schemasCanBeChosen() throws {
    let workplace = try Self.workplace()
    let run = try workplace.run(
      "lint-card", "--schema", "Schemas/Ads.contentcards.json", "Card.txt")
    #expect(run.exitCode == .findings)
    #expect(run.output.contains(#""coupon_code", which is not a declared class type"#))
  }

  @Test(arguments: [
    (
      "[]", "Cards.json: read as a list of SDK cards\n0 cards\n",
      "Cards.json: error: the file contains no cards [invalid-cards]\n"
        + "Cards.json: note: add at least one card that has a class type and was not removed\n1 error.\n"
    ),
    (
      "[{]", "",
      "Cards.json:1:3: error: expected a member name, found \"]\" [invalid-json]\n"
    ),
  ])
  func textWithoutCardsIsAnError(text: String, output: String, errors: String) throws {
    let workplace = try Self.workplace()
    try workplace.write(text, to: "Cards.json")
    let run = try workplace.run("lint-card", "Cards.json")
    #expect(run.exitCode == .findings)
    #expect(run.output == output)
    #expect(run.errors.hasPrefix(errors))
  }

  @Test(arguments: [
    (
      "\"class_type\" \"coupon_code\"",
      """
      Card.txt:1:13: error: there is text after the closing quotation mark of a cell [invalid-cards]
      Card.txt:1:13: note: double the quotation marks inside the cell, or add a comma here
      Card.txt:1:13: note: the file was read as CSV because it does not begin with {, [, or a line such as \
      class_type: home_tile
      1 error.

      """
    ),
    (
      "class_type: coupon_code\n20",
      """
      Card.txt:2:1: error: the line contains no ":" or "=" after a key [invalid-cards]
      Card.txt:2:1: note: write a key-value pair on each line, such as class_type: home_tile
      Card.txt:2:1: note: the file was read as lines of keys and values
      1 error.

      """
    ),
    (
      "\"class_type\": \"coupon_code",
      """
      Card.txt:1:1: error: the line is not a valid JSON pair such as "class_type": "home_tile" [invalid-cards]
      Card.txt:1:1: note: fix the line, or enclose all lines in { and }; numbers must fit in a Double
      Card.txt:1:1: note: the file was read as lines of keys and values
      1 error.

      """
    ),
    (
      " ",
      """
      Card.txt:1:1: error: the input is empty [invalid-cards]
      Card.txt:1:1: note: add a card as JSON, as CSV, or as lines such as class_type: home_tile
      1 error.

      """
    ),
  ])
  func errorsIncludeTheDetectedFormat(text: String, errors: String) throws {
    let workplace = try Self.workplace()
    try workplace.write(text, to: "Card.txt")
    #expect(try workplace.run("lint-card", "Card.txt") == Outcome(.findings, errors: errors))
  }

  @Test func missingFilesAreReported() throws {
    #expect(
      try Self.workplace().run("lint-card", "Cards.json")
        == Outcome(
          .files,
          errors: """
            Cards.json: error: cannot be read: No such file or directory [unreadable-file]
            Cards.json: note: check the path; it is relative to the folder that cardgen runs in
            1 error.

            """))
  }

  @Test func schemasAreNotReadAsCards() throws {
    let workplace = try Workplace(schemas: ["Coupon": Workplace.coupon])
    let path = "Schemas/Coupon.contentcards.json"
    #expect(
      try workplace.run("lint-card", path)
        == Outcome(
          .findings,
          errors: """
            \(path): error: the file is a schema and contains no cards [invalid-cards]
            \(path): note: check it with cardgen lint, or pass it to cardgen lint-card with --schema
            1 error.

            """))
  }

  @Test func missingSchemasAreReported() throws {
    let workplace = try Workplace()
    try workplace.write(Self.card, to: "Card.txt")
    #expect(
      try workplace.run("lint-card", "Card.txt")
        == Outcome(
          .files,
          errors: """
            Schemas: error: no schema found here: No such file or directory [unreadable-file]
            Schemas: note: add Schemas/NAME.contentcards.json, choose a schema with --schema, or run \
            cardgen in the folder of your project
            1 error; no cards were checked.

            """))
  }

  @Test func invalidSchemasCheckNoCards() throws {
    let workplace = try Self.workplace()
    try workplace.write(Workplace.mistake, to: "Schemas/Other.contentcards.json")
    let run = try workplace.run("lint-card", "Card.txt")
    #expect(run.exitCode == .findings)
    #expect(run.output == "")
    #expect(run.errors.hasSuffix("\n1 error; no cards were checked.\n"))
  }

  @Test(
    arguments: [
      (
        [], "cardgen lint-card needs a file with cards",
        "write cardgen lint-card FILE, or use - for standard input"
      ),
      (["a", "--format", "csv"], "--format cannot be \"csv\"", "it must be text or json"),
    ] as [([String], String, String)])
  func invalidArgumentsAreRejected(_ arguments: [String], _ message: String, _ hint: String) throws
  {
    let outcome = try Workplace().run(Workplace.cardgen, ["lint-card"] + arguments)
    #expect(outcome == Outcome(.usage, errors: UsageError(message, hint: hint).text))
  }

  @Test func filesWithoutClassTypesAreErrors() throws {
    let workplace = try Self.workplace()
    try workplace.write("My coupon\nclass_type: coupon_code\n", to: "Card.txt")
    let outcome = try workplace.run("lint-card", "Card.txt")
    #expect(outcome.exitCode == .findings)
    #expect(
      outcome.errors == """
        Card.txt: error: every card in the file is ignored [invalid-cards]
        Card.txt: note: add at least one card that has a class type and was not removed
        1 error.

        """)
  }

  @Test func severalFilesAndFoldersAreRead() throws {
    let workplace = try Self.workplace()
    try workplace.write("class_type;discount_percentage\ncoupon_code;1,5\n", to: "Cards/b.CSV")
    try workplace.write("key\tvalue\nclass_type\tcoupon_code\n", to: "Cards/c.tsv")
    try workplace.write(
      #"{"class_type": "coupon_code", "discount_percentage": 1}"#, to: "Cards/a.json")
    for other in [
      ".hidden.json", "d.md", "X.contentcards.json", "contentcards.schema.json", "e.json/f",
    ] {
      try workplace.write("", to: "Cards/\(other)")
    }
    let output = """
      Card.txt: read as lines of keys and values
      Card.txt:1: rejected: "card 1" of class type "coupon_code"
        Card.txt:2: error: "discount_percentage" is "20%", which is not a decimal number
          for example: 12.50
      Cards/a.json: read as key-value pairs in JSON
      Cards/a.json:1: accepted: "card 1" of class type "coupon_code"
      Cards/b.CSV: read as CSV with semicolons
      Cards/b.CSV:2: rejected: "row 2" of class type "coupon_code"
        Cards/b.CSV:2: error: "discount_percentage" is "1,5", which is not a decimal number
          for example: 1.5
      Cards/c.tsv: read as keys and values in CSV with tabs
      Cards/c.tsv:2: rejected: "card 1" of class type "coupon_code"
        error: "discount_percentage" is missing
          for example: 12.50
      4 cards: 1 accepted, 3 rejected

      """
    #expect(
      try workplace.run("lint-card", "Card.txt", "Cards") == Outcome(.findings, output: output))
    let json = try workplace.run("lint-card", "--format", "json", "Card.txt", "Cards/")
    #expect(
      json.output.split(separator: "\n").map { $0.prefix { $0 != "," } } == [
        "[", #"  {"file": "Card.txt""#, #"  {"file": "Cards/a.json""#, #"  {"file": "Cards/b.CSV""#,
        #"  {"file": "Cards/c.tsv""#, "]",
      ])
  }

  @Test func unreadableFilesDoNotHideOthers() throws {
    let workplace = try Self.workplace()
    try workplace.write("", to: "Empty/a.md")
    #expect(
      try workplace.run("lint-card", "Empty", "None.json", "Card.txt")
        == Outcome(
          .files, output: Self.verdict,
          errors: """
            Empty: error: the folder contains no card files [unreadable-file]
            Empty: note: add a .json, .csv, .tsv, or .txt file to it, or pass the path of a file
            None.json: error: cannot be read: No such file or directory [unreadable-file]
            None.json: note: check the path; it is relative to the folder that cardgen runs in
            2 errors in 2 files.

            """))
  }

  @Test func schemasCanHaveAnyName() throws {
    let workplace = try Workplace()
    try workplace.write(Workplace.coupon, to: "Contract v2.json")
    try workplace.write(Self.card, to: "Card.txt")
    #expect(
      try workplace.run("lint-card", "Card.txt", "--schema", "Contract v2.json")
        == Outcome(.findings, output: Self.verdict))
    let json = try workplace.run(
      "lint-card", "Card.txt", "--schema", "Contract v2.json", "--format=json")
    #expect(json.output.contains(#""schemas": ["Contract v2"]"#))
  }

  @Test(
    arguments: [
      (
        [], ExitCode.findings,
        """
        Card.txt: read as lines of keys and values
        Card.txt:1: rejected: "card 1" of class type "coupon_code"
          Card.txt:2: error: "discount_percentage" is "{{percentage}}", which contains a Liquid tag that was not filled in
            for example: 12.50
        1 card: 1 rejected

        """
      ),
      (
        ["--allow-liquid"], .fine,
        """
        Card.txt: read as lines of keys and values
        Card.txt:1: accepted: "card 1" of class type "coupon_code"
          Card.txt:2: remark: "discount_percentage" is filled in when the card is sent, so it is not checked
        1 card: 1 accepted

        """
      ),
    ] as [([String], ExitCode, String)])
  func liquidCanBeAccepted(options: [String], exitCode: ExitCode, output: String) throws {
    let workplace = try Self.workplace()
    try workplace.write(
      "class_type: coupon_code\ndiscount_percentage: {{percentage}}", to: "Card.txt")
    #expect(
      try workplace.run(Workplace.cardgen, ["lint-card", "Card.txt"] + options)
        == Outcome(exitCode, output: output))
  }
}
