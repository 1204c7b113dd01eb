import BrazeDemo
import ContentCardSchema
import ContentCards
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

@MainActor struct StoreReportTests {
  /// A card of a report is a test for `lint-card`, which must give it the same verdict as the store.
  @Test func lintCardReadsTheCardsOfAReport() throws {
    let elements = try RecordedFixtures(of: "BrazeDemo").elements
    let source = try JSONContentCardSource(json: Data("[\(elements.joined(separator: ","))]".utf8))
    let store = ContentCardStore(
      source: source, schemas: [ContentCardClassType.self], revealsValues: true)
    let report = store.report
    let schemas = [try Schema(named: "BrazeDemo")]
    let input = try CardInput(Array(report.json.utf8), .init(in: schemas))
    let verdicts = input.entries.map { CardLint(schemas).verdict(on: $0) }
    #expect(verdicts.count == elements.count && report.cards.count == elements.count)
    for (card, verdict) in zip(report.cards, verdicts) {
      let conversion = try #require(card.conversion)
      #expect(conversion.verdict.rawValue == verdict.kind.rawValue, "\(card.id)")
      let findings = verdict.findings.filter { $0.severity != .remark }
      #expect(conversion.issues.map(\.reason.code) == findings.map(\.code.rawValue), "\(card.id)")
      #expect(conversion.issues.map(\.key) == findings.map(\.key), "\(card.id)")
    }
  }

  @Test func everyCodeOfTheLibraryIsACodeOfLintCard() {
    let reasons: [ContentCardIssue.Reason] = [
      .missing, .empty, .notA(""), .wrongKind("", expected: ""), .tooLarge(""),
      .outOfRange(minimum: nil, maximum: nil), .notAllowed([]), .element(1, nil, .missing),
      .unrenderedLiquid, .trimmedWhiteSpace, .noneOf([]), .unknownClassType,
      .deprecatedClassType(nil), .refusedDefault(""), .sameNumber(as: ""), .unusualScheme,
      .tooFew(1, minimum: 2), .tooMany(2, maximum: 1), .incomplete([], missing: []),
      .outOfOrder(nil, after: "", nil), .appRejected(nil), .oldSpelling(of: ""),
    ]
    #expect(reasons.map(\.code) == reasons.map(\.findingCode.rawValue))
    #expect(Set(reasons.map(\.code)).count == reasons.count)
  }
}
