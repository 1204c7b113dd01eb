/// Words that Swift keeps for itself.
enum ReservedWords {
  /// Words with a meaning of their own even behind a dot: `x.self`, `X.init`, `X.Type`.
  static let beyondBackticks: Set<String> = ["Any", "Protocol", "Self", "Type", "init", "self"]

  /// The first word of a type's name, which may have dots, that has such a meaning where it stands. In front, `Type`
  /// and `Protocol` have none, and behind a dot only they have.
  static func beyondBackticks(inTypeName name: String) -> String? {
    let words = name.split(separator: ".").map(String.init)
    let metatypes: Set = ["Protocol", "Type"]
    if let first = words.first, beyondBackticks.subtracting(metatypes).contains(first) {
      return first
    }
    return words.dropFirst().first { metatypes.contains($0) }
  }

  /// Words that are names between backticks.
  static let keywords = alwaysKeywords.union(specifiers).union(introducers)
    .union(accessors)

  private static let alwaysKeywords: Set<String> = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil",
    "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "unsafe", "var", "where", "while",
  ]

  /// Words that mean something in front of a type, so that a type of that name is not found without backticks.
  private static let specifiers: Set<String> = [
    "__owned", "__shared", "_const", "any", "async", "borrowing", "consuming", "each", "isolated",
    "nonisolated", "reasync", "sending", "some",
  ]

  /// The word behind which `swift format` looks for a variable.
  private static let introducers: Set<String> = ["_borrowing"]

  /// Words that begin an accessor where the body of a computed property begins.
  private static let accessors: Set<String> = ["_modify", "_read"]
}

extension String {
  /// The name as it is written where it is declared or used.
  var escaped: String { ReservedWords.keywords.contains(self) ? "`\(self)`" : self }

  /// The same for a type, whose name may have dots, among which backticks save more words.
  var escapedTypeName: String {
    split(separator: ".").map(String.init)
      .map { ReservedWords.beyondBackticks.contains($0) ? "`\($0)`" : $0.escaped }
      .joined(separator: ".")
  }

  /// The name as a parameter, where Swift takes all words but three.
  var escapedAsParameter: String {
    ["inout", "let", "var"].contains(self) ? "`\(self)`" : self
  }

  /// The name as the label of an argument, where Swift takes all words but one.
  var escapedAsLabel: String { self == "inout" ? "`inout`" : self }
}
