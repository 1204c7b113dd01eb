import ContentCardSchema
import Foundation
import Testing

@testable import CardgenCommands

struct CheckTests {
  @Test func generatedFilesAreUpToDate() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    _ = try workplace.run("generate", "--output=out", "--access=public")
    #expect(
      try workplace.run("check", "--output=out", "--access=public")
        == Outcome(.fine, output: "out/Shop+*.swift is up to date\n"))
  }

  @Test func outdatedFilesAreReportedWithACommand() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    _ = try workplace.run("generate", "--access", "public")
    let file = "Generated/Shop/Shop+Keys.swift"
    let text = try workplace.read(file)
    try workplace.write(text + "// mine\n", to: file)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(
      try workplace.run("check", "--access", "public", "Schemas/Shop.contentcards.json")
        == Outcome(
          .findings,
          errors: """
            \(file):\(line):1: error: is out of date with "Schemas/Shop.contentcards.json" [stale-output]
            \(file):\(line):1: note: expected the end of the file, found "// mine"
            \(file):\(line):1: note: to update it, run: swift run cardgen generate --access=public \
            Schemas/Shop.contentcards.json
            1 error.

            """))
    #expect(try workplace.read(file) == text + "// mine\n")
  }

  @Test(arguments: [
    ("a\nb\n", 1, #"expected "x", found "a""#),
    ("x\nb\n", 2, #"expected "y", found "b""#),
    ("x\r\ny\n", 1, #"expected "x", found "x\#r""#),
    ("x\n", 2, #"expected "y", found the end of the file"#),
    ("", 1, #"expected "x", found the end of the file"#),
    ("x\ny\n\n", 3, #"expected the end of the file, found """#),
    ("x\ny", 3, "expected a line ending"),
  ])
  func theFirstDifferenceIsReported(_ text: String, _ line: Int, _ note: String) throws {
    let difference = try #require(FirstDifference(of: Array(text.utf8), from: "x\ny\n"))
    let diagnostic = Diagnostic.stale("X", at: difference, "is out of date")
    #expect(diagnostic.location == SourceLocation(line: line, column: 1))
    #expect(diagnostic.notes.map(\.message) == [note])
  }

  @Test func reportedCommandsAreQuoted() throws {
    let workplace = try Workplace()
    try workplace.write(Workplace.coupon, to: "-it's.contentcards.json")
    let outcome = try workplace.run("check", "--output", "a b", "--", "-it's.contentcards.json")
    #expect(
      outcome.errors.contains(
        "note: to create it, run: swift run cardgen generate '--output=a b' -- "
          + #"'-it'\''s.contentcards.json'"# + "\n"))
  }

  @Test func missingFilesAreReported() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    _ = try workplace.run("generate")
    let file = "Generated/Shop/Shop+Keys.swift"
    try FileManager.default.removeItem(atPath: workplace.path(file))
    #expect(
      try workplace.run("check")
        == Outcome(
          .findings,
          errors: """
            \(file): error: is missing [stale-output]
            \(file): note: to create it, run: swift run cardgen generate
            1 error.

            """))
    #expect(!workplace.entries("Generated/Shop").contains("Shop+Keys.swift"))
  }

  @Test func leftoversAreReported() throws {
    let workplace = try Workplace(schemas: [
      "Shop": Workplace.coupon, "Shop+More": Workplace.namespaced,
    ])
    _ = try workplace.run("generate", "--output", "out")
    let generated = try workplace.read("out/Shop+Keys.swift")
    try workplace.write(generated, to: "out/Shop+Old.swift")
    try workplace.write(generated, to: "out/Shop+Old.txt")
    try workplace.write("// Mine\n", to: "out/Shop+Mine.swift")
    #expect(
      try workplace.run("check", "--output", "out", "Schemas/Shop.contentcards.json")
        == Outcome(
          .findings, output: "out/Shop+*.swift is up to date\n",
          errors: """
            out/Shop+Old.swift: error: is no longer generated from "Shop.contentcards.json" [stale-output]
            out/Shop+Old.swift: note: delete it; cardgen never deletes files
            1 error.

            """))
  }

  @Test func outputOfRemovedSchemasIsAWarning() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    _ = try workplace.run("generate")
    let schema = "Schemas/Shop.contentcards.json"
    try FileManager.default.moveItem(
      atPath: workplace.path(schema), toPath: workplace.path("Schemas/Store.contentcards.json"))
    _ = try workplace.run("generate")
    let outcome = try workplace.run("check")
    #expect(outcome.exitCode == .fine)
    #expect(outcome.output == "Generated/Store is up to date\n")
    #expect(
      outcome.errors.hasPrefix(
        """
        Generated/Shop/Shop+ClassType.swift: warning: was generated from "Shop.contentcards.json", which is not in \
        "Schemas" [stale-output]
        Generated/Shop/Shop+ClassType.swift: note: if you removed the schema, delete this file; \
        cardgen never deletes files

        """))
    #expect(outcome.errors.hasSuffix("\n4 warnings in 4 files.\n"))
    #expect(try workplace.run("check", "Schemas/Store.contentcards.json").errors == "")
  }

  /// The schema exists, so its output is not from an earlier run.
  @Test func outputOfInvalidSchemasIsNotReported() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    _ = try workplace.run("generate")
    try workplace.write("{}", to: "Schemas/Shop.contentcards.json")
    let outcome = try workplace.run("check")
    #expect(outcome.exitCode == .findings)
    #expect(outcome.errors.hasSuffix("\n1 error.\n"))
    #expect(!outcome.errors.contains("was generated from"))
  }

  @Test func outputOfRenamedSchemasIsAWarning() throws {
    let workplace = try Workplace()
    try workplace.write(Workplace.coupon, to: "App/Old.contentcards.json")
    try workplace.write(Workplace.coupon, to: "App/Other.contentcards.json")
    for name in ["Old", "Other"] {
      _ = try workplace.run("generate", "App/\(name).contentcards.json", "--output", "App")
    }
    try FileManager.default.moveItem(
      atPath: workplace.path("App/Old.contentcards.json"),
      toPath: workplace.path("App/New.contentcards.json"))
    let arguments = ["App/New.contentcards.json", "--output", "App"]
    _ = try workplace.run(Workplace.cardgen, ["generate"] + arguments)
    let outcome = try workplace.run(Workplace.cardgen, ["check"] + arguments)
    #expect(outcome.exitCode == .fine)
    #expect(
      outcome.errors.contains(
        "App/Old+Keys.swift: warning: was generated from \"Old.contentcards.json\", "
          + "which is not in \"App\" [stale-output]"))
    #expect(outcome.errors.hasSuffix("\n4 warnings in 4 files.\n"))
  }

  @Test func otherFoldersAreIgnored() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    _ = try workplace.run("generate", "--output", ".")
    _ = try workplace.run("generate")
    #expect(try workplace.run("check") == Outcome(.fine, output: "Generated/Shop is up to date\n"))
  }

  @Test func errorsInOneSchemaDoNotHideOthers() throws {
    let workplace = try Workplace(schemas: ["Ad": Workplace.mistake, "Shop": Workplace.coupon])
    _ = try workplace.run("generate", "Schemas/Shop.contentcards.json")
    let outcome = try workplace.run("check")
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output == "Generated/Shop is up to date\n")
    #expect(outcome.errors.hasPrefix("Schemas/Ad.contentcards.json:1:35: error: "))
  }
}
