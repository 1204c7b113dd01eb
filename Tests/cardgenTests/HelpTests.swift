import Foundation
import Testing

@testable import CardgenCommands
@testable import cardgen

/// All but those that go on until they are interrupted, for which there is `WatchTests`.
let endingExamples = Cardgen.commands.flatMap(\.examples).filter { !$0.hasSuffix(" --watch") }

extension Command: CustomTestStringConvertible {
  public var testDescription: String { name }
}

struct HelpTests {
  @Test func generateExplainsItself() {
    #expect(
      Help.text(for: .generate) == """
        Writes the Swift source of schemas.

        USAGE
          cardgen generate [SCHEMA…] [OPTIONS]

        ARGUMENTS
          SCHEMA  a NAME.contentcards.json; default: all in the folder Schemas

        OPTIONS
          --output DIR                      output folder; default: Generated/NAME
          --access internal|package|public  overrides the schema's access level
          --diagnostics text|json           format of findings; default: text
          --watch                           generates after each change, until Ctrl-C
          --help                            shows this text

        EXAMPLES
          cardgen generate
          cardgen generate Schemas/Shop.contentcards.json --output Sources/App/Cards
          cardgen generate --watch

        """)
  }

  @Test func diffExplainsItself() {
    #expect(
      Help.text(for: .diff) == """
        Reports what a schema change breaks: old apps, live cards, code.

        USAGE
          cardgen diff OLD NEW [OPTIONS]

        ARGUMENTS
          OLD  the schema of the apps in the store; an empty file if there was none
          NEW  the schema of the next app; - is standard input, for NEW or OLD

        OPTIONS
          --fail-on CLASSES               exits with 1 for breaks-old-apps,
                                          breaks-live-cards, changes-meaning,
                                          changes-code, any, nothing; default:
                                          breaks-old-apps,breaks-live-cards
          --ignore CODES                  never exits with 1 for changes with these
                                          codes
          --format text|json              format of changes; default: text
          --diagnostics text|json|github  format of findings; default: text
          --help                          shows this text

        EXAMPLES
          cardgen diff Old.json Schemas/Shop.contentcards.json
          cardgen diff --ignore class-type-added --format json - New.json < Old.json

        """)
  }

  @Test func lintCardExplainsItself() {
    #expect(
      Help.text(for: .lintCard) == """
        Checks content cards as an app with the schemas reads them.

        USAGE
          cardgen lint-card FILE…|- [OPTIONS]

        ARGUMENTS
          FILE  cards as JSON, a body of Braze's API, CSV, or lines such as key: value;
                or a folder of such files
          -     the same from standard input

        OPTIONS
          --schema SCHEMA                 the only schema, of any name; default: all in
                                          Schemas, else under Sources
          --allow-liquid                  accepts every Liquid tag, not only
                                          {{api_trigger_properties.${…}}}
          --format text|json              format of verdicts; default: text
          --diagnostics text|json|github  format of findings; default: text
          --help                          shows this text

        EXAMPLES
          cardgen lint-card Cards.json --format json
          cardgen lint-card Cards/ New.csv --schema Schemas/Shop.contentcards.json

        """)
  }

  @Test func checkOfTheCommandLineTakesAdapters() {
    #expect(
      Help.text(for: .checkWithAdapters) == """
        Compares committed Swift source with what this version writes.

        USAGE
          cardgen check [SCHEMA|ADAPTER…] [OPTIONS]

        ARGUMENTS
          SCHEMA   a NAME.contentcards.json; default: all in the folder Schemas
          ADAPTER  a Swift file that cardgen adapter wrote

        OPTIONS
          --output DIR                      output folder; default: Generated/NAME
          --access internal|package|public  overrides the schema's access level
          --diagnostics text|json|github    format of findings; default: text
          --help                            shows this text

        EXAMPLES
          cardgen check
          cardgen check --diagnostics github
          cardgen check Sources/App/BrazeContentCardSource.swift

        """)
  }

  @Test(arguments: Cardgen.commands.map(Help.text) + [Help.overview(of: Cardgen.commands)])
  func everyHelpFitsOnAScreen(_ help: String) {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 24)
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test func theOverviewIsOneScreen() {
    #expect(
      Help.overview(of: Cardgen.commands) == """
        Generates Swift for Braze content cards from a schema.

        USAGE
          cardgen COMMAND [ARGUMENTS]
          cardgen help COMMAND
          cardgen --version

        COMMANDS
          generate     Writes the Swift source of schemas.
          check        Compares committed Swift source with what this version writes.
          lint         Reads schemas and reports their mistakes.
          docs         Writes a page for marketers: what to type for each class type.
          diff         Reports what a schema change breaks: old apps, live cards, code.
          lint-card    Checks content cards as an app with the schemas reads them.
          fixtures     Writes test cards: valid ones, and one that breaks each rule.
          adapter      Writes the Swift file that connects an app to Braze's SDK.
          infer        Drafts a schema from sample cards.
          init         Writes a schema to begin with.
          completions  Prints what a shell needs to complete these commands.

        EXIT CODES
          0 fine, 1 findings, 2 invalid arguments, 3 a file cannot be read or written

        """)
  }

  @Test func theVersionsArePrinted() throws {
    let outcome = Outcome(.fine, output: "cardgen 0.1.0\ngenerated code version 2\n")
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    #expect(try workplace.run("--version") == outcome)
    #expect(try workplace.run(Workplace.pluginTool, ["--version"]) == outcome)
    _ = try workplace.run("generate")
    #expect(
      try workplace.read("Generated/Shop/Shop+ClassType.swift")
        .hasSuffix("= ContentCardsGeneratedCode.Version2\n"))
  }

  @Test(arguments: Cardgen.commands)
  func everyCommandPrintsItsHelp(_ command: Command) throws {
    let help = Outcome(.fine, output: Help.text(for: command))
    let workplace = try Workplace()
    #expect(try workplace.run(command.name, "--help") == help)
    #expect(try workplace.run("help", command.name) == help)
  }

  @Test(arguments: Cardgen.commands)
  func everyExampleIsUnderstood(_ command: Command) throws {
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

  /// In a shell, and in a folder that has what the examples speak of.
  @Test(arguments: endingExamples)
  func everyExampleRuns(_ example: String) throws {
    let workplace = try Workplace.ofExamples()
    if example.hasPrefix("cardgen check") {
      _ = try workplace.run("generate")
      let adapter = "Sources/App/BrazeContentCardSource.swift"
      _ = try workplace.run("adapter", "brazekit", "--output", adapter)
    }
    let outcome = try workplace.runInShell(example)
    #expect(outcome.exitCode == .fine, "\(outcome)")
    #expect(!(outcome.output + outcome.errors).contains("\u{1B}"), "\(outcome)")
  }

  #if os(Linux)
    @Test func outputThatCannotBeWrittenIsAnError() throws {
      let outcome = try Workplace().runInShell("cardgen --help > /dev/full")
      #expect(outcome.exitCode == .files)
      #expect(
        outcome.errors
          == "cardgen: error: standard output cannot be written: No space left on device\n")
    }

    /// The C library drops a block that it could not write, and may have nothing left for the end.
    @Test(arguments: [2_000, 4_000] + Array(3_000...3_020))
    func outputThatWasLostBeforeTheEndIsAnError(length: Int) throws {
      let text = String(repeating: "x", count: length)
      let workplace = try Workplace(schemas: [
        "Shop": #"{"classTypes": {"t": {"description": "\#(text)"}}}"#
      ])
      let outcome = try workplace.runInShell("cardgen docs > /dev/full")
      #expect(outcome.exitCode == .files)
      #expect(outcome.errors.hasPrefix("cardgen: error: standard output cannot be written: "))
    }
  #endif

  @Test func theOverviewNamesEveryCommand() throws {
    let workplace = try Workplace()
    #expect(
      try workplace.run("--help") == Outcome(.fine, output: Help.overview(of: Cardgen.commands)))
    for command in Cardgen.commands {
      #expect(Help.overview(of: Cardgen.commands).contains("\n  \(command.name) "))
    }
  }

  @Test func withoutArgumentsTheOverviewIsAnError() throws {
    #expect(try Workplace().run() == Outcome(.usage, errors: Help.overview(of: Cardgen.commands)))
  }
}

extension Workplace {
  /// What the examples of the commands speak of.
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
