import Foundation
import Testing

@testable import CardgenCommands

/// Tests that `cardgen-plugin-tool` gives the same results as `cardgen`.
struct PluginToolTests {
  @Test(arguments: [
    [["help", "generate"], ["generate", "--help"], ["lint", "-h"]],
    [["generate"], ["generate"], ["check"], ["lint"]],
    [["check"], ["check", "--diagnostics=json"]],
    [["generate", "--output", "Cards", "--access=public", "--", "Schemas/Shop.contentcards.json"]],
    [["generate", "Mistake.contentcards.json", "Lost.contentcards.json"]],
    [["lint", "--diagnostics", "json", "Mistake.contentcards.json"]],
    [["generate", "--ouput=Cards"], ["generate", "--access=always"], ["lint", "Shop.json"]],
  ])
  func pluginToolWorksLikeCardgen(_ runs: [[String]]) throws {
    let (tool, cardgen) = (try Self.workplace(), try Self.workplace())
    for arguments in runs {
      #expect(
        try tool.run(Workplace.pluginTool, arguments)
          == cardgen.run(Workplace.cardgen, arguments))
    }
    #expect(try tool.files() == cardgen.files())
  }

  @Test func pluginToolHasOnlyThePluginsCommands() throws {
    let outcome = try Workplace().run(Workplace.pluginTool, ["docs"])
    #expect(
      outcome
        == Outcome(
          .usage,
          errors: """
            cardgen: error: there is no command "docs"
            cardgen: note: the command must be generate, check, or lint; run cardgen --help for details

            """))
  }

  private static func workplace() throws -> Workplace {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon, "Ads": Workplace.namespaced])
    try workplace.write(Workplace.mistake, to: "Mistake.contentcards.json")
    return workplace
  }
}

extension Workplace {
  /// Returns the texts of all files by path.
  fileprivate func files() throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.filter { $0.contains(".") }.reduce(into: [:]) { $0[$1] = try read($1) }
  }
}
