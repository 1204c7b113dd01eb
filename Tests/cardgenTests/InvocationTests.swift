import ContentCardSchema
import Testing

@testable import CardgenCommands
@testable import cardgen

private let commands = "the command must be \(Cardgen.commands.map(\.name).orList)"

struct InvocationTests {
  @Test(
    arguments: [
      ([], .nothing),
      (["--help"], .help(nil)),
      (["-h"], .help(nil)),
      (["help"], .help(nil)),
      (["--version"], .version),
      (["help", "check"], .help("check")),
      (["check", "--help"], .help("check")),
      (["check", "--help=all"], .help("check")),
      (["generate", "a", "-h", "--nonsense"], .help("generate")),
      (["generate", "--access", "pubic", "--help"], .help("generate")),
      (["lint"], .command("lint")),
      (["lint", "a", "b"], .command("lint", ["a", "b"])),
      (["generate", "--output", "x", "a"], .command("generate", ["a"], ["--output": ["x"]])),
      (["generate", "a", "--output=x=y"], .command("generate", ["a"], ["--output": ["x=y"]])),
      (["generate", "--output=--x"], .command("generate", [], ["--output": ["--x"]])),
      (["generate", "--output", "-x"], .command("generate", [], ["--output": ["-x"]])),
      (["check", "--access", "public"], .command("check", [], ["--access": ["public"]])),
      (["check", "--access=internal"], .command("check", [], ["--access": ["internal"]])),
      (["lint", "--diagnostics", "json"], .command("lint", [], ["--diagnostics": ["json"]])),
      (["lint", "--", "--help", "-a"], .command("lint", ["--help", "-a"])),
      (
        ["infer", "a", "-", "--discriminator", "kind", "--output=x"],
        .command("infer", ["a", "-"], ["--discriminator": ["kind"], "--output": ["x"]])
      ),
      (
        ["init", "Shop", "--class-type", "a", "--class-type=b"],
        .command("init", ["Shop"], ["--class-type": ["a", "b"]])
      ),
      (
        ["lint-card", "--allow-liquid", "a"], .command("lint-card", ["a"], ["--allow-liquid": [""]])
      ),
      (["lint", "-"], .command("lint", ["-"])),
      (["docs"], .command("docs")),
      (
        ["docs", "a", "--format=html", "--output", "x"],
        .command("docs", ["a"], ["--format": ["html"], "--output": ["x"]])
      ),
      (["adapter"], .command("adapter")),
      (
        ["diff", "-", "b", "--fail-on", "any", "--format=json"],
        .command("diff", ["-", "b"], ["--fail-on": ["any"], "--format": ["json"]])
      ),
      (
        ["diff", "a", "b", "--fail-on=changes-meaning,changes-code"],
        .command("diff", ["a", "b"], ["--fail-on": ["changes-meaning,changes-code"]])
      ),
      (
        ["adapter", "brazekit", "--output", "x"],
        .command("adapter", ["brazekit"], ["--output": ["x"]])
      ),
      (["lint-card", "-"], .command("lint-card", ["-"])),
      (
        ["lint-card", "--schema", "s", "--format=json", "a"],
        .command("lint-card", ["a"], ["--schema": ["s"], "--format": ["json"]])
      ),
      (["fixtures", "a", "--output", "x"], .command("fixtures", ["a"], ["--output": ["x"]])),
    ] as [([String], Expectation)])
  func argumentsAreParsed(_ arguments: [String], _ expected: Expectation) throws {
    #expect(try Expectation(Invocation(arguments, of: Cardgen.commands)) == expected)
  }

