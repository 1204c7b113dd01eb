import Foundation
import TestSupport
import Testing

@testable import CardgenCommands

/// Tests the GitHub Actions workflow in `GeneratingCode.md`. Its steps run in a shell, and their output is parsed like
/// the GitHub runner parses it.
struct ContinuousIntegrationTests {
  private static let schema = """
    { "description": "The cards of the shop, and a text that makes a moved file similar.",
      "classTypes": {
        "coupon_code": { "extras": { "discount": "decimal?", "remark": "string?" } }
      }
    }

    """
  private static let card = "class_type: coupon_code\ndiscount: 12.5\n"

  @Test func unchangedPullRequestsHaveNoAnnotations() throws {
    let repository = try Repository()
    #expect(try Self.steps().count == 4)
    for step in try Self.steps() {
      let outcome = try repository.run(step)
      #expect(outcome.exitCode == .success, "\(outcome)")
      #expect(RunnerCommand.all(in: outcome.output) == [], "\(outcome)")
      #expect(outcome.errors == "")
    }
  }

  @Test func findingsAreAnnotationsWithLocations() throws {
    let repository = try Repository()
    try repository.workplace.write(
      Self.schema.replacing("decimal?", with: "int")
        .replacing("} }", with: "} },\n    \"teaser\": {}"),
      to: "Schemas/Shop.contentcards.json")
    try repository.workplace.write(
      #"{"classTypes": {"a": {"extras": {"k": "50%,::"}}}}"#,
      to: "Schemas/100%, a:b.contentcards.json")
    try repository.workplace.write(Self.card + "remarks: tea\n", to: "Tests/Cards.json")

    let found = try Self.steps().map { step in
      // `lint-card` runs without the invalid schemas, because it does not check cards against a schema with mistakes.
      let isCardCheck = step.contains("lint-card")
      let outcome = try repository.run((isCardCheck ? "rm Schemas/100*; " : "") + step)
      #expect(outcome.exitCode == .problems, "\(outcome)")
      return RunnerCommand.all(in: outcome.output)
    }
    let unknownType = RunnerCommand(
      "error",
      [
        "file": "Schemas/100%, a:b.contentcards.json", "line": "1", "col": "39",
        "title": "unknown-type",
      ],
      """
      there is no type "50%,::"
      the types are string, int, double, decimal, bool, url, date, color, json, custom, with [] \
      for a list and ? for optional
      """)
    #expect(found[0] == [unknownType])

    #expect(found[1].first == unknownType)
    let stale = found[1].dropFirst()
    #expect(stale.allSatisfy { $0.properties["title"] == "stale-output" && $0.name == "error" })
    #expect(
      stale.map { "\($0.properties["file"] ?? ""):\($0.properties["line"] ?? "")" } == [
        "Generated/Shop/Shop+ClassType.swift:14", "Generated/Shop/Shop+Objects.swift:7",
        "Generated/Shop/Shop+Dispatch.swift:12",
      ])
    #expect(
      stale.first?.data == """
        is out of date with "Schemas/Shop.contentcards.json"
        expected "  /// `teaser`", found "  /// The class type is missing or is not declared."
        to update it, run: swift run cardgen generate
        """)

    let file = "Schemas/Shop.contentcards.json"
    #expect(found[2].map(\.name) == ["error", "error", "notice"], "\(found[2])")
    #expect(found[2].map { $0.properties["file"] } == [file, file, file])
    #expect(found[2].map { $0.properties["line"] } == ["3", "3", "4"])
    #expect(
      found[2].map { $0.properties["title"] }
        == ["required-changed", "type-changed", "class-type-added"])
    #expect(
      found[2].first?.data == """
        breaks live cards, changes code: "discount" of class type "coupon_code" is now required \
        instead of optional: the new app rejects live cards, for example: {"class_type": "coupon_code"}
        <stdin>:3:34: previously here
        keep it optional, or add a "default", or a "fallback" that live cards have
        """)

    #expect(
      found[3].map(\.properties) == [
        ["file": "Tests/Cards.json", "line": "2", "title": "not-a-value"],
        ["file": "Tests/Cards.json", "line": "3", "title": "unknown-key"],
      ], "\(found[3])")
    #expect(found[3].map(\.name) == ["error", "notice"])
    #expect(
      found[3].first?.data == """
        "card 1": "discount" is "12.5", which is not a whole number
        for example: 7
        """)
  }

  @Test func newSchemasNeedNoComparison() throws {
    let repository = try Repository(base: "README.md")
    let outcome = try repository.run("git add .; \(try Self.steps()[2])")
    #expect(outcome == Outcome(.success, output: "", errors: ""))
  }

  /// A change that breaks cards is found even if the file was moved at the same time.
  @Test(arguments: ["Schemas/Über Shop.contentcards.json", "Sources/Shop.contentcards.json"])
  func movedSchemasAreCompared(_ path: String) throws {
    let repository = try Repository()
    let old = "Schemas/Shop.contentcards.json"
    try repository.workplace.write(Self.schema.replacing("decimal?", with: "int"), to: path)
    let outcome = try repository.run("rm \(old); git add .; \(try Self.steps()[2])")
    #expect(outcome.exitCode == .problems, "\(outcome)")
    let commands = RunnerCommand.all(in: outcome.output)
    #expect(commands.map { $0.properties["title"] } == ["required-changed", "type-changed"])
    #expect(commands.allSatisfy { $0.properties["file"] == path })
  }

  @Test func deletedSchemasAndMissingBasesAreErrors() throws {
    let repository = try Repository()
    try repository.workplace.write(
      Self.schema.replacing("decimal?", with: "int"), to: "Schemas/Shop.contentcards.json")
    let step = try Self.steps()[2]
    let deleted = try repository.run(
      "git rm --quiet --force Schemas/Shop.contentcards.json; \(step)")
    #expect(deleted.exitCode == .files, "\(deleted)")
    #expect(
      RunnerCommand.all(in: deleted.output).map(\.properties) == [
        ["file": "Schemas/Shop.contentcards.json", "title": "unreadable-file"]
      ])
    let missing = try repository.run("git reset --quiet HEAD^1; \(step)")
    #expect(missing.exitCode != .success && missing.output == "", "\(missing)")
  }

  @Test func schemasOfAPackageInASubfolderAreCompared() throws {
    let repository = try Repository()
    let step = try Self.steps()[2]
    try repository.workplace.write(
      Self.schema.replacing("decimal?", with: "int"), to: "Schemas/Shop.contentcards.json")
    let outcome = try repository.run("cd Schemas; \(step)")
    #expect(outcome.exitCode == .problems, "\(outcome)")
    #expect(
      RunnerCommand.all(in: outcome.output).map { $0.properties["title"] }
        == ["required-changed", "type-changed"])
  }

  /// Tests a repository that contains several packages.
  @Test func pathsAreRelativeToTheRepository() throws {
    let repository = try Repository()
    try repository.workplace.write(
      Workplace.mistake, to: "Apps/Tea/Sources/Tea/Tea.contentcards.json")
    let outcome = try repository.run("cd Apps/Tea; cardgen lint --diagnostics=github")
    let commands = RunnerCommand.all(in: outcome.output)
    #expect(
      commands.map(\.properties) == [
        [
          "file": "Apps/Tea/Sources/Tea/Tea.contentcards.json", "line": "1", "col": "35",
          "title": "unknown-type",
        ]
      ])
    #expect(
      outcome.errors == """
        cardgen: note: no schemas in folder "Schemas"; using Sources/Tea/Tea.contentcards.json
        1 error.

        """)
  }

  /// Runs the nightly job and the script in `LiveCampaigns.md`.
  @Test func liveCampaignsAreChecked() throws {
    let article = try Self.article("LiveCampaigns")
    let job = String(try #require(article.firstMatch(of: /```yaml\n((?s).*?)```/)).1)
    #expect(job.split(separator: "\n").count == 15)
    let repository = try Repository()
    try repository.workplace.write(Workplace.coupon, to: "Schemas/Shop.contentcards.json")
    _ = try repository.run(
      "git -c user.name=A -c user.email=a@example.com commit -qam B; git tag 3.1; git tag 3.2")
    let steps = job.matches(of: /- run: (.*)/).map { String($0.1) }.suffix(3)
    let outcomes = try steps.map {
      try repository.run($0.replacing("cardgen exp", with: "dashboard cardgen exp"))
    }
    #expect(outcomes.map(\.exitCode) == [.success, .success, .problems], "\(outcomes)")
    #expect(
      RunnerCommand.all(in: outcomes[2].output).filter { $0.name == "error" }.map(\.properties) == [
        ["file": "Live/campaigns/64c0a1.json", "line": "33", "title": "not-a-value"],
        ["file": "Live/canvases/64ca01.json", "line": "49", "title": "not-a-value"],
      ], "\(outcomes[2])")

    let script = String(try #require(article.firstMatch(of: /```sh\n((?s).*?)```/)).1)
    try repository.workplace.write(script.replacing("swift run ", with: ""), to: "check.sh")
    let outcome = try repository.run("dashboard sh check.sh")
    #expect(outcome.exitCode == .problems && outcome.errors == "", "\(outcome)")
  }

  @Test func standardInputHasNoFile() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    let outcome = try workplace.runShell(
      "printf 'class_type: coupon_code\\ndiscount_percentage: 20%%' "
        + "| cardgen lint-card - --diagnostics github")
    #expect(
      outcome
        == Outcome(
          .problems,
          output: """
            ::error title=not-a-value::<stdin>:2: "card 1": "discount_percentage" is "20%25", which is \
            not a decimal number%0Afor example: 12.50
            1 card: 1 rejected

            """))
  }

  /// The runner reads both streams of a step.
  @Test func textOfFilesAndPathsIsNotACommand() throws {
    let workplace = try Workplace()
    let evil = "##[error]evil"
    let schema = "Schemas/\(evil).contentcards.json"
    for type in ["int", "decimal", evil] {
      try workplace.write(
        """
        { "classTypes": { "a": { "extras": { "\(evil)": { "type": "\(type)", "property": "p" } } } } }
        """, to: schema)
      try workplace.write("class_type: a\n\(evil): \(evil)\n\(evil)s: 1\n", to: "\(evil).txt")
      for command in [
        "lint", "check", "diff '\(schema)' Schemas/../'\(schema)'", "diff - '\(schema)' </dev/null",
        "diff '\(schema)' '\(schema)~'", "lint-card '\(evil).txt'", "lint-card '\(evil)'",
        "lint '\(evil)'",
      ] {
        let outcome = try workplace.runShell("cardgen \(command) --diagnostics github")
        let commands = RunnerCommand.all(in: outcome.output + outcome.errors)
        #expect(commands.allSatisfy { $0.properties["title"] != nil }, "\(outcome)")
      }
      try workplace.write(try workplace.read(schema), to: "\(schema)~")
    }
  }

  @Test func invalidArgumentsAreAnAnnotation() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    #expect(
      try workplace.run("lint", "--diagnostics=github", "a.json")
        == Outcome(
          .usage,
          output: """
            ::error title=invalid-arguments::"a.json" is not a valid name for a schema file%0Ause \
            NAME.contentcards.json; the generated files are named after it

            """))
    for command in [["diff", "a", "b"], ["lint-card", "a"]] {
      #expect(
        try workplace.run(
          Workplace.cardgen, command + ["--format", "json", "--diagnostics", "github"])
          == Outcome(
            .usage,
            output: """
              ::error title=invalid-arguments::--diagnostics github and --format json both write to \
              standard output%0Aremove one of them

              """))
    }
  }

  private static func workflow() throws -> String {
    return String(try #require(article("GeneratingCode").firstMatch(of: /```yaml\n((?s).*?)```/)).1)
  }

  private static func article(_ name: String) throws -> String {
    try String(
      contentsOf: TestSupport.repository.appending(path: "Sources/cardgen/cardgen.docc/\(name).md"),
      encoding: .utf8)
  }

  /// Returns the commands of the steps that run `cardgen`.
  private static func steps() throws -> [String] {
    try workflow().matches(of: /- run: (?:\|\n((?: {10}.*\n)+)|(.*))/)
      .map { String($0.1 ?? $0.2 ?? "") }
      .filter { $0.contains("--diagnostics github") }
  }

  /// A checkout of a pull request: the first parent of the commit is the base branch.
  private struct Repository {
    let workplace: Workplace

    /// - Parameter base: The files of the base branch.
    init(base: String = ".") throws {
      workplace = try Workplace(schemas: ["Shop": schema])
      try workplace.write(card, to: "Tests/Cards.json")
      try workplace.write("", to: "README.md")
      let outcome = try run(
        """
        cardgen generate; git init --quiet --initial-branch main; git add '\(base)'
        git config user.name A; git config user.email a@example.com
        git commit --quiet --message A; git commit --quiet --allow-empty --message B
        """)
      try #require(outcome.exitCode == .success && outcome.errors == "", "\(outcome)")
    }

    /// Runs a step like the GitHub runner.
    func run(_ step: String) throws -> Outcome {
      let products = Workplace.cardgen.deletingLastPathComponent().path
      let outcome = try workplace.run(
        URL(filePath: "/bin/sh"), ["-e", "-c", step],
        environment: [
          "PATH": "\(products):\(Workplace.dashboard.path):/usr/bin:/bin",
          "HOME": workplace.folder.path,
        ])
      return outcome
    }
  }
}
