import Foundation
import TestSupport
import Testing

extension PluginTests {
  /// The first hour of a new user, who has read only the README.
  struct FirstHourTests {
    private let package: Workshop
    private let schema = "Sources/Shop/Shop.contentcards.json"

    init() throws { package = try Workshop(copying: "SixtySeconds") }

    /// Each step uses what an earlier step printed. None of them needs the documentation.
    @Test func eachStepFollowsFromThePreviousOutput() throws {
      try expectSuccess(package.swift("build"))
      try correctAMistakeInTheSchema()
      try addAClassType()
      try checkCards()
      try switchToCommittedOutput()
      try checkAPullRequest()
    }

    private func correctAMistakeInTheSchema() throws {
      try edit(schema, "\"extras\"", "\"extra\"")
      let build = try package.swift("build")
      let suggestion = try #require(
        build.output.firstMatch(of: /did you mean (".*")\?/), "\(build)")
      try edit(schema, "\"extra\"", String(suggestion.1))
      try expectSuccess(package.swift("build"))
    }

    private func addAClassType() throws {
      let message = #""message": {"extras": {"message_header": "string"}},"#
      try edit(schema, #""classTypes": {"#, #""classTypes": { \#(message)"#)
      let build = try package.swift("build")
      let missing = try #require(
        build.output.firstMatch(of: /add missing case: '(\.message)\(/), "\(build)")
      try edit(
        "Sources/Shop/main.swift", "  switch object {\n",
        "  switch object {\n  case \(missing.1)(let message): print(message.messageHeader)\n")
      try expectSuccess(package.swift("build"))
    }

    /// Cards in five formats, each with the same mistake.
    private func checkCards() throws {
      let cards = [
        "Card.json": #"{"class_type": "coupon_code", "discount_percent": "5"}"#,
        "Request.json": """
        {"canvas_id": "c", "trigger_properties": {},
         "cards": [{"id": "a", "e": {"class_type": "coupon_code", "discount_percent": "5"}}]}
        """,
        "Sheet.csv": "class_type;discount_percent\ncoupon_code;5\n",
        "Pairs.csv": "key,value\nclass_type,coupon_code\ndiscount_percent,5\n",
        "Lines.txt":
          "class_type: coupon_code\ndiscount_percent: {{api_trigger_properties.${discount}}}\n",
      ]
      for (file, text) in cards {
        try package.write(text, to: "Cards/\(file)")
        let rejected = try run("cardgen lint-card Cards/\(file)")
        #expect(rejected.status == 1, "\(rejected)")
        let key = try #require(
          rejected.output.firstMatch(
            of: /"(\w+)" is missing; the card has "(\w+)": is that a misspelling/), "\(rejected)")
        try edit("Cards/\(file)", String(key.2), String(key.1))
        let accepted = try run("cardgen lint-card Cards/\(file)")
        #expect(accepted.output.contains("1 card: 1 accepted"), "\(accepted)")
        try expectSuccess(accepted)
      }
    }

    private func switchToCommittedOutput() throws {
      let usage = try run("cardgen generate")
      let command = try #require(
        usage.output.firstMatch(of: /run: swift run (cardgen .*)/), "\(usage)")
      try edit(
        "Package.swift",
        """
        ,
              plugins: [.plugin(name: "ContentCardsPlugin", package: "swift-content-cards")]
        """, "")
      try expectSuccess(run(String(command.1)))
      let build = try package.swift("build")
      // The package manager warns about the schema, which is neither a source nor a resource of the target.
      #expect(
        build.output.contains("explicitly declare them as resources or exclude from the target"),
        "\(build)")
      try edit(
        "Package.swift", "\"swift-content-cards\")]",
        #""swift-content-cards")], exclude: ["Shop.contentcards.json"]"#)
      try expectSuccess(package.swift("build"))
      #expect(
        try package.swift("run", ["--skip-build", "--quiet"]).output
          == Readme.blockUnder("swift run"))
    }

    /// Runs the steps of CI, first without a change, then with a renamed key.
    private func checkAPullRequest() throws {
      try expectSuccess(
        run(
          """
          git init --quiet; git add .
          git -c user.name=A -c user.email=a@example.com commit --quiet --message A
          """))
      let output = "--output Sources/Shop/Generated"
      let steps = [
        "cardgen lint", "cardgen check \(schema) \(output)", "cardgen lint-card Cards",
        "git show HEAD:\(schema) | cardgen diff - \(schema)",
      ].map { "\($0) --diagnostics github" }
      for step in steps { try expectSuccess(run(step)) }
      try edit(schema, "discount_percentage", "discount")
      let results = try steps.map(run)
      #expect(results.map(\.status) == [0, 1, 1, 1], "\(results)")
      let titles = results.map { run in
        Set(run.output.matches(of: /(?m)^::error .*title=([^,:]+)/).map { String($0.1) })
      }
      #expect(titles == [[], ["stale-output"], ["missing"], ["field-removed", "field-added"]])
    }

    private func edit(
      _ file: String, _ old: String, _ new: String,
      _ location: SourceLocation = #_sourceLocation
    ) throws {
      let text = try package.read(file)
      try #require(text.contains(old), "\(text)", sourceLocation: location)
      try package.write(text.replacing(old, with: new), to: file)
    }

    private func run(_ command: String) throws -> Run {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return try Run(
        "PATH=\(Run.builtProducts.path):\(path)", "sh", "-e", "-c",
        "cd '\(package.path(""))'; \(command)")
    }

    private func expectSuccess(_ run: Run, _ location: SourceLocation = #_sourceLocation) throws {
      try #require(
        run.status == 0 && !run.output.contains(/warning( .*)?:/), "\(run)",
        sourceLocation: location)
    }
  }
}
