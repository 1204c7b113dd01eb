import ContentCardCodegen
import ContentCardSchema
import ContentCardTools
import Foundation
import TestSupport
import Testing

/// Tests of the README's statements about schemas.
@Suite struct ReadmeTests {
  static let readme: String = {
    (try? String(contentsOf: repository.appending(path: "README.md"), encoding: .utf8)) ?? ""
  }()

  static let schemas = readme.matches(of: /```json\n((?s).*?)```/).map { String($0.1) }

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
    let shown = try #require(Self.readme.firstMatch(of: /```swift\n(func objects\((?s).*?)```/))
    try GeneratedOutputTests.compile(
      generation.files, in: .init(language: "6", access: .internal),
      with: "import ContentCards\n\n\(shown.1)")
  }

  @Test func everyInternalLinkHasATarget() {
    let chapters = Self.readme.matches(of: /\n#+ ([^\n]+)/).map {
      $0.1.lowercased().replacing(" ", with: "-").replacing("?", with: "")
    }
    let links = Self.readme.matches(of: /\]\(#([^)]+)\)/).map { String($0.1) }
    #expect(links.count > 10)
    #expect(links.filter { !chapters.contains($0) } == [])
  }

  @Test(arguments: DiagnosticCode.allCases)
  func everyDiagnosticCodeIsListed(code: DiagnosticCode) {
    #expect(Self.readme.contains("\n| `\(code.rawValue)` | "))
  }

  @Test(arguments: CardFindingCode.allCases)
  func everyCodeOfLintCardIsListed(code: CardFindingCode) {
    #expect(Self.readme.contains("\n| `\(code.rawValue)` | "))
  }

  @Test func theVerdictAndFixturesAreThoseOfTheDemo() throws {
    let file = repository.appending(path: "Schemas/BrazeDemo.contentcards.json")
    let reading = readSchema(Array(try Data(contentsOf: file)), name: "BrazeDemo", path: "")
    let schema = try #require(reading.schema)
    let lines = "class_type: coupon_code\ndiscount_percentage: 20%\n"
    let input = try CardInput(Array(lines.utf8), discriminators: ["class_type"])
    let verdicts = input.entries.map(CardLint([schema]).verdict)
    #expect(
      Self.readme.contains(
        "-: read as \(input.form.name)\n"
          + verdicts.map { CardVerdictFormatter(path: "-").text(for: $0) }.joined()
          + CardVerdictFormatter.summary(of: verdicts)))

    let shown = Self.readme.matches(of: /\n(home_tile\.[\w.-]+)(?=\n)/).map { String($0.1) }
    #expect(shown.count == 4)
    #expect(Set(shown).isSubset(of: Fixture.all(of: schema).map(\.id)))
  }

  @Test func theErrorIsThatOfTheFirstExample() throws {
    let schema = try #require(Self.schemas.first).replacing("\"decimal\"", with: "\"decmal\"")
    let shown = Self.readme.matches(of: /Sources\/Shop\/Shop\.contentcards\.json:(\d+:\d+: .*)/)
    #expect(Generation(schema).findings == shown.map { String($0.1) })
  }
}
