import ContentCardSchema

/// A schema of the repository whose generated code is compiled.
enum Demo: String, CaseIterable {
  case brazeDemo = "BrazeDemo"
  case showcase = "Showcase"

  var schema: Schema {
    get throws { try Schema(named: rawValue) }
  }
}
