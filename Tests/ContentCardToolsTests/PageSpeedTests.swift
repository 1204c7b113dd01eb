import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

/// Tests the size and speed of a page with many card types.
///
/// `CONTENT_CARDS_FULL=1 swift test --filter PageSpeedTests` prints the measurements. The goal is to open the page in 1 s and the largest
/// form in 100 ms, and to handle a keystroke in 16 ms. The limits are four times as high, because the machine may also
/// run other tests.
struct PageSpeedTests {
  @Test func thePageOfManyCardTypesIsSmall() throws {
    #expect(Page([try Self.largeSchema()]).html.utf8.count < 1_000_000)
  }

  @Test(.enabled(if: isFullRun, "needs Chromium and CONTENT_CARDS_FULL"))
  func thePageOfManyCardTypesIsFast() async throws {
    let folder = try TemporaryFolder()
    let page = try folder.write(Page([try Self.largeSchema()]).html, to: "page.html")
    let run = try await waiting { try Chromium.run("measure.py", [page]) }
    withExtendedLifetime(folder) {}
    print("page of 120 card types: \(run.output)", terminator: "")
    let figures = try JSONDecoder().decode(Figures.self, from: Data(run.output.utf8))
    #expect(figures.inputs >= 40)
    #expect(figures.opening < 4_000, "milliseconds")
    #expect(figures.form < 400, "milliseconds")
    #expect(figures.keystroke < 64, "milliseconds")
  }

  private struct Figures: Decodable {
    var inputs: Int
    var opening: Double
    var form: Double
    var keystroke: Double
  }

  /// Returns a schema with 120 card types. The last one has 60 values, and the others have eight.
  static func largeSchema() throws -> Schema {
    let types = ["string", "int", "decimal?", "url", "date?", "bool?", "string[]?", "color?"]
    let classTypes = (1...120).map { number in
      let extras = (0..<(number == 120 ? 60 : 8)).map { index in
        """
        "key_\(index)": {"type": "\(types[index % 8])", "description": "What the card shows at place \(index)."}
        """
      }
      return """
        "card_\(number)": {"description": "The card number \(number) of the shop.", "card": {"title": "string"},
        "extras": {\(extras.joined(separator: ","))}}
        """
    }
    return try Schema("{\"classTypes\": {\(classTypes.joined(separator: ","))}}", name: "Large")
  }
}
