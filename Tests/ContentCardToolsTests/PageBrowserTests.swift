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
      with: Page(schemas), in: "check.py", ["12.5 percentage", "coupon_code"] + pictures)
  }

  @Test func thePageOfAHostileSchemaWorks() async throws {
    let text = HostileSchema.texts.last ?? ""
    var schema = try HostileSchema.schema(with: text)
    schema.classTypes[1].name.value = "harmless"
    try await expectNothingWrong(
      with: Page([schema]), in: "check.py", ["harmless", "harmless"])
  }

  /// Tests the forms: filling in, drafts, copying, checking pasted cards, and printing. `Browser/work.py` contains the
  /// rules.
  @Test func marketersCanWorkWithThePage() async throws {
    let shop = try Schema(
      #"""
      {"groups": {"small_cards": {}}, "classTypes": {
        "tile": {
          "description": "A picture and an offer.",
          "card": {"title": "string", "image": "url", "urlString": "url?", "openURLInWebView": "bool?"},
          "extras": {
            "title": {"type": "string", "property": "headline", "description": "The title."},
            "price": {"type": "decimal", "minimum": 0, "description": "The price in the shop's currency."},
            "starts_at": "date", "ends_at": {"type": "date?", "format": "unix"}, "link": "url?",
            "tags": {"type": "string[]?", "example": ["a", "b"]}, "data": "json?"
          }
        },
        "offer": {"extras": {
          "title": "string", "price": {"type": "decimal", "minimum": 0, "example": "12.50"}, "level": "int", "starts_at": "date",
          "ends_at": {"type": "date?", "format": "unix"}, "note": "string?", "sizes": "int[]?"
        }},
        "pill": {"case": "small_cards.pill", "extras": {"text": "string", "a": "int?", "b": "int?", "c": "int?"},
          "atLeastOne": [["a", "b", "c"]], "together": [["a", "c"]]}
      }}
      """#, name: "Shop")
    let club = try Schema(
      #"{"classTypes": {"tile": {"extras": {"title": "string", "level": "int"}}}}"#, name: "Club")
    try await expectNothingWrong(with: Page([shop, club]), in: "work.py")
  }

  private func expectNothingWrong(
    with page: Page, in script: String, _ arguments: [String] = []
  ) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(page.html, to: "page.html")
    let run = try await waiting { try Chromium.run(script, [file] + arguments) }
    withExtendedLifetime(folder) {}
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
  }
}
