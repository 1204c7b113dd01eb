/// The first argument.
enum Command: String, CaseIterable {
  case generate, check, lint

  var purpose: String {
    switch self {
    case .generate: "Writes the Swift source of schemas."
    case .check: "Compares the Swift source in the repository with what its schemas generate."
    case .lint: "Reads schemas and reports their mistakes."
    }
  }

  var options: [Option] {
    switch self {
    case .generate, .check: [.output, .access, .diagnostics]
    case .lint: [.diagnostics]
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
    }
  }
}
