enum ReservedWords {
  /// Words that cannot name a generated declaration, because they can keep their meaning even in backticks, as in
  /// `x.self`, `X.init`, and `X.Type`.
  static let unescapable: Set<String> = ["Any", "Protocol", "Self", "Type", "init", "self"]

  /// Returns the first word in a type's name that is unescapable in its position: `Type` or `Protocol` after a dot, or
  /// one of the other words at the start. Returns `nil` if there is none. The name can have dots.
  static func unescapable(inTypeName name: String) -> String? {
    let words = name.split(separator: ".").map(String.init)
    let metatypes: Set = ["Protocol", "Type"]
    if let first = words.first, unescapable.subtracting(metatypes).contains(first) {
      return first
    }
    return words.dropFirst().first { metatypes.contains($0) }
  }

  /// Words that are valid names if they are in backticks.
  static let keywords = alwaysKeywords.union(specifiers).union(introducers)
    .union(accessors)

  enum Reservation { case keyword, unescapable }

  /// Every reserved word, and whether backticks make it a valid name.
  static let reservations = Dictionary(
    keywords.map { ($0, Reservation.keyword) } + unescapable.map { ($0, .unescapable) },
    uniquingKeysWith: { first, _ in first })

  private static let alwaysKeywords = Set(
    words: """
      as associatedtype await break case catch class continue default defer deinit do else
      enum extension fallthrough false fileprivate for func guard if import in inout internal
      is let nil operator precedencegroup private protocol public repeat rethrows return
      static struct subscript super switch throw throws true try typealias unsafe var where
      while
      """)

  /// Words that have a special meaning before a type. A type with such a name can need backticks.
  private static let specifiers = Set(
    words: """
      __owned __shared _const any async borrowing consuming each isolated nonisolated reasync
      sending some
      """)

  /// The word after which `swift format` expects a variable.
  private static let introducers: Set<String> = ["_borrowing"]

  /// Words that Swift parses as an accessor at the start of a computed property's body. Generated code can begin a body
  /// with one of them: a deprecated property `read` returns the value of its storage, `_read`.
  private static let accessors: Set<String> = ["_modify", "_read"]
}
