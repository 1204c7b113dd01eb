/// How the output mentions the keys of the extras.
struct KeyConstants {
  /// The `ContentCardKey` constants, with the namespace in front, by key; those of the runtime library among them.
  let names: [String: String]

  /// The constant, or the key itself, which serves as well where no constant is declared for it.
  subscript(key: String) -> SourceItem {
    if let name = names[key] { return ".\(name)" }
    return .call("ContentCardKey", ["\(SwiftLiteral.string(key))"])
  }
}
