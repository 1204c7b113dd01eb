package enum SwiftType: Equatable, Sendable {
  /// The name of a type, preceded by the names of the modules and types that qualify it, if any.
  case named([SwiftName])
  indirect case optional(SwiftType)
  indirect case array(SwiftType)
  indirect case set(SwiftType)

  /// Creates the type from a dotted name, such as `Foundation.URL`.
  init(dotted name: String) {
    self = .named(name.split(separator: ".").map { SwiftName(String($0)) })
  }

  /// Returns a type in a namespace, or only its name if the namespace is `nil`.
  static func named(_ name: SwiftName, in namespace: SwiftName?) -> Self {
    .named(namespace.map { [$0, name] } ?? [name])
  }

  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// The type as Swift source, but without backticks.
  package var unescaped: String { source(\.text) }

  private func source(_ spelling: (SwiftName) -> String) -> String {
    switch self {
    case .named(let names):
      names.count == 1 ? spelling(names[0]) : names.map(spelling).joined(separator: ".")
    case .optional(let wrapped): "\(wrapped.source(spelling))?"
    case .array(let element): "[\(element.source(spelling))]"
    case .set(let element): "Swift.Set<\(element.source(spelling))>"
    }
  }
}

extension SwiftType: CustomStringConvertible {
  /// The type as Swift source.
  package var description: String { source(\.type) }
}

extension SwiftType: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) { self = .named([SwiftName(name)]) }
}
