import Testing

@testable import CardgenCommands

struct SchemaFileTests {
  @Test(arguments: [
    ("Shop.contentcards.json", "Shop"),
    ("a b/../Überschrift 2.contentcards.json", "Überschrift 2"),
    ("./Shop.v2.contentcards.json", "Shop.v2"),
  ])
  func namesHaveNoSuffix(_ path: String, _ name: String) throws {
    #expect(try SchemaFile(path: path).name == name)
  }

  @Test(arguments: [
    "Shop.json", "Shop.contentcards", ".contentcards.json", "x/.contentcards.json",
    "Shop.contentcards.JSON", "-",
  ])
  func invalidNamesAreRejected(_ path: String) {
    let error = UsageError(
      "\"\(path)\" is not a valid name for a schema file",
      hint: "use NAME.contentcards.json; the generated files are named after it")
    #expect(throws: error) { try SchemaFile(path: path) }
  }

  @Test(arguments: [
    ("a/Shop.contentcards.json", "Shop"), ("Shop.v2.json", "Shop.v2"), ("Shop", "Shop"),
    (".json", ".json"), ("/dev/fd/63", "63"),
  ])
  func filesToReadCanHaveAnyName(_ path: String, _ name: String) {
    #expect(SchemaFile(reading: path).name == name)
  }

  @Test(arguments: ["a\nb", "a\u{1B}", "\u{202E}a", "a\u{2028}", "\u{FEFF}a"])
  func invisibleCharactersAreRejected(_ name: String) {
    let path = "x/\(name).contentcards.json"
    let error = UsageError(
      "the name of \"\(path)\" contains invisible characters",
      hint: "rename the file; its name appears in generated file names and comments")
    #expect(throws: error) { try SchemaFile(path: path) }
  }

  @Test func schemasAreSortedByBytes() throws {
    let coupon = Workplace.coupon
    let workplace = try Workplace(schemas: ["é": coupon, "b": coupon, "a": coupon, "B": coupon])
    try workplace.write("", to: "Schemas/contentcards.schema.json")
    try workplace.write("", to: "Schemas/.contentcards.json")
    try workplace.write("", to: "Schemas/._a.contentcards.json")
    #expect(
      try workplace.run("lint")
        == Outcome(
          .success,
          output: ["B", "a", "b", "é"].map {
            "Schemas/\($0).contentcards.json: no problems found\n"
          }
          .joined()))
  }

  private static let note = """
    Schemas: note: add Schemas/NAME.contentcards.json, pass the path of a schema, or run cardgen in \
    the folder of your project

    """

  @Test(arguments: [
    ("generate", "1 error; nothing was written."), ("check", "1 error."), ("lint", "1 error."),
  ])
  func missingSchemasAreReported(_ command: String, _ summary: String) throws {
    let workplace = try Workplace()
    #expect(
      try workplace.run(command)
        == Outcome(
          .files,
          errors: """
            Schemas: error: no schema found here: No such file or directory [unreadable-file]
            \(Self.note)\(summary)

            """))
    try workplace.write("", to: "Schemas/README.md")
    #expect(
      try workplace.run(command)
        == Outcome(
          .files,
          errors: """
            Schemas: error: no schema found here: the folder contains no NAME.contentcards.json \
            [unreadable-file]
            \(Self.note)\(summary)

            """))
  }
}
