import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

struct PageSentencesTests {
  /// To record the sentences again, set `RECORD_SNAPSHOTS`, as for the snapshots of pages.
  @Test func theSentencesMatchTheRecordedFile() throws {
    let snapshot = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/PageSentences.txt")
    let lines = PageSentences.texts.flatMap { code, sentences in
      sentences.map { "\(code): \($0)" }
    }
    let text = lines.joined(separator: "\n") + "\n"
    if isRecording {
      try text.write(to: snapshot, atomically: true, encoding: .utf8)
      Issue.record("recorded \(snapshot.lastPathComponent); read the difference")
    } else {
      #expect(try String(contentsOf: snapshot, encoding: .utf8) == text)
    }
  }

  @Test(arguments: CardFindingCode.allCases)
  func everyCodeHasASentenceWithoutParametersExceptTheKey(code: CardFindingCode) throws {
    let sentences = try #require(PageSentences.texts.first { $0.code == code.rawValue }).sentences
    #expect(!sentences.isEmpty)
  }

  @Test func codesAreUnique() {
    let codes = PageSentences.texts.map(\.code)
    #expect(Set(codes).count == codes.count)
  }

  /// The scripts name the failures and the forms of pasted text.
  @Test func everyResultOfReadingHasASentence() {
    let codes = Set(PageSentences.texts.map(\.code))
    let failures = PageScripts.checker.matches(of: /new InputFailure\("([a-z-]+)"/).map {
      "read:\($0.1)"
    }
    let forms = [
      "card", "cards", "syncResponse", "apiBody", "export", "pairsInJSON", "csv", "pairsInCSV",
      "lines", "mixed",
    ].map { "form:\($0)" }
    #expect(failures.count >= 15)
    #expect((failures + forms).filter { !codes.contains($0) } == [])
  }

  /// The page is for marketers.
  @Test func noSentenceHasAWordOfTheLibrary() {
    let words = [
      "element", "class type", "native", "unicode", "bool", "1970", "discriminator", "schema",
    ]
    let texts = PageSentences.texts.flatMap(\.sentences).map {
      $0.replacing(/{[a-z]+}/, with: "")
    }
    #expect(texts.filter { text in words.contains { text.lowercased().contains($0) } } == [])
  }
}
