import ContentCardTools
import Foundation
import Testing

@testable import CardgenCommands
@testable import cardgen

struct DiffTests {
  private static let old = #"{"classTypes":{"t":{"extras":{"k":"int?"}}}}"#
  /// A version of `old` that breaks live cards and code.
  private static let new = #"{"classTypes":{"t":{"extras":{"k":"int"}}}}"#

  private static func defaulting(to value: Int) -> String {
    #"{"classTypes":{"t":{"extras":{"k":{"type":"int","default":\#(value)}}}}}"#
  }

  private static let report = """
    new.json:1:31: breaks live cards, changes code: "k" of class type "t" is now required instead of \
    optional: the new app rejects live cards without it [required-changed]
    OLD:1:31: note: previously here
    new.json:1:31: note: keep it optional, or add a "default", or a "fallback" that live cards have
    1 change: 1 breaks live cards, 1 changes code.

    """

  private func workplace() throws -> Workplace {
    let workplace = try Workplace()
    try workplace.write(Self.old, to: "old.json")
    try workplace.write(Self.new, to: "new.json")
    return workplace
  }

  private func shell(_ command: String) throws -> Outcome {
    try workplace().run(
      URL(filePath: "/bin/bash"), ["-c", command],
      environment: ["CARDGEN": Workplace.cardgen.path])
  }

