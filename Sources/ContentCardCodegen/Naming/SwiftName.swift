/// An identifier in generated code, and its spelling in each position of Swift source.
package struct SwiftName: Hashable, Sendable {
  /// The identifier without backticks.
  package let text: String
  /// The reservation of the name, or `nil` if it is not a reserved word. It is looked up only once, because a name is
  /// printed several times.
  private let reservation: ReservedWords.Reservation?

  /// A replacement for a name for which an error was reported. Code is not generated from a schema with errors.
  static let missing = SwiftName("_")

  init(_ text: String) {
    self.text = text
    reservation = ReservedWords.reservations[text]
  }

  private var isKeyword: Bool { reservation == .keyword }

  /// The spelling in a declaration, and in a reference that does not follow a dot.
  var declaration: String { isKeyword ? "`\(text)`" : text }

  /// The spelling after a dot, where keywords need no backticks.
  var member: String { text }

  /// The spelling as a parameter name, where only three keywords need backticks.
  var parameter: String {
    isKeyword && ["inout", "let", "var"].contains(text) ? declaration : text
  }

  /// The spelling as an argument label, where only one keyword needs backticks.
  var label: String { text == "inout" ? declaration : text }

  /// The spelling as a component of a type's name, with backticks around every reserved word.
  var type: String { reservation == nil ? text : "`\(text)`" }

  package static func == (a: Self, b: Self) -> Bool { a.text == b.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension SwiftName: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
