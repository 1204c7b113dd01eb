import Foundation
import TestSupport
import Testing

/// Tests that the code in the library's documentation is code of the examples and tests.
@Suite struct ArticleTests {
  private static let library = repository.appending(path: "Sources/ContentCards")
  private static let catalogue = library.appending(path: "ContentCards.docc")

  /// The articles whose code comes from programs and tests. Each block begins with a comment that names its file, with
  /// or without its folder.
  private static let withPrograms = [
    "ContentCards.md", "FromObjectiveC.md", "InteractiveCoupon.md", "MessageCenter.md",
    "ReportingOnCards.md", "ShowingAFeedInSwiftUI.md", "ShowingAFeedInUIKit.md",
    "SupplementalContent.md",
    "TestingWithJSON.md",
  ]

  /// The articles with such blocks and others.
  private static let withSomePrograms = [
    "AdoptingStepByStep.md", "ConnectingBraze.md",
  ]

  @Test func everyCodeBlockIsInTheFileThatItNames() throws {
    let sources = [
      "Tests/Consumers/UseCases/Sources/UseCases", "Tests/Consumers/FeedApp/Sources/FeedApp",
      "Tests/BrazeDemoTests", "Tests/ContentCardCodegenTests/ObjectiveC/Client",
      "Tests/Consumers/Features/Sources/Storefront",
    ].map { repository.appending(path: $0) }

    for article in Self.withPrograms + Self.withSomePrograms {
      let text = try String(contentsOf: Self.catalogue.appending(path: article), encoding: .utf8)
      let blocks = text.matches(of: /```(swift|objc)\n((?s).*?)\n```/).filter { block in
        Self.withPrograms.contains(article) || block.2.hasPrefix("// ")
      }
      #expect(!blocks.isEmpty, "\(article)")
      for block in blocks {
        let lines = block.2.split(separator: "\n", omittingEmptySubsequences: false)
        let (_, folder, name) = try #require(
          lines[0].wholeMatch(of: /\/\/ (?:(\w+)\/)?(\w+\.(?:swift|m))/), "\(block.0)"
        ).output
        let files = sources.filter {
          folder == nil || $0.lastPathComponent == folder.map(String.init)
        }
        .map { $0.appending(path: String(name)) }
        let file = try #require(files.first { FileManager.default.fileExists(atPath: $0.path) })
        let source = try String(contentsOf: file, encoding: .utf8)
        #expect(block.1 == (name.hasSuffix(".swift") ? "swift" : "objc"), "\(article)")
        #expect(source.containsIndented(lines.dropFirst()), "\(article): \(block.0)")
      }
    }
  }

  /// `ConsumerTests` builds and runs the example.
  @Test func readmeAndGettingStartedShowTheExample() throws {
    let text = try String(
      contentsOf: Self.catalogue.appending(path: "GettingStarted.md"), encoding: .utf8
    ).replacing(
      /url: "[^"]+", \.upToNextMinor\(from: "[^"]+"\)/, with: #"path: "../swift-content-cards""#)
    let blocks = text.matches(of: /```\w+\n((?s).*?)```/).map { String($0.1) }
    let names = ["Package.swift", "Sources/Shop/Shop.contentcards.json", "Sources/Shop/main.swift"]
    let files = try names.map { name in
      try String(
        contentsOf: repository.appending(path: "Tests/Consumers/SixtySeconds/\(name)"),
        encoding: .utf8)
    }
    #expect(blocks == files)
    #expect(try names.map(Readme.blockUnder) == files)
  }

  @Test func everyPublicTypeIsOnTheFirstPage() throws {
    let page = try String(
      contentsOf: Self.catalogue.appending(path: "ContentCards.md"), encoding: .utf8)
    let names = try FileManager.default.subpathsOfDirectory(atPath: Self.library.path)
      .filter { $0.hasSuffix(".swift") }
      .flatMap { name in
        let source = try String(
          contentsOf: Self.library.appending(path: name), encoding: .utf8)
        return source.matches(
          of:
            /(?m)^(?:@\w+ )*public (?:final |indirect )*(?:struct|enum|class|actor|protocol|typealias) (\w+)/
        ).map { String($0.1) }
      }
    #expect(names.count > 15)
    for name in names { #expect(page.contains("\n- ``\(name)``\n"), "\(name)") }
  }
}

extension String {
  /// Returns whether the text contains the lines, all indented by the same number of spaces.
  fileprivate func containsIndented(_ lines: some Sequence<Substring>) -> Bool {
    stride(from: 0, through: 12, by: 2).contains { indentation in
      let margin = String(repeating: " ", count: indentation)
      let text = lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
      return "\n\(self)".contains("\n\(text)\n")
    }
  }
}

enum Readme {
  /// Returns the first code block after a file name in the README's quick start.
  static func blockUnder(_ name: String) throws -> String {
    let readme = try String(
      contentsOf: repository.appending(path: "README.md"), encoding: .utf8)
    let section = try #require(readme.split(separator: "\n## ").first { $0.hasPrefix("In 60 ") })
    let parts = section.split(separator: "`\(name)`", maxSplits: 1)
    try #require(parts.count == 2, "the README does not name \(name)")
    let lines = parts[1].split(separator: "\n", omittingEmptySubsequences: false)
    let block = lines.drop { !$0.hasPrefix("```") }.dropFirst().prefix { $0 != "```" }
    return block.map { $0 + "\n" }.joined()
  }
}
