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
          cardgen generate [SCHEMA…] [--output DIR] [--access internal|package|public] [--diagnostics text|json] [--watch]

        ARGUMENTS
          SCHEMA  a file NAME.contentcards.json; without any, every Schemas/*.contentcards.json

        OPTIONS
          --output DIR                      the folder of the Swift files; default Generated/NAME
          --access internal|package|public  who may use the generated code; overrides the schema
          --diagnostics text|json           how findings are printed on standard error; default text
          --watch                           generate again whenever a schema changes, until Ctrl-C
          --help                            this text

        EXIT CODES
          0  fine
          1  findings: mistakes in a schema or a card, stale output, a change that breaks
          2  usage: arguments that say nothing sensible
          3  files: one that cannot be read or written

        EXAMPLES
          cardgen generate
          cardgen generate Schemas/Shop.contentcards.json --output Sources/App/Cards
          cardgen generate --watch

        """)
  }

  @Test func docsExplainsItself() {
    #expect(
      Help.text(for: .docs) == """
        Writes a page for those who make cards: what to type for each class type.

        USAGE
          cardgen docs [SCHEMA…] [--format markdown|html|csv] [--output FILE] [--diagnostics text|json]

        ARGUMENTS
          SCHEMA  a file NAME.contentcards.json; without any, every Schemas/*.contentcards.json

        OPTIONS
          --format markdown|html|csv  of what kind the page is; default by the ending of FILE; without FILE markdown
          --output FILE               the file to write; default standard output
          --diagnostics text|json     how findings are printed on standard error; default text
          --help                      this text

        EXIT CODES
          0  fine
          1  findings: mistakes in a schema or a card, stale output, a change that breaks
          2  usage: arguments that say nothing sensible
          3  files: one that cannot be read or written

        EXAMPLES
          cardgen docs
          cardgen docs --format html --output sheet.html

        """)
  }

  @Test func diffExplainsItself() {
    #expect(
      Help.text(for: .diff) == """
        Says what a change of a schema breaks: old apps, running campaigns, code.

        USAGE
          cardgen diff OLD NEW [--fail-on CLASSES] [--format text|json] [--diagnostics text|json]

        ARGUMENTS
          OLD  the schema of the apps in the store, as from \
        git show 1.0:Schemas/Shop.contentcards.json | cardgen diff - NEW
          NEW  the schema of the next one; for either - is standard input

        OPTIONS
          --fail-on CLASSES        exit code 1 for breaks-old-apps, breaks-live-cards, \
        changes-meaning, changes-code, any, nothing; default breaks-old-apps,breaks-live-cards
          --format text|json       how changes are printed; default text
          --diagnostics text|json  how findings are printed on standard error; default text
          --help                   this text

        EXIT CODES
          0  fine
          1  findings: mistakes in a schema or a card, stale output, a change that breaks
          2  usage: arguments that say nothing sensible
          3  files: one that cannot be read or written

        EXAMPLES
          cardgen diff Old.json Schemas/Shop.contentcards.json
          cardgen diff --fail-on breaks-live-cards --format json - New.json < Old.json

        """)
  }

  @Test func adapterExplainsItself() {
    #expect(
      Help.text(for: .adapter) == """
        Writes the Swift file that brings the cards of Braze's SDK into an app.

        USAGE
          cardgen adapter brazekit|brazekit-15.1|appboy [--output FILE]

        ARGUMENTS
          brazekit       for the module BrazeKit, 18.1 or newer
          brazekit-15.1  for the module BrazeKit, 15.1 to 18.0
          appboy         for the module BrazeKitCompat, with the interface of the SDK before BrazeKit

        OPTIONS
          --output FILE  the file to write; default standard output
          --help         this text

        EXIT CODES
          0  fine
          1  findings: mistakes in a schema or a card, stale output, a change that breaks
          2  usage: arguments that say nothing sensible
          3  files: one that cannot be read or written

        EXAMPLES
          cardgen adapter brazekit --output Sources/App/BrazeContentCardSource.swift
          cardgen adapter appboy

        """)
  }

  @Test func anOptionThatMayBeRepeatedShowsIt() {
    #expect(Help.text(for: .`init`).contains("\n  cardgen init [NAME] [--class-type NAME]…\n"))
  }

  @Test func lintCardExplainsItself() {
    #expect(
      Help.text(for: .lintCard) == """
        Says of content cards what an app with the schemas makes of them.

        USAGE
          cardgen lint-card FILE…|- [--schema SCHEMA] [--allow-liquid] [--format text|json]

        ARGUMENTS
          FILE  cards as JSON, a body of Braze's API, CSV, or lines such as key: value; or a folder of such files
          -     the same from standard input

        OPTIONS
          --schema SCHEMA     the only schema, a file of any name; default every Schemas/*.contentcards.json
          --allow-liquid      accept every Liquid tag, not only {{api_trigger_properties.${…}}}
          --format text|json  how verdicts are printed; default text
          --help              this text

        EXIT CODES
          0  fine
          1  findings: mistakes in a schema or a card, stale output, a change that breaks
          2  usage: arguments that say nothing sensible
          3  files: one that cannot be read or written

        EXAMPLES
          cardgen lint-card Cards.json
          cardgen lint-card Cards/ New.csv --schema Schemas/Shop.contentcards.json --format json

        """)
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
    if example.hasPrefix("cardgen check") { _ = try workplace.run("generate") }
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
