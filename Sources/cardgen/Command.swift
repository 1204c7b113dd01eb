import ContentCardTools

/// The first argument.
enum Command: String, CaseIterable {
  case generate, check, lint, adapter

  var purpose: String {
    switch self {
    case .generate: "Writes the Swift source of schemas."
    case .check: "Compares the Swift source in the repository with what its schemas generate."
    case .lint: "Reads schemas and reports their mistakes."
    case .adapter: "Writes the Swift file that brings the cards of Braze's SDK into an app."
    }
  }

  /// What stands for the arguments without an option in a usage line.
  var operands: String {
    switch self {
    case .generate, .check, .lint: "[SCHEMA…]"
    case .adapter: Adapter.allCases.map(\.rawValue).joined(separator: "|")
    }
  }

  /// The same, explained.
  var operandMeanings: [(name: String, meaning: String)] {
    switch self {
    case .generate, .check, .lint:
      [
        (
          "SCHEMA", "a file NAME.contentcards.json; without any, every Schemas/*.contentcards.json"
        )
      ]
    case .adapter: Adapter.allCases.map { ($0.rawValue, $0.meaning) }
    }
  }

  var options: [Option] {
    switch self {
    case .generate, .check: [.output, .access, .diagnostics]
    case .lint: [.diagnostics]
    case .adapter: [.output]
    }
  }

  var examples: [String] {
    switch self {
    case .generate:
      [
        "cardgen generate",
        "cardgen generate Schemas/Shop.contentcards.json --output Sources/App/Cards",
      ]
    case .check: ["cardgen check", "cardgen check --diagnostics json"]
    case .lint: ["cardgen lint", "cardgen lint Drafts/*.contentcards.json"]
    case .adapter:
      [
        "cardgen adapter brazekit --output Sources/App/\(Adapter.brazekit.fileName)",
        "cardgen adapter appboy",
      ]
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
