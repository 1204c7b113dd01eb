import Foundation
import Testing

@testable import CardgenCommands
@testable import cardgen

/// The examples of all commands.
let examples = Cardgen.commands.flatMap(\.examples)

extension Command: CustomTestStringConvertible {
  public var testDescription: String { name }
}

struct HelpTests {
  @Test func helpForGenerate() {
    #expect(
      Help.text(for: .generate) == """
        Generates Swift code from schemas.

        USAGE
          cardgen generate [SCHEMA…] [OPTIONS]

        ARGUMENTS
          SCHEMA  a NAME.contentcards.json; default: all in the folder Schemas

        OPTIONS
          --output DIR                      output folder; default: Generated/NAME
          --access internal|package|public  overrides the schema's access level
          --diagnostics text|json           format of diagnostics; default: text
          --help                            shows this help

        EXAMPLES
          cardgen generate
          cardgen generate Schemas/Shop.contentcards.json --output Sources/App/Cards

        """)
  }

  @Test func helpForDiff() {
    #expect(
      Help.text(for: .diff) == """
        Reports how a schema change affects apps, cards, and code.

        USAGE
          cardgen diff OLD NEW [OPTIONS]

        ARGUMENTS
          OLD  schema of the released app
          NEW  schema of the next app; OLD or NEW can be - for standard input

        OPTIONS
          --cards DIR                     live cards, such as an export; can be a file
          --fail-on CLASSES               exits with 1 for these classes of changes:
                                          breaks-old-apps, breaks-live-cards,
                                          changes-meaning, changes-code, live, any,
                                          nothing; default: the first two
          --ignore CODES                  lists these changes without exiting with 1
          --allow-empty-old               accepts an empty OLD, for a new schema
          --format text|json              output format; default: text
          --diagnostics text|json|github  format of diagnostics; default: text
          --help                          shows this help

        EXAMPLES
          cardgen diff Old.json Schemas/Shop.contentcards.json
          cardgen diff --ignore class-type-added --format json - New.json < Old.json

        """)
  }

  @Test func helpForLintCard() {
    #expect(
      Help.text(for: .lintCard) == """
        Checks content cards against schemas.

        USAGE
          cardgen lint-card FILE…|- [OPTIONS]

        ARGUMENTS
          FILE  cards in JSON, an export, a Braze API request, CSV, or lines such as
                key: value; or a folder of such files
          -     reads the cards from standard input

        OPTIONS
          --schema [LABEL=]SCHEMA         a schema of an app version; can be repeated;
                                          default: all in Schemas, else under Sources
          --allow-liquid                  accepts any Liquid tag outside the class type,
                                          not only {{api_trigger_properties.${…}}}
          --include-archived              includes archived campaigns and Canvases
          --format text|json              output format; default: text
          --diagnostics text|json|github  format of diagnostics; default: text
          --help                          shows this help

        EXAMPLES
          cardgen lint-card Cards/ New.csv --format json
          cardgen lint-card Cards.json --schema 3.1=Old.json --schema 3.2=New.json

        """)
  }

  @Test func helpForCheckIncludesAdapters() {
    #expect(
      Help.text(for: .checkWithAdapters) == """
        Checks that generated code and adapters are up to date.

        USAGE
          cardgen check [SCHEMA|ADAPTER…] [OPTIONS]

        ARGUMENTS
          SCHEMA   a NAME.contentcards.json; default: all in the folder Schemas
          ADAPTER  a Swift file written by cardgen adapter

        OPTIONS
          --output DIR                      output folder; default: Generated/NAME
          --access internal|package|public  overrides the schema's access level
          --diagnostics text|json|github    format of diagnostics; default: text
          --help                            shows this help

        EXAMPLES
          cardgen check
          cardgen check --diagnostics github
          cardgen check Sources/App/BrazeContentCardSource.swift

        """)
  }

  @Test(arguments: Cardgen.commands.map(Help.text) + [Help.overview(of: Cardgen.commands)])
  func helpFitsOnAScreen(_ help: String) {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 24)
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test func overviewFitsOnAScreen() {
    #expect(
      Help.overview(of: Cardgen.commands) == """
        Generates Swift code for Braze content cards from schemas.

        USAGE
          cardgen COMMAND [ARGUMENTS]
          cardgen help COMMAND
          cardgen --version

        COMMANDS
          generate   Generates Swift code from schemas.
          check      Checks that generated code and adapters are up to date.
          lint       Checks schemas for errors.
          docs       Writes a page for marketers with the keys and values to enter.
          diff       Reports how a schema change affects apps, cards, and code.
          lint-card  Checks content cards against schemas.
          export     Downloads the campaigns and Canvases with content cards from Braze.
          fixtures   Writes valid test cards, and cards that each break one rule.
          adapter    Writes the Swift file that connects an app to Braze's SDK.
          infer      Drafts a schema from sample cards.
          init       Creates a first schema.

        EXIT CODES
          0 success, 1 problems found, 2 usage error, 3 file or server error

        """)
  }

  @Test func versionsArePrinted() throws {
    let outcome = Outcome(.success, output: "cardgen 0.1.0\ngenerated code version 3\n")
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    #expect(try workplace.run("--version") == outcome)
    #expect(try workplace.run(Workplace.pluginTool, ["--version"]) == outcome)
    _ = try workplace.run("generate")
    #expect(
      try workplace.read("Generated/Shop/Shop+ClassType.swift")
        .hasSuffix("= ContentCardsGeneratedCode.Version3\n"))
  }

  @Test(arguments: Cardgen.commands)
  func everyCommandPrintsItsHelp(_ command: Command) throws {
    let help = Outcome(.success, output: Help.text(for: command))
    let workplace = try Workplace()
    #expect(try workplace.run(command.name, "--help") == help)
    #expect(try workplace.run("help", command.name) == help)
  }

  @Test(arguments: Cardgen.commands)
  func examplesAreValidArguments(_ command: Command) throws {
    for example in command.examples {
      let words = example.split(separator: " ").map(String.init)
      #expect(words.first == "cardgen")
      guard
        case .command(let named, _) = try Invocation(
          Array(words.dropFirst()), of: Cardgen.commands)
      else {
        Issue.record("\(example)")
        continue
      }
      #expect(named.name == command.name)
    }
  }

  /// Runs each example in a shell, in a folder with the files that the examples name. `SessionTests` tests `export`,
  /// which needs a server.
  @Test(arguments: examples.filter { !$0.hasPrefix("cardgen export") })
  func examplesRun(_ example: String) throws {
    let workplace = try Workplace.ofExamples()
    if example.hasPrefix("cardgen check") {
      _ = try workplace.run("generate")
      let adapter = "Sources/App/BrazeContentCardSource.swift"
      _ = try workplace.run("adapter", "brazekit", "--output", adapter)
    }
    let outcome = try workplace.runInShell(example)
    #expect(outcome.exitCode == .success, "\(outcome)")
    #expect(!(outcome.output + outcome.errors).contains("\u{1B}"), "\(outcome)")
  }

  #if os(Linux)
    @Test func unwritableOutputIsAnError() throws {
      let outcome = try Workplace().runInShell("cardgen --help > /dev/full")
      #expect(outcome.exitCode == .files)
      #expect(
        outcome.errors
          == "cardgen: error: cannot write to standard output: No space left on device\n")
    }

    /// The C library discards a block that it could not write, so there may be nothing to write when the stream is
    /// closed.
    @Test(arguments: [2_000, 4_000] + Array(3_000...3_020))
    func lostOutputIsAnError(length: Int) throws {
      let text = String(repeating: "x", count: length)
      let workplace = try Workplace(schemas: [
        "Shop": #"{"classTypes": {"t": {"description": "\#(text)"}}}"#
      ])
      let outcome = try workplace.runInShell("cardgen docs > /dev/full")
      #expect(outcome.exitCode == .files)
      #expect(outcome.errors.hasPrefix("cardgen: error: cannot write to standard output: "))
    }
  #endif

  @Test func overviewListsEveryCommand() throws {
    let workplace = try Workplace()
    #expect(
      try workplace.run("--help") == Outcome(.success, output: Help.overview(of: Cardgen.commands)))
    for command in Cardgen.commands {
      #expect(Help.overview(of: Cardgen.commands).contains("\n  \(command.name) "))
    }
  }

  @Test func missingArgumentsAreAnError() throws {
    #expect(try Workplace().run() == Outcome(.usage, errors: Help.overview(of: Cardgen.commands)))
  }
}

extension Workplace {
  /// Creates a folder with the files that the examples of the commands name.
  static func ofExamples(schema: String = coupon) throws -> Workplace {
    let workplace = try Workplace(schemas: ["Shop": schema])
    try workplace.write(schema, to: "Drafts/Ads.contentcards.json")
    let card = #"{"class_type": "coupon_code", "discount_percentage": "12.5"}"#
    try workplace.write(#"[{"id": "a", "e": \#(card)}]"#, to: "Cards.json")
    try workplace.write(card, to: "Cards/1.json")
    try workplace.write("class_type;discount_percentage\ncoupon_code;12.5\n", to: "New.csv")
    for name in ["Old.json", "New.json"] { try workplace.write(schema, to: name) }
    for month in ["January", "February"] {
      try workplace.write(#"[{"id": "\#(month)", "e": {"type": "ad"}}]"#, to: "\(month).json")
    }
    return workplace
  }

  func runInShell(_ line: String) throws -> Outcome {
    let folder = Self.cardgen.deletingLastPathComponent().path
    return try run(
      URL(filePath: "/bin/sh"), ["-c", line], environment: ["PATH": "\(folder):/usr/bin:/bin"])
  }
}
