import Foundation

/// The README or an article of the documentation, for tests of its tables and examples.
package struct Article: Sendable {
  package let text: String

  /// - Parameter path: The file's path in the repository.
  package init(_ path: String) {
    text = (try? String(contentsOf: repository.appending(path: path), encoding: .utf8)) ?? ""
  }

  package static let readme = Article("README.md")
  package static let checkingCards = cardgen("CheckingCards")
  package static let diagnostics = cardgen("Diagnostics")
  package static let schemaChanges = cardgen("SchemaChanges")
  package static let schemaReference = cardgen("SchemaReference")
  package static let valueGrammar = cardgen("ValueGrammar")
  package static let migratingFromTheGuide = library("MigratingFromTheGuide")
  package static let testingWithJSON = library("TestingWithJSON")

  package static let all =
    [readme] + articles(in: "Sources/cardgen/cardgen.docc")
    + articles(in: "Sources/ContentCards/ContentCards.docc")

  private static func cardgen(_ name: String) -> Article {
    Article("Sources/cardgen/cardgen.docc/\(name).md")
  }

  private static func library(_ name: String) -> Article {
    Article("Sources/ContentCards/ContentCards.docc/\(name).md")
  }

  private static func articles(in folder: String) -> [Article] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: repository.appending(path: folder).path)
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { Article("\(folder)/\($0)") }
  }
}
