import TestSupport

@testable import ContentCardCodegen

/// What an app declares itself: the types that its schema names.
extension SchemaGrammar {
  /// A type that reads a value of the extras: one of the app's own, or of Foundation.
  mutating func ownValue() -> String {
    if random.oneIn(8) { return random.pick(["Foundation.URL", "Foundation.Date"]) }
    return declare { access, name, path in
      """
      \(access)struct \(name): ContentCardValue {
        let text: String
        \(access)static let expectation = "anything"
        \(access)static func read(
          _ value: ExtraValue, rules: NoContentCardRules
        ) throws(ContentCardValueError) -> Self { Self(text: try value.text(as: Self.self)) }
      }
      """
    }
  }

  /// A type that is decoded from JSON.
  mutating func ownDecodable() -> String {
    if random.oneIn(4) {
      return random.pick([
        "UUID", "Foundation.UUID", "Locale", "TimeZone", "Data", "DateComponents",
        "Foundation.Decimal",
      ])
    }
    return declare { access, name, _ in
      "nonisolated \(access)struct \(name): Decodable, Hashable, Sendable { let name: String }"
    }
  }

  /// A protocol that requires some properties of the object.
  mutating func ownProtocol(of fields: [FieldDraft]) -> String {
    // The enum of allowed values is not visible outside its object.
    let required = fields.filter { $0.values == nil && random.oneIn(3) }
    let lines = required.map { "  var `\($0.property)`: \($0.swiftType) { get }\n" }
    return declare { access, name, _ in
      "\(access)protocol \(name) {\n\(lines.joined())}"
    }
  }

  /// A struct that an `extension` makes an object, with the properties that its initializer takes.
  mutating func ownObject(
    properties: (_ path: String) -> [(name: String, type: String)]
  ) -> String {
    let namespace = namespace
    return declare { access, name, path in
      let data = "ContentCardData<\(namespace.map { "`\($0)`." } ?? "")ContentCardClassType>?"
      let members = [("contentCardData", data)] + properties(path)
      let lines = members.map { "  \(access)let `\($0.0)`: \($0.1)" }
      return
        "nonisolated \(access)struct \(name): Hashable, Sendable {\n\(lines.joined(separator: "\n"))\n}"
    }
  }

  /// Declares a type at the top of the module, in a type of the app, or in the schema's namespace.
  ///
  /// - Returns: The type's name as the schema gives it.
  private mutating func declare(
    _ declaration: (_ access: String, _ name: String, _ path: String) -> String
  ) -> String {
    let name = ownName()
    let outer: String?
    switch random.number(0...3) {
    case 0 where namespace != nil: outer = namespace
    case 1:
      outer = "\(prefix)Models\(support.count)"
      support.append("\(access)enum `\(outer ?? "")` {}")
    default: outer = nil
    }
    let path = (outer.map { "\($0)." } ?? "") + name
    let source = declaration(access, "`\(name)`", path.backticked)
    support.append(outer.map { "extension `\($0)` {\n\(source)\n}" } ?? source)
    return path
  }
}

extension String {
  /// Every part of a type's name between backticks, where any word is a name.
  var backticked: String { split(separator: ".").map { "`\($0)`" }.joined(separator: ".") }
}
