import ContentCardSchema
import ContentCardTools
import Foundation
import Testing

@testable import CardgenCommands

struct DocsTests {
  @Test func sheetsArePrintedAsMarkdownByDefault() throws {
    let workplace = try Workplace(schemas: ["Coupon": Workplace.coupon])
    #expect(
      try workplace.run("docs")
        == Outcome(.fine, output: try sheet(of: [("Coupon", Workplace.coupon)], .markdown)))
    #expect(workplace.entries() == ["Schemas"])
  }

  @Test(arguments: SheetFormat.allCases)
  func formatsArePrinted(_ format: SheetFormat) throws {
    let workplace = try Workplace(schemas: ["Coupon": Workplace.coupon])
    #expect(
      try workplace.run("docs", "--format", format.rawValue)
        == Outcome(.fine, output: try sheet(of: [("Coupon", Workplace.coupon)], format)))
  }

  @Test func severalSchemasMakeOnePage() throws {
    let workplace = try Workplace(schemas: ["B": Workplace.coupon, "A": Workplace.namespaced])
    let (a, b) = (("A", Workplace.namespaced), ("B", Workplace.coupon))
    #expect(try workplace.run("docs") == Outcome(.fine, output: try sheet(of: [a, b], .markdown)))
    #expect(
      try workplace.run("docs", "Schemas/B.contentcards.json", "Schemas/A.contentcards.json")
        == Outcome(.fine, output: try sheet(of: [b, a], .markdown)))
  }

  @Test(
    arguments: [
      ("sheet.html", nil, .html), ("App/sheet.csv", nil, .csv), ("sheet.md", nil, .markdown),
      ("sheet.html", "csv", .csv), ("sheet", "html", .html),
    ] as [(String, String?, SheetFormat)])
  func unchangedFilesAreNotWrittenAgain(
    _ path: String, _ option: String?, _ format: SheetFormat
  ) throws {
    let workplace = try Workplace(schemas: ["Coupon": Workplace.coupon])
    let arguments = ["docs", "--output", path] + (option.map { ["--format", $0] } ?? [])
    #expect(
      try workplace.run(Workplace.cardgen, arguments)
        == Outcome(.fine, output: "wrote \(path)\n"))
    #expect(try workplace.read(path) == sheet(of: [("Coupon", Workplace.coupon)], format))

    let past = Date(timeIntervalSince1970: 1_000_000)
    let file = workplace.path(path)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
    #expect(
      try workplace.run(Workplace.cardgen, arguments)
        == Outcome(.fine, output: "\(path) is unchanged\n"))
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.modificationDate] as? Date == past)
  }

  @Test(arguments: ["sheet", "sheet.pdf", "Sheets.md/sheet"])
  func unknownExtensionsAreRejected(_ path: String) throws {
    let workplace = try Workplace(schemas: ["Coupon": Workplace.coupon])
    let error = UsageError(
      "cannot tell the page format from the name of \"\(path)\"",
      hint:
        "use the extension .md, .markdown, .html, .htm, or .csv, or add --format markdown|html|csv")
    #expect(
      try workplace.run("docs", "--output", path) == Outcome(.usage, errors: error.text))
    #expect(workplace.entries() == ["Schemas"])
  }

  @Test func pagesAreNotRead() throws {
    let workplace = try Workplace(schemas: ["Coupon": Workplace.coupon])
    let error = UsageError(
      "\"page.html\" is a page, not a schema", hint: "to write it, use --output page.html")
    #expect(
      try workplace.run("docs", "Schemas/Coupon.contentcards.json", "page.html")
        == Outcome(.usage, errors: error.text))
  }

  @Test(arguments: SheetFormat.allCases)
  func otherSheetsAreReplaced(_ format: SheetFormat) throws {
    let workplace = try Workplace(schemas: ["Coupon": Workplace.coupon])
    try workplace.write("\(format.beginning)\nof another version", to: "sheet.html")
    #expect(
      try workplace.run("docs", "--output=sheet.html")
        == Outcome(.fine, output: "wrote sheet.html\n"))
  }

  @Test(
    arguments: [
      (["--format", "html"], "sheet.html"), (["--format", "markdown"], "sheet.md"),
      (["--format", "csv"], "sheet.csv"), ([], "sheet.md"),
    ])
  func foldersAreNotReplaced(_ format: [String], _ name: String) throws {
    let workplace = try Workplace(schemas: ["Coupon": Workplace.coupon])
    #expect(
      try workplace.run(Workplace.cardgen, ["docs", "--output", "Schemas"] + format)
        == Outcome(
          .files,
          errors: """
            Schemas: error: cannot be written: it is a folder [unwritable-file]
            Schemas: note: write to a file in it: --output Schemas/\(name)
            1 error; nothing was written.

            """))
  }

  @Test(arguments: [[], ["--output", "sheet.html"]])
  func errorsPreventWriting(_ output: [String]) throws {
    let workplace = try Workplace(schemas: ["A": Workplace.coupon, "B": Workplace.mistake])
    let lint = try workplace.run("lint", "Schemas/B.contentcards.json")
    let summary = "1 error.\n"
    #expect(lint.errors.hasSuffix(summary))
    #expect(
      try workplace.run(Workplace.cardgen, ["docs"] + output)
        == Outcome(
          .findings, errors: lint.errors.dropLast(summary.count) + "1 error; nothing was written.\n"
        ))
    #expect(workplace.entries() == ["Schemas"])
  }

  /// Only code generation finds name collisions.
  @Test func nameCollisionsPreventWriting() throws {
    let workplace = try Workplace(schemas: ["A": #"{"classTypes":{"a":{"object":"String"}}}"#])
    let outcome = try workplace.run("docs", "--diagnostics", "json")
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("\"code\": \"reserved-name\""))
  }

  @Test func warningsDoNotPreventWriting() throws {
    let schema = #"{"classTypes":{"a":{"extras":{"k":{"type":"int?","default":1}}}}}"#
    let workplace = try Workplace(schemas: ["A": schema])
    let outcome = try workplace.run("docs", "--output", "sheet.md")
    #expect(outcome.exitCode == .fine)
    #expect(outcome.output == "wrote sheet.md\n")
    #expect(outcome.errors.hasSuffix("1 warning.\n"))
  }

  @Test func missingSchemasAreFileErrors() throws {
    let outcome = try Workplace().run("docs", "A.contentcards.json")
    #expect(outcome.exitCode == .files)
    #expect(outcome.output == "")
  }

  private func sheet(
    of schemas: [(name: String, text: String)], _ format: SheetFormat
  ) throws -> String {
    let schemas = try schemas.map { name, text in
      try #require(readSchema(Array(text.utf8), name: name, path: name).schema)
    }
    return Sheet(schemas).text(as: format)
  }

  /// The command neither waits for a pipe or device nor replaces it.
  @Test func pipesAndDevicesAreNotReplaced() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    let pipe = workplace.path("pipe")
    try #require(mkfifo(pipe, 0o666) == 0)
    for (path, kind) in [(pipe, "a named pipe"), ("/dev/null", "a device")] {
      #expect(
        try workplace.run("docs", "--format", "csv", "--output", path)
          == Outcome(
            .files,
            errors: """
              \(path): error: cannot be written: it is \(kind), not a file [unwritable-file]
              \(path): note: move it elsewhere, or choose another path with --output
              1 error; nothing was written.

              """))
    }
  }
}
