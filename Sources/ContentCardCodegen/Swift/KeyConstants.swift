/// How the output mentions the keys of the extras.
struct KeyConstants {
  /// The names of the constants, with the namespace in front, by key.
  let names: [String: String]

  /// The constant, or the key itself, which serves as well where no constant is declared for it.
  subscript(key: String) -> SourceItem {
    if let name = names[key] { return ".\(name)" }
    return .call("ContentCardKey", ["\(SwiftLiteral.string(key))"])
  }
}

extension Model {
  var constants: KeyConstants { KeyConstants(names: constantNames) }
}