  @Test func equalSchemasHaveNoChanges() throws {
    #expect(
      try workplace().run("diff", "old.json", "old.json")
        == Outcome(.fine, output: "no changes.\n"))
  }

  @Test func breakingChangesAreReportedWithLocationsAndAdvice() throws {
    #expect(
      try workplace().run("diff", "old.json", "new.json")
        == Outcome(.findings, output: Self.report.replacing("OLD", with: "old.json")))
  }

  @Test func eitherSchemaCanBeReadFromStandardInput() throws {
    let report = Self.report.replacing("OLD", with: "<stdin>")
    #expect(
      try shell("cat old.json | \"$CARDGEN\" diff - new.json")
        == Outcome(.findings, output: report))
    #expect(
      try shell("\"$CARDGEN\" diff old.json - < old.json")
        == Outcome(.fine, output: "no changes.\n"))
  }

  @Test func schemasCanBeReadFromProcessSubstitutions() throws {
    let outcome = try shell("\"$CARDGEN\" diff <(cat old.json) new.json")
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.hasSuffix("\n1 change: 1 breaks live cards, 1 changes code.\n"))
  }

  @Test(arguments: [
    (old, new, [FailOn.breaksLiveCards, .changesCode, .any]),
    (new, old, [.breaksOldApps, .changesCode, .any]),
    (defaulting(to: 1), defaulting(to: 2), [.changesMeaning, .any]),
  ])
  func onlyClassesOfFailOnCauseExitCode1(_ old: String, _ new: String, _ classes: [FailOn]) throws {
    let workplace = try Workplace()
    try workplace.write(old, to: "old.json")
    try workplace.write(new, to: "new.json")
    for word in FailOn.allCases {
      let outcome = try workplace.run("diff", "old.json", "new.json", "--fail-on", word.rawValue)
      #expect(outcome.exitCode == (classes.contains(word) ? .findings : .fine), "\(outcome)")
    }
  }

  @Test(arguments: [
    ("breaks-old-apps,changes-code", ExitCode.findings), ("breaks-old-apps,changes-meaning", .fine),
    ("nothing", .fine),
  ])
  func failOnDoesNotAffectTheOutput(_ words: String, _ exitCode: ExitCode) throws {
    let outcome = try workplace().run("diff", "old.json", "new.json", "--fail-on", words)
    #expect(
      outcome == Outcome(exitCode, output: Self.report.replacing("OLD", with: "old.json")))
  }

  /// Adding a class type is the most common change, and it always breaks old apps.
  @Test func ignoredChangesAreListedWithoutExitCode1() throws {
    let workplace = try workplace()
    try workplace.write(
      #"{"classTypes":{"t":{"extras":{"k":"int?"}},"u":{}}}"#, to: "new.json")
    let all = try workplace.run("diff", "old.json", "new.json", "--fail-on", "any")
    #expect(all.exitCode == .findings && all.output.contains(" [class-type-added]\n"))
    let ignoring = try workplace.run(
      "diff", "old.json", "new.json", "--fail-on=any", "--ignore", "alias-added,class-type-added")
    #expect(ignoring == Outcome(.fine, output: all.output))
    let another = try workplace.run("diff", "old.json", "new.json", "--ignore=alias-added")
    #expect(another == Outcome(.findings, output: all.output))
  }

  @Test func everythingIsNewIfTheOldSchemaIsEmpty() throws {
    #expect(
      try shell("\"$CARDGEN\" diff - new.json --fail-on any < /dev/null")
        == Outcome(.fine, output: "<stdin> is empty: everything in new.json is new.\n"))
    #expect(
      try shell("\"$CARDGEN\" diff - new.json --format json < /dev/null")
        == Outcome(.fine, output: "[]\n"))
    let workplace = try workplace()
    try workplace.write("", to: "none.json")
    try workplace.write(Workplace.mistake, to: "Bad.contentcards.json")
    let lint = try workplace.run("lint", "Bad.contentcards.json")
    #expect(
      try workplace.run("diff", "none.json", "Bad.contentcards.json")
        == Outcome(.findings, errors: lint.errors))
    #expect(try workplace.run("diff", "new.json", "none.json").exitCode == .findings)
  }

  /// The names of `--fail-on` classes are also in the output, so that scripts can search for them.
  @Test func failOnClassesMatchTheOutput() {
    let classes = SchemaChange.Class.allCases.filter { $0 != .safe }
    #expect(
      FailOn.allCases.filter { ![.any, .nothing].contains($0) }.map(\.rawValue)
        == classes.map(\.rawValue))
  }

  @Test func failOnAnyIncludesSafeChanges() throws {
    let workplace = try workplace()
    try workplace.write(
      #"{"classTypes":{"t":{"description":"T.","extras":{"k":"int?"}}}}"#, to: "new.json")
    #expect(try workplace.run("diff", "old.json", "new.json").exitCode == .fine)
    let outcome = try workplace.run("diff", "old.json", "new.json", "--fail-on=any")
    #expect(
      outcome
        == Outcome(
          .findings,
          output: """
            new.json:1:16: safe: class type "t" now has a description [text-changed]
            old.json:1:16: note: previously here
            1 change: 1 is safe.

            """))
  }

  @Test func jsonIsAnArrayOfChanges() throws {
    let outcome = try workplace().run("diff", "old.json", "new.json", "--format", "json")
    #expect(outcome.exitCode == .findings)
    let changes = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(changes.count == 1)
    #expect(changes.first?["classes"] as? [String] == ["breaks-live-cards", "changes-code"])
    #expect(
      try workplace().run("diff", "old.json", "old.json", "--format", "json")
        == Outcome(.fine, output: "[]\n"))
  }

  @Test func invalidSchemasAreReportedAsByLint() throws {
    let workplace = try workplace()
    try workplace.write(Workplace.mistake, to: "Bad.contentcards.json")
    let lint = try workplace.run("lint", "Bad.contentcards.json")
    let expected = Outcome(.findings, errors: lint.errors)
    #expect(try workplace.run("diff", "Bad.contentcards.json", "new.json") == expected)
    #expect(try workplace.run("diff", "old.json", "Bad.contentcards.json") == expected)
    let json = try workplace.run("lint", "Bad.contentcards.json", "--diagnostics", "json")
    #expect(
      try workplace.run("diff", "old.json", "Bad.contentcards.json", "--diagnostics", "json")
        == Outcome(.findings, errors: json.errors))
  }

  @Test func allUnreadableFilesAreReported() throws {
    #expect(
      try workplace().run("diff", "nowhere.json", ".")
        == Outcome(
          .files,
          errors: """
            nowhere.json: error: cannot be read: No such file or directory [unreadable-file]
            nowhere.json: note: check the path; it is relative to the folder that cardgen runs in
            .: error: cannot be read: Is a directory [unreadable-file]
            .: note: pass a file in it, such as ./NAME.contentcards.json
            2 errors in 2 files.

            """))
  }

  /// `swift run` breaks the path that the shell passes for `<(…)`.
  @Test func missingProcessSubstitutionsAreExplained() throws {
    #expect(
      try workplace().run("diff", "/dev/fd/999", "new.json")
        == Outcome(
          .files,
          errors: """
            /dev/fd/999: error: cannot be read: No such file or directory [unreadable-file]
            /dev/fd/999: note: if you wrote <(…), swift run did not pass it on; use a file, or if the \
            command accepts -, pipe the contents to standard input
            1 error.

            """))
  }

  @Test(arguments: [
    (
      [], "cardgen diff needs two schemas, but 0 files were given",
      "write cardgen diff OLD NEW; use - for standard input"
    ),
    (
      ["old.json"], "cardgen diff needs two schemas, but 1 file was given",
      "write cardgen diff OLD NEW; use - for standard input"
    ),
    (
      ["old.json", "new.json", "old.json"],
      "cardgen diff needs two schemas, but 3 files were given",
      "write cardgen diff OLD NEW; use - for standard input"
    ),
    (
      ["-", "-"], "standard input cannot be used for both schemas",
      "use - for one schema and a file for the other"
    ),
    (
      ["old.json", "new.json", "--fail-on", "breaks-live-card"],
      "--fail-on cannot be \"breaks-live-card\"",
      "did you mean \"breaks-live-cards\"? it must be breaks-old-apps, breaks-live-cards, "
        + "changes-meaning, changes-code, any, or nothing"
    ),
    (
      ["old.json", "new.json", "--format", "xml"], "--format cannot be \"xml\"",
      "it must be text or json"
    ),
    (
      ["old.json", "new.json", "--fail-on", "changes-code,nothing"],
      "--fail-on nothing cannot be combined with other classes",
      "write --fail-on nothing"
    ),
  ])
  func twoSchemasAreRequired(_ words: [String], _ message: String, _ hint: String) throws {
    let outcome = try workplace().run(Workplace.cardgen, ["diff"] + words)
    #expect(outcome == Outcome(.usage, errors: UsageError(message, hint: hint).text))
  }
}
