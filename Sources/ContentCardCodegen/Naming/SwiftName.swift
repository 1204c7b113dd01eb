/// An identifier in generated code, and its spelling in each position of Swift source.
package struct SwiftName: Hashable, Sendable {
  /// The identifier without backticks.
  package let text: String
  /// The entry for the name in the reserved words. It is looked up only once, because a name is printed several times.
  private let reservation: ReservedWords.Reservation?

  init(_ text: String) {
    self.text = text
    reservation = ReservedWords.reservations[text]
  }

  private var isKeyword: Bool { reservation == .keyword }

  /// The spelling in a declaration, and in a reference that does not follow a dot.
  var declaration: String { isKeyword ? "`\(text)`" : text }

  /// The spelling after a dot, where keywords need no backticks.
  var member: String { text }

  /// The spelling of a parameter: only three keywords need backticks.
  var parameter: String {
    isKeyword && ["inout", "let", "var"].contains(text) ? declaration : text
  }

  /// The spelling of an argument's label: only one keyword needs backticks.
  var label: String { text == "inout" ? declaration : text }

  /// The spelling as a part of a type's name, where backticks allow more words than elsewhere.
  var type: String { reservation == nil ? text : "`\(text)`" }

  package static func == (a: Self, b: Self) -> Bool { a.text == b.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension SwiftName: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
