import ContentCardCodegen
import ContentCardSchema
import Foundation
import Testing

/// What the README says about schemas holds.
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
    #expect(generation.files.count == 4)
  }

  @Test(arguments: DiagnosticCode.allCases)
  func everyDiagnosticCodeIsListed(code: DiagnosticCode) {
    #expect(Self.readme.contains("\n| `\(code.rawValue)` | "))
  }

  @Test func theMistakeShownIsThatOfTheFirstExample() throws {
    let schema = try #require(Self.schemas.first).replacing("\"decimal\"", with: "\"decmal\"")
    let shown = Self.readme.matches(of: /Sources\/Shop\/Shop\.contentcards\.json:(\d+:\d+: .*)/)
    #expect(Generation(schema).findings == shown.map { String($0.1) })
  }
}
