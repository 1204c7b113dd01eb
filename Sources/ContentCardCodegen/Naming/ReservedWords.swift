/// Words that Swift reserves.
enum ReservedWords {
  /// Words that have a meaning after a dot even between backticks: `x.self`, `X.init`, `X.Type`.
  static let unescapable: Set<String> = ["Any", "Protocol", "Self", "Type", "init", "self"]

  /// Returns the first word of a type's name, which may have dots, that has such a meaning in its position. `Type` and
  /// `Protocol` have it only after a dot, and the other words only at the start.
  static func unescapable(inTypeName name: String) -> String? {
    let words = name.split(separator: ".").map(String.init)
    let metatypes: Set = ["Protocol", "Type"]
    if let first = words.first, unescapable.subtracting(metatypes).contains(first) {
      return first
    }
    return words.dropFirst().first { metatypes.contains($0) }
  }

  /// Words that are valid names between backticks.
  static let keywords = alwaysKeywords.union(specifiers).union(introducers)
    .union(accessors)

  enum Reservation { case keyword, unescapable }

  /// Every reserved word, and whether backticks make it a valid name.
  static let reservations = Dictionary(
    keywords.map { ($0, Reservation.keyword) } + unescapable.map { ($0, .unescapable) },
    uniquingKeysWith: { first, _ in first })

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
