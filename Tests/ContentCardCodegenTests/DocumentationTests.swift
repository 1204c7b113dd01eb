import ContentCardCodegen
import ContentCardSchema
import ContentCardTools
import Foundation
import TestSupport
import Testing

/// Tests the documentation: its example schemas, its lists of codes, and the output that it shows.
@Suite struct DocumentationTests {
  static let schemas = Article.all.flatMap { article in
    article.text.matches(of: /```json\n((?s).*?)```/).map { String($0.1) }
  }

  @Test func thereAreExamples() {
    #expect(Self.schemas.count >= 5)
  }

  @Test(arguments: schemas)
  func everyExampleIsASchemaWithoutMistakes(schema: String) {
    let generation = Generation(schema)
    #expect(generation.findings == [])
    #expect(generation.files.count == (schema.contains("\"objectiveC\"") ? 5 : 4))
  }

  @Test func theExampleForDictionariesWorks() throws {
    let demo = repository.appending(path: "Schemas/BrazeDemo.contentcards.json")
    let generation = Generation(try String(contentsOf: demo, encoding: .utf8))
    let shown = try #require(
      Article.migratingFromTheGuide.text.firstMatch(of: /```swift\n(func objects\((?s).*?)```/))
    try CompilerMode().expectNoWarnings(
      generation.files, with: "import ContentCards\n\n\(shown.1)")
  }

  @Test func theReadmeIsShortAndItsLinksLeadToFilesAndChapters() {
    let readme = Article.readme.text
    #expect(readme.count { $0 == "\n" } <= 200)
    let links = readme.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
    #expect(links.count > 10)
    let broken = links.filter { link in
      let parts = link.split(separator: "#", omittingEmptySubsequences: false)
      let file = repository.appending(path: parts[0].isEmpty ? "README.md" : String(parts[0]))
      guard parts.count == 2 else { return !FileManager.default.fileExists(atPath: file.path) }
      let chapters = (try? String(contentsOf: file, encoding: .utf8))?.matches(of: /\n#+ ([^\n]+)/)
      return chapters?.contains { $0.1.lowercased().replacing(" ", with: "-") == parts[1] } != true
    }
    #expect(broken == [])
  }

  @Test(arguments: DiagnosticCode.allCases)
  func everyDiagnosticCodeIsListed(code: DiagnosticCode) {
    #expect(Article.diagnostics.text.contains("\n| `\(code.rawValue)` | "))
  }

  @Test(arguments: CardFindingCode.allCases)
  func everyCodeOfLintCardIsListed(code: CardFindingCode) {
    #expect(Article.checkingCards.text.contains("\n| `\(code.rawValue)` | "))
  }

  @Test func theVerdictAndFixturesAreThoseOfTheDemo() throws {
    let file = repository.appending(path: "Schemas/BrazeDemo.contentcards.json")
    let reading = readSchema(Array(try Data(contentsOf: file)), name: "BrazeDemo", path: "")
    let schema = try #require(reading.schema)
    let lines = "class_type: coupon_code\ndiscount_percentage: 20%\n"
    let input = try CardInput(Array(lines.utf8), .init(discriminator: "class_type"))
    let verdicts = input.entries.map(CardLint([schema]).verdict)
    #expect(
      Article.checkingCards.text.contains(
        "-: read as \(input.form.name)\n"
          + verdicts.map { CardVerdictFormatter(path: "-").text(for: $0) }.joined()
          + CardVerdictFormatter.summary(of: verdicts)))

    let shown = Article.checkingCards.text.matches(of: /\n(home_tile\.[\w.-]+)(?=\n)/).map {
      String($0.1)
    }
    #expect(shown.count == 4)
    #expect(Set(shown).isSubset(of: Fixture.all(of: schema).map(\.id)))
  }

  @Test func theErrorIsThatOfTheFirstExample() throws {
    let schema = try #require(Self.schemas.first).replacing("\"decimal\"", with: "\"decmal\"")
    let shown = Article.diagnostics.text.matches(
      of: /Sources\/Shop\/Shop\.contentcards\.json:(\d+:\d+: .*)/)
    #expect(Generation(schema).findings == shown.map { String($0.1) })
  }
}
