import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

/// Tests searching, tabbing, copying, layout, and printing of the page in a browser. `Browser/check.py` contains the
/// rules.
///
/// `PAGE_PICTURES=FOLDER CONTENT_CARDS_FULL=1 swift test --filter PageBrowserTests` saves screenshots in the folder.
@Suite(.enabled(if: isFullRun, "needs Chromium and CONTENT_CARDS_FULL"))
struct PageBrowserTests {
  @Test func thePageOfTheRepositorysSchemasWorks() async throws {
    let schemas = try ["BrazeDemo", "Showcase"].map { try Schema(named: $0) }
    let pictures = ProcessInfo.processInfo.environment["PAGE_PICTURES"].map { [$0] } ?? []
    try await expectNothingWrong(
      with: Page(schemas), typing: "12.5 percentage", leaves: "coupon_code", pictures)
  }

  @Test func thePageOfAHostileSchemaWorks() async throws {
    let text = HostileSchema.texts.last ?? ""
    var schema = try HostileSchema.schema(with: text)
    schema.classTypes[1].name.value = "harmless"
    try await expectNothingWrong(with: Page([schema]), typing: "harmless", leaves: "harmless")
  }

  private func expectNothingWrong(
    with page: Page, typing words: String, leaves names: String, _ pictures: [String] = []
  ) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(page.html, to: "page.html")
    let run = try await waiting { try Chromium.run("check.py", [file, words, names] + pictures) }
    withExtendedLifetime(folder) {}
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
  }
}
