import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

/// Tests searching, tabbing, copying, layout, and printing of the page in a browser. `Browser/check.py` contains the
/// rules.
///
/// `SHEET_PICTURES=FOLDER CONTENT_CARDS_FULL=1 swift test --filter SheetBrowserTests` saves screenshots in the folder.
@Suite(.enabled(if: isFullRun, "needs Chromium and CONTENT_CARDS_FULL"))
struct SheetBrowserTests {
  @Test func thePageOfTheRepositorysSchemasWorks() async throws {
    let schemas = try ["BrazeDemo", "Showcase"].map { try Schema(named: $0) }
    let pictures = ProcessInfo.processInfo.environment["SHEET_PICTURES"].map { [$0] } ?? []
    try await expectNothingWrong(
      with: Sheet(schemas), typing: "12.5 percentage", leaves: "coupon_code", pictures)
  }

  @Test func thePageOfAHostileSchemaWorks() async throws {
    let text = HostileSchema.texts.last ?? ""
    var schema = try HostileSchema.schema(with: text)
    schema.classTypes[1].name.value = "harmless"
    try await expectNothingWrong(with: Sheet([schema]), typing: "harmless", leaves: "harmless")
  }

  private func expectNothingWrong(
    with sheet: Sheet, typing words: String, leaves names: String, _ pictures: [String] = []
  ) async throws {
    let folder = try TemporaryFolder()
    let page = try folder.write(sheet.html, to: "sheet.html")
    let run = try await waiting { try Chromium.run("check.py", [page, words, names] + pictures) }
    withExtendedLifetime(folder) {}
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
  }
}
