import ContentCardSchema
import Testing

@testable import cardgen

private let commands = "the commands are \(Command.all.map(\.name).orList)"

struct InvocationTests {
  @Test(
    arguments: [
      ([], .nothing),
      (["--help"], .help(nil)),
      (["-h"], .help(nil)),
      (["help"], .help(nil)),
      (["help", "check"], .help(.check)),
      (["check", "--help"], .help(.check)),
      (["generate", "a", "-h", "--nonsense"], .help(.generate)),
      (["lint"], .command(.lint, Options())),
      (["lint", "a", "b"], .command(.lint, Options(operands: ["a", "b"]))),
      (
        ["generate", "--output", "x", "a"],
        .command(.generate, Options(operands: ["a"], output: "x"))
      ),
      (
        ["generate", "a", "--output=x=y"],
        .command(.generate, Options(operands: ["a"], output: "x=y"))
      ),
      (["generate", "--output=--x"], .command(.generate, Options(output: "--x"))),
      (["generate", "--output", "-x"], .command(.generate, Options(output: "-x"))),
      (["check", "--access", "public"], .command(.check, Options(access: .public))),
      (["check", "--access=internal"], .command(.check, Options(access: .internal))),
      (["lint", "--diagnostics", "json"], .command(.lint, Options(diagnostics: .json))),
      (["lint", "--", "--help", "-a"], .command(.lint, Options(operands: ["--help", "-a"]))),
      (
        ["infer", "a", "-", "--discriminator", "kind", "--output=x"],
        .command(.infer, Options(operands: ["a", "-"], output: "x", discriminator: "kind"))
      ),
      (
        ["init", "Shop", "--class-type", "a", "--class-type=b"],
        .command(.`init`, Options(operands: ["Shop"], classTypes: ["a", "b"]))
      ),
      (
        ["generate", "--watch", "a"],
        .command(.generate, Options(operands: ["a"], isWatching: true))
      ),
      (["lint", "-"], .command(.lint, Options(operands: ["-"]))),
      (["docs"], .command(.docs, Options())),
      (
        ["docs", "a", "--format=html", "--output", "x"],
        .command(.docs, Options(operands: ["a"], format: "html", output: "x"))
      ),
      (["adapter"], .command(.adapter, Options())),
      (
        ["diff", "-", "b", "--fail-on", "any", "--format=json"],
        .command(.diff, Options(operands: ["-", "b"], format: "json", failOn: [.any]))
      ),
      (
        ["diff", "a", "b", "--fail-on=changes-meaning,changes-code"],
        .command(.diff, Options(operands: ["a", "b"], failOn: [.changesMeaning, .changesCode]))
      ),
      (
        ["adapter", "brazekit", "--output", "x"],
        .command(.adapter, Options(operands: ["brazekit"], output: "x"))
      ),
      (["lint-card", "-"], .command(.lintCard, Options(operands: ["-"]))),
      (
        ["lint-card", "--schema", "s", "--format=json", "a"],
        .command(.lintCard, Options(operands: ["a"], schema: "s", format: "json"))
      ),
      (
        ["fixtures", "a", "--output", "x"],
        .command(.fixtures, Options(operands: ["a"], output: "x"))
      ),
    ] as [([String], Invocation)])
  func argumentsAreUnderstood(_ arguments: [String], _ expected: Invocation) throws {
    #expect(try Invocation(arguments) == expected)
  }

  @Test(arguments: [
    (
      ["genrate"], "there is no command \"genrate\"",
      "did you mean \"generate\"? \(commands); "
        + "cardgen --help explains them"
    ),
    (
      ["help", "frobnicate"], "there is no command \"frobnicate\"",
      "\(commands); cardgen --help explains them"
    ),
    (
      ["--output", "x", "generate"], "a command comes before \"--output\"",
      "\(commands); cardgen --help explains them"
    ),
    (
      ["generate", "--ouput=x"], "cardgen generate has no option \"--ouput\"",
      "did you mean \"--output\"? its options are --output, --access, --diagnostics, --watch, --help"
    ),
    (
      ["lint", "--output", "x"], "cardgen lint has no option \"--output\"",
      "its options are --diagnostics, --help"
    ),
    (
      ["check", "--access", "pubic"], "--access cannot be \"pubic\"",
      "did you mean \"public\"? it is internal or public"
    ),
    (
      ["check", "--diagnostics=xml"], "--diagnostics cannot be \"xml\"", "it is text or json"
    ),
    (
      ["docs", "--format", "htm"], "--format cannot be \"htm\"",
      "did you mean \"html\"? it is markdown, html or csv"
    ),
    (["docs", "--format"], "--format has no value", "write --format markdown|html|csv"),
    (["docs", "--output"], "--output has no value", "write --output FILE"),
    (
      ["diff", "a", "b", "--fail-on", "any,"], "--fail-on cannot be \"\"",
      "it is breaks-old-apps, breaks-live-cards, changes-meaning, changes-code, any or nothing"
    ),
    (["generate", "--output"], "--output has no value", "write --output DIR"),
    (["generate", "--output="], "--output has no value", "write --output DIR"),
    (["generate", "--output", ""], "--output has no value", "write --output DIR"),
    (
      ["generate", "--output", "--access", "public"], "--output has no value", "write --output DIR"
    ),
    (["adapter", "--output"], "--output has no value", "write --output FILE"),
    (
      ["adapter", "--access=public"], "cardgen adapter has no option \"--access\"",
      "its options are --output, --help"
    ),
    (
      ["generate", "--output", "a", "--output", "b"], "--output is given twice",
      "leave one of them out"
    ),
    (["generate", "--watch=a"], "--watch takes no value", "write --watch alone"),
    (["generate", "--watch", "--watch"], "--watch is given twice", "leave one of them out"),
    (
      ["lint-card", "--format", "jsn"], "--format cannot be \"jsn\"",
      "did you mean \"json\"? it is text or json"
    ),
    (
      ["fixtures", "--format", "json"], "cardgen fixtures has no option \"--format\"",
      "its options are --output, --help"
    ),
    (["lint", "a", ""], "argument 2 of cardgen lint is empty", "write cardgen lint [SCHEMA…]"),
    (["infer", ""], "argument 1 of cardgen infer is empty", "write cardgen infer FILE…|-"),
    (
      ["diff", "a", "b", "--fail-on", "changes-code,nothing"],
      "--fail-on cannot be \"nothing\" and something else", "write it alone, or leave it out"
    ),
  ])
  func mistakesAreNamed(_ arguments: [String], _ message: String, _ hint: String) {
    #expect(throws: UsageError(message, hint: hint)) { try Invocation(arguments) }
  }
}
