/// A type as the generated code spells it.
package enum SwiftType: Hashable, Sendable {
  /// A type, with the types and modules that it is nested in first.
  case named([SwiftName])
  indirect case optional(SwiftType)
  indirect case array(SwiftType)
  indirect case set(SwiftType)
  indirect case generic([SwiftName], SwiftType)

  /// The type of a name whose parts are joined by dots.
  init(dotted name: String) {
    self = .named(name.split(separator: ".").map { SwiftName(String($0)) })
  }

  /// A type of the output, with its namespace if there is one.
  static func named(_ name: SwiftName, in namespace: SwiftName?) -> Self {
    .named(namespace.map { [$0, name] } ?? [name])
  }

  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// The type without backticks, for messages.
  package var unescaped: String { source(\.text) }

  private func source(_ spelling: (SwiftName) -> String) -> String {
    switch self {
    case .named(let names):
      names.count == 1 ? spelling(names[0]) : names.map(spelling).joined(separator: ".")
    case .optional(let wrapped): "\(wrapped.source(spelling))?"
    case .array(let element): "[\(element.source(spelling))]"
    case .set(let element): "Set<\(element.source(spelling))>"
    case .generic(let names, let argument):
      "\(names.map(spelling).joined(separator: "."))<\(argument.source(spelling))>"
    }
  }
}

extension SwiftType: CustomStringConvertible {
  /// The type as source.
  package var description: String { source(\.type) }
}

extension SwiftType: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) { self = .named([SwiftName(name)]) }
}