  @Test(arguments: [
    (
      ["genrate"], "there is no command \"genrate\"",
      "did you mean \"generate\"? \(commands); "
        + "run cardgen --help for details"
    ),
    (
      ["help", "frobnicate"], "there is no command \"frobnicate\"",
      "\(commands); run cardgen --help for details"
    ),
    (
      ["--output", "x", "generate"], "expected a command before \"--output\"",
      "\(commands); run cardgen --help for details"
    ),
    (
      ["generate", "--ouput=x"], "cardgen generate has no option \"--ouput\"",
      "did you mean \"--output\"? the options are --output, --access, --diagnostics, --help"
    ),
    (
      ["generate", "--out", "x"], "cardgen generate has no option \"--out\"",
      "did you mean \"--output\"? the options are --output, --access, --diagnostics, --help"
    ),
    (
      ["diff", "--f=any", "a", "b"], "cardgen diff has no option \"--f\"",
      "did you mean \"--fail-on\" or \"--format\"? "
        + "the options are --cards, --fail-on, --ignore, --allow-empty-old, --format, --diagnostics, --help"
    ),
    (
      ["lint", "-diagnostics", "json"], "cardgen lint has no option \"-diagnostics\"",
      "did you mean \"--diagnostics\"? the options are --diagnostics, --help"
    ),
    (
      ["lint", "-d"], "cardgen lint has no option \"-d\"", "the options are --diagnostics, --help"
    ),
    (
      ["gen"], "there is no command \"gen\"",
      "did you mean \"generate\"? \(commands); run cardgen --help for details"
    ),
    (
      ["docs", "--format", "mark"], "--format cannot be \"mark\"",
      "did you mean \"markdown\"? it must be markdown, html, or csv"
    ),
    (
      ["generate", "--diagnostics", "github"], "--diagnostics cannot be \"github\"",
      "it must be text or json"
    ),
    (
      ["lint", "--output", "x"], "cardgen lint has no option \"--output\"",
      "the options are --diagnostics, --help"
    ),
    (
      ["check", "--access", "pubic"], "--access cannot be \"pubic\"",
      "did you mean \"public\"? it must be internal, package, or public"
    ),
    (
      ["check", "--diagnostics=xml"], "--diagnostics cannot be \"xml\"",
      "it must be text, json, or github"
    ),
    (
      ["docs", "--format", "htm"], "--format cannot be \"htm\"",
      "did you mean \"html\"? it must be markdown, html, or csv"
    ),
    (["docs", "--format"], "--format needs a value", "write --format markdown|html|csv"),
    (["docs", "--output"], "--output needs a value", "write --output FILE"),
    (
      ["diff", "a", "b", "--fail-on", "any,"], "--fail-on cannot be \"\"",
      "it must be breaks-old-apps, breaks-live-cards, changes-meaning, changes-code, live, any, or nothing"
    ),
    (["generate", "--output"], "--output needs a value", "write --output DIR"),
    (["generate", "--output="], "--output needs a value", "write --output DIR"),
    (["generate", "--output", ""], "--output needs a value", "write --output DIR"),
    (
      ["generate", "--output", "--access", "public"], "--output needs a value", "write --output DIR"
    ),
    (["adapter", "--output"], "--output needs a value", "write --output FILE"),
    (
      ["adapter", "--access=public"], "cardgen adapter has no option \"--access\"",
      "the options are --output, --help"
    ),
    (
      ["generate", "--output", "a", "--output", "b"], "--output is given twice",
      "remove one of them"
    ),
    (
      ["lint-card", "--allow-liquid=a"], "--allow-liquid takes no value",
      "write --allow-liquid without a value"
    ),
    (
      ["lint-card", "--allow-liquid", "--allow-liquid"], "--allow-liquid is given twice",
      "remove one of them"
    ),
    (
      ["lint-card", "--format", "jsn"], "--format cannot be \"jsn\"",
      "did you mean \"json\"? it must be text or json"
    ),
    (
      ["fixtures", "--schema", "json"], "cardgen fixtures has no option \"--schema\"",
      "the options are --output, --format, --help"
    ),
    (["lint", "a", ""], "an argument of cardgen lint is empty", "write cardgen lint [SCHEMA…]"),
    (["export", ""], "an argument of cardgen export is empty", "write cardgen export"),
    (["infer", ""], "an argument of cardgen infer is empty", "write cardgen infer FILE…|-"),
  ])
  func invalidArgumentsAreReported(_ arguments: [String], _ message: String, _ hint: String) {
    #expect(throws: UsageError(message, hint: hint)) {
      try Invocation(arguments, of: Cardgen.commands)
    }
  }
}

/// An `Invocation` that refers to commands by name.
enum Expectation: Equatable {
  case nothing, version
  case help(String?)
  case parsed(String, operands: [String], texts: [String: [String]])

  static func command(
    _ name: String, _ operands: [String] = [], _ texts: [String: [String]] = [:]
  ) -> Self {
    .parsed(name, operands: operands, texts: texts)
  }

  init(_ invocation: Invocation) {
    switch invocation {
    case .nothing: self = .nothing
    case .version: self = .version
    case .help(let command): self = .help(command?.name)
    case .command(let command, let arguments):
      self = .command(command.name, arguments.operands, arguments.texts)
    }
  }
}
