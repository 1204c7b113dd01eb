import ContentCardTools
import Foundation
import TestSupport
import Testing

@testable import ContentCardCodegen

/// Compiles and runs the output of `cardgen fixtures --format swift`.
@Suite struct PreviewsTests {
  @Test(arguments: [
    ("BrazeDemo", ["Generated/BrazeDemo"]),
    ("Showcase", ["Generated/Showcase", "Tests/ShowcaseApp"]),
  ])
  func theObjectsOfASchemaAreCreated(name: String, folders: [String]) throws {
    let schema = repository.appending(path: "Schemas/\(name).contentcards.json")
    let generation = Generation(bytes: Array(try Data(contentsOf: schema)), name: name)
    let previews = try #require(generation.checked?.previews)
    let extended = previews.text.matches(of: /nonisolated extension (\S+) \{/).map { String($0.1) }
    #expect(extended.count > 3)

    var files: [GeneratedFile] = [previews]
    for folder in folders.map({ repository.appending(path: $0) }) {
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        files.append(GeneratedFile(name: file, text: text))
      }
    }
    let prints = extended.map { "Swift.print(\"\($0)\", \($0).contentCardPreviews.count)" }
    files.append(
      GeneratedFile(
        name: "Program.swift",
        text: "@main enum PreviewsProgram {\n  static func main() {\n"
          + prints.joined(separator: "\n") + "\n  }\n}\n"))
    let output = try TemporaryFolder()
    let program = output.path + "/program"
    let compilation = try CompilerMode(access: .public).compile(
      files, to: ["-Onone", "-D", "DEBUG", "-o", program] + Run.objectFiles(of: "ContentCards"))
    #expect(compilation.status == 0 && compilation.output.isEmpty, "\(compilation)")
    let run = try Run(program)
    for line in run.output.split(separator: "\n") {
      let count = line.split(separator: " ").last.flatMap { Int($0) }
      #expect((count ?? 0) >= 2, "\(line)")
    }
    #expect(run.output.split(separator: "\n").count == extended.count)
  }

  @Test func equalCardsAreLeftOutAndAllCardsAreRawStrings() throws {
    let schema = """
      {"classTypes": {"a": {"extras": {"k": "int"}},
      "b": {"extras": {"c": {"type": "color", "example": "#FF8800"}, "d": "string?"}}}}
      """
    let text = try #require(Generation(bytes: Array(schema.utf8), name: "X").checked?.previews.text)
    let cards = text.matches(of: /(#+"\{"id": "[^"]*")/).map { String($0.1) }
    #expect(
      cards == [
        ##"#"{"id": "a.minimal""##, ###"##"{"id": "b.minimal""###, ###"##"{"id": "b.full""###,
        ###"##"{"id": "b.long-text""###,
      ])
  }
}
