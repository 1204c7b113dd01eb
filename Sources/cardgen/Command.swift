import ContentCardTools

/// The first argument.
enum Command: String, CaseIterable {
  case generate, check, lint, docs, diff
  case lintCard = "lint-card"
  case fixtures, adapter, infer, `init`, completions

  var purpose: String {
    switch self {
    case .generate: "Writes the Swift source of schemas."
    case .check: "Compares the Swift source in the repository with what its schemas generate."
    case .lint: "Reads schemas and reports their mistakes."
    case .docs: "Writes a page for those who make cards: what to type for each class type."
    case .diff: "Says what a change of a schema breaks: old apps, running campaigns, code."
    case .lintCard: "Says of content cards what an app with the schemas makes of them."
    case .fixtures: "Writes content cards for tests: right ones, and a wrong one for each rule."
    case .adapter: "Writes the Swift file that brings the cards of Braze's SDK into an app."
    case .infer: "Drafts a schema from sample cards."
    case .`init`: "Writes a schema to begin with."
    case .completions: "Prints what a shell needs to complete these commands."
    }
  }

  /// What stands for the arguments without an option in a usage line.
  var operands: String {
    switch self {
    case .generate, .check, .lint, .docs, .fixtures: "[SCHEMA…]"
    case .diff: "OLD NEW"
    case .lintCard: "FILE|-"
    case .adapter: Adapter.allCases.map(\.rawValue).joined(separator: "|")
    case .infer: "FILE…|-"
    case .`init`: "[NAME]"
    case .completions: Shell.allCases.map(\.rawValue).joined(separator: "|")
    }
  }

  /// The same, explained.
  var operandMeanings: [(name: String, meaning: String)] {
    switch self {
    case .generate, .check, .lint, .docs, .fixtures:
      [
        (
          "SCHEMA", "a file NAME.contentcards.json; without any, every Schemas/*.contentcards.json"
        )
      ]
    case .diff:
      [
        (
          "OLD",
          "the schema of the apps in the store: a file such as <(git show 1.0:Schemas/Shop.contentcards.json)"
        ),
        ("NEW", "the schema of the next one; for either - is standard input"),
      ]
    case .lintCard, .infer:
      [
        ("FILE", "cards as JSON, a body of Braze's API, CSV, or lines such as key: value"),
        ("-", "the same from standard input"),
      ]
    case .adapter: Adapter.allCases.map { ($0.rawValue, $0.meaning) }
    case .`init`:
      [("NAME", "what the schema and its output are called; default \(Starter.defaultName)")]
    case .completions: Shell.allCases.map { ($0.rawValue, $0.setUp) }
    }
  }

  var options: [Option] {
    switch self {
    case .generate: [.output, .access, .diagnostics, .watch]
    case .check: [.output, .access, .diagnostics]
    case .lint: [.diagnostics]
    case .docs: [.format, .output, .diagnostics]
    case .diff: [.failOn, .format, .diagnostics]
    case .lintCard: [.schema, .format]
    case .adapter, .fixtures: [.output]
    case .infer: [.discriminator, .output]
    case .`init`: [.classType]
    case .completions: []
    }
  }

  /// Whether `--output` names a file rather than a folder.
  var writesOneFile: Bool {
    switch self {
    case .docs, .adapter, .infer: true
    case .generate, .check, .lint, .diff, .lintCard, .fixtures, .`init`, .completions: false
    }
  }

  /// The values of `--format`.
  var formats: [String] {
    switch self {
    case .docs: SheetFormat.allCases.map(\.rawValue)
    case .diff, .lintCard: ["text", "json"]
    case .generate, .check, .lint, .fixtures, .adapter, .infer, .`init`, .completions: []
    }
  }

  var examples: [String] {
    switch self {
    case .generate:
      [
        "cardgen generate",
        "cardgen generate Schemas/Shop.contentcards.json --output Sources/App/Cards",
        "cardgen generate --watch",
      ]
    case .check: ["cardgen check", "cardgen check --diagnostics json"]
    case .lint: ["cardgen lint", "cardgen lint Drafts/*.contentcards.json"]
    case .docs: ["cardgen docs", "cardgen docs --format html --output sheet.html"]
    case .diff:
      [
        "cardgen diff Old.json Schemas/Shop.contentcards.json",
        "cardgen diff --fail-on breaks-live-cards --format json - New.json < Old.json",
      ]
    case .adapter:
      [
        "cardgen adapter brazekit --output Sources/App/\(Adapter.brazekit.fileName)",
        "cardgen adapter appboy",
      ]
    case .lintCard:
      [
        "cardgen lint-card Cards.json",
        "cardgen lint-card Cards.json --schema Schemas/Shop.contentcards.json --format json",
      ]
    case .fixtures: ["cardgen fixtures", "cardgen fixtures --output Tests/Cards"]
    case .infer:
      [
        "cardgen infer Cards.json --output Schemas/Draft.contentcards.json",
        "cardgen infer January.json February.json --discriminator type",
      ]
    case .`init`:
      ["cardgen init", "cardgen init Club --class-type home_tile --class-type coupon_code"]
    case .completions: ["cardgen completions bash", "cardgen completions fish"]
    }
  }
}

extension Adapter {
  fileprivate var meaning: String {
    switch self {
    case .brazekit: "for the module BrazeKit, 15.1 or newer"
    case .appboy: "for the module BrazeKitCompat, with the interface of the SDK before BrazeKit"
    }
  }
}
