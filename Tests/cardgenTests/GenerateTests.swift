import ContentCardCodegen
import Foundation
import Testing

@testable import CardgenCommands

struct GenerateTests {
  static let files = ["ClassType", "Dispatch", "Keys", "Objects"].map { "Shop+\($0).swift" }

  @Test func schemasHaveTheirOwnFolders() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon, "Ad": Workplace.coupon])
    #expect(
      try workplace.run("generate")
        == Outcome(
          .fine,
          output: """
            wrote 4 files in Generated/Ad
            wrote 4 files in Generated/Shop

            """))
    #expect(workplace.entries("Generated") == ["Ad", "Shop"])
    #expect(workplace.entries("Generated/Shop") == Self.files)
  }

  @Test(arguments: [["--output", "out/here"], ["--output=out/here//"]])
  func outputFoldersAreShared(_ arguments: [String]) throws {
    let workplace = try Workplace()
    try workplace.write(Workplace.coupon, to: "a b/Shop.contentcards.json")
    try workplace.write(Workplace.namespaced, to: "Ad.contentcards.json")
    let schemas = ["a b/Shop.contentcards.json", workplace.path("Ad.contentcards.json")]
    #expect(
      try workplace.run(Workplace.cardgen, ["generate"] + arguments + schemas)
        == Outcome(
          .fine,
          output: """
            wrote 8 files in out/here

            """))
    #expect(workplace.entries("out/here").filter { $0.hasPrefix("Shop") } == Self.files)
    #expect(workplace.entries("out/here").count == 8)
  }

  @Test func schemasInOneFolderNeedNamespaces() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon, "Ad": Workplace.coupon])
    #expect(
      try workplace.run("generate", "--output", "out")
        == Outcome(
          .findings,
          errors: """
            Schemas/Shop.contentcards.json: error: declares the same types as \
            "Schemas/Ad.contentcards.json" in the same module [name-collision]
            Schemas/Ad.contentcards.json: note: give each schema its own "namespace" or its own target
            1 error; nothing was written.

            """))
    #expect(workplace.entries("out").isEmpty)
  }

  @Test func schemasInOneModuleMustNotShareNames() throws {
    let workplace = try Workplace()
    try workplace.write(
      #"{ "classTypes": { "shop": { "extras": { "k": "string", "l": { "type": "string", "constant": "Shop" } } }, "tile": {} } }"#,
      to: "Sources/App/A.contentcards.json")
    try workplace.write(
      #"{ "namespace": "Shop", "classTypes": { "b": { "conformsTo": "Tile" } } }"#,
      to: "Sources/App/B/B.contentcards.json")
    let schemas = ["Sources/App/A.contentcards.json", "Sources/App/B/B.contentcards.json"]
    let errors = """
      Sources/App/B/B.contentcards.json:1:16: error: "Shop" is the name of a namespace here and of a type in \
      "Sources/App/A.contentcards.json", which is in the same module [name-collision]
      Sources/App/A.contentcards.json:1:19: note: the other one is here; give one of them another name with \
      "namespace" or "object"
      Sources/App/B/B.contentcards.json:1:16: error: "Shop" is the name of a namespace here and of a constant in \
      "Sources/App/A.contentcards.json", which is in the same module [name-collision]
      Sources/App/A.contentcards.json:1:93: note: the other one is here; give one of them another name with \
      "namespace" or "constant"
      Sources/App/B/B.contentcards.json:1:61: error: "Tile" does not refer to a protocol of your own, because the code \
      generated from "Sources/App/A.contentcards.json" in the same module declares a type of that name [name-collision]
      Sources/App/A.contentcards.json:1:107: note: the other one is here; give one of them another name with \
      "conformsTo" or "object"

      """
    for command in [["generate", "--output", "out"], ["check", "--output", "out"], ["lint"]] {
      let outcome = try workplace.run(Workplace.cardgen, command + schemas)
      #expect(outcome.exitCode == .findings)
      #expect(outcome.errors.hasPrefix(errors), "\(outcome)")
    }
    #expect(workplace.entries("out").isEmpty)
    // Each schema in its own module.
    #expect(try workplace.run(Workplace.cardgen, ["generate"] + schemas).exitCode == .fine)
  }

  @Test func accessOverridesTheSchemas() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    _ = try workplace.run("generate")
    #expect(!(try workplace.read("Generated/Shop/Shop+Objects.swift").contains("public ")))
    _ = try workplace.run("generate", "--access", "public")
    #expect(
      try workplace.read("Generated/Shop/Shop+Objects.swift").contains("public struct Coupon"))
  }

  @Test func onlyChangedFilesAreWritten() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    _ = try workplace.run("generate")
    let past = Date(timeIntervalSince1970: 1_000_000)
    for file in Self.files {
      try FileManager.default.setAttributes(
        [.modificationDate: past], ofItemAtPath: workplace.path("Generated/Shop/\(file)"))
    }
    #expect(
      try workplace.run("generate")
        == Outcome(.fine, output: "Generated/Shop is unchanged\n"))
    let keys = try workplace.read("Generated/Shop/Shop+Keys.swift")
    try workplace.write("\(GeneratedFile.beginning)older", to: "Generated/Shop/Shop+Keys.swift")
    #expect(
      try workplace.run("generate")
        == Outcome(.fine, output: "wrote 1 file in Generated/Shop\n"))
    #expect(try workplace.read("Generated/Shop/Shop+Keys.swift") == keys)
    for file in Self.files where file != "Shop+Keys.swift" {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: workplace.path("Generated/Shop/\(file)"))
      #expect(attributes[.modificationDate] as? Date == past)
    }
  }

  @Test func errorsInOneSchemaPreventWriting() throws {
    let workplace = try Workplace(schemas: ["Ad": Workplace.coupon, "Shop": Workplace.mistake])
    let outcome = try workplace.run("generate")
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output == "")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("Schemas/Shop.contentcards.json:1:35: error: ") == true)
    #expect(lines.first?.hasSuffix(" [unknown-type]") == true)
    #expect(lines.last == "1 error; nothing was written.")
    #expect(workplace.entries() == ["Schemas"])
  }

  @Test func largestExitCodeIsUsed() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.mistake])
    let outcome = try workplace.run(
      "generate", "Schemas/Shop.contentcards.json", "Lost.contentcards.json")
    #expect(outcome.exitCode == .files)
    #expect(
      outcome.errors.hasSuffix(
        """
        Lost.contentcards.json: error: cannot be read: No such file or directory [unreadable-file]
        Lost.contentcards.json: note: check the path; it is relative to the folder that cardgen runs in
        2 errors in 2 files; nothing was written.

        """))
  }

  @Test(arguments: ["Schemas", "Schemas/Shop.contentcards.json"])
  func foldersAreNotSchemas(_ path: String) throws {
    let workplace = try Workplace(schemas: ["Shop.contentcards.json/Inner": Workplace.coupon])
    #expect(
      try workplace.run("generate", path)
        == Outcome(
          .files,
          errors: """
            \(path): error: cannot be read: Is a directory [unreadable-file]
            \(path): note: pass a file in it, such as \(path)/NAME.contentcards.json
            1 error; nothing was written.

            """))
  }

  @Test(arguments: ["generate", "check"])
  func equalSchemaNamesAreRejected(_ command: String) throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    try workplace.write(Workplace.coupon, to: "shop.contentcards.json")
    #expect(
      try workplace.run(command, "Schemas/Shop.contentcards.json", "shop.contentcards.json")
        == Outcome(
          .usage,
          errors: """
            cardgen: error: "Schemas/Shop.contentcards.json" and "shop.contentcards.json" would \
            write the same files
            cardgen: note: rename one of them, or run cardgen once for each with a different --output

            """))
    #expect(
      try workplace.run(command, "shop.contentcards.json", "shop.contentcards.json")
        == Outcome(
          .usage,
          errors: """
            cardgen: error: "shop.contentcards.json" is passed twice
            cardgen: note: remove one of the two

            """))
    #expect(workplace.entries() == ["Schemas", "shop.contentcards.json"])
  }

  @Test func filesInPlaceOfFoldersAreReported() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    try workplace.write("mine", to: "out")
    #expect(
      try workplace.run("generate", "--output", "out")
        == Outcome(
          .files,
          errors: """
            out/Shop+ClassType.swift: error: cannot be written: Not a directory [unwritable-file]
            out/Shop+ClassType.swift: note: part of this path is a file, not a folder; move that \
            file elsewhere, or choose another folder with --output
            1 error; nothing was written.

            """))
    #expect(try workplace.read("out") == "mine")
  }

  @Test func foldersInPlaceOfFilesAreReportedFirst() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    try workplace.write("mine", to: "Generated/Shop/Shop+Objects.swift/mine")
    #expect(
      try workplace.run("generate")
        == Outcome(
          .files,
          errors: """
            Generated/Shop/Shop+Objects.swift: error: cannot be written: Is a directory \
            [unwritable-file]
            Generated/Shop/Shop+Objects.swift: note: move the folder elsewhere, or choose another \
            folder with --output
            1 error; nothing was written.

            """))
    #expect(workplace.entries("Generated/Shop") == ["Shop+Objects.swift"])
  }

  @Test func fullDisksChangeNothing() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    _ = try workplace.run("generate", "--access", "public")
    try workplace.write("\(GeneratedFile.beginning)older", to: "Generated/Shop/Shop+Keys.swift")
    let before = try Self.files.map { try workplace.read("Generated/Shop/\($0)") }
    // Limits files to one block. The trap lets the process continue when it exceeds the limit.
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" generate"
    let outcome = try workplace.run(
      URL(filePath: "/bin/sh"), ["-c", script, Workplace.cardgen.path])
    #expect(outcome.exitCode == .files)
    #expect(outcome.errors.contains("error: cannot be written: File too large [unwritable-file]\n"))
    #expect(outcome.errors.hasSuffix("1 error; nothing was written.\n"))
    #expect(workplace.entries("Generated/Shop") == Self.files)
    #expect(try Self.files.map { try workplace.read("Generated/Shop/\($0)") } == before)
  }

  @Test func jsonIsAnArrayOfDiagnostics() throws {
    let workplace = try Workplace(schemas: ["Ad": Workplace.coupon, "Shop": Workplace.mistake])
    #expect(
      try workplace.run("generate", "Schemas/Ad.contentcards.json", "--diagnostics", "json")
        == Outcome(.fine, output: "wrote 4 files in Generated/Ad\n", errors: "[]\n"))
    let outcome = try workplace.run(
      "generate", "--diagnostics=json", "Lost.contentcards.json", "Schemas/Shop.contentcards.json")
    let findings = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.errors.utf8)) as? [[String: Any]])
    #expect(findings.map { $0["code"] as? String } == ["unreadable-file", "unknown-type"])
    #expect(findings.map { $0["line"] as? Int } == [nil, 1])
    #expect(findings.map { $0["column"] as? Int } == [nil, 35])
  }
}
