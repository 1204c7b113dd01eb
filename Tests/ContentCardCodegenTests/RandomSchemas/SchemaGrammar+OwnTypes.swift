import TestSupport

@testable import ContentCardCodegen

/// What an app declares itself: the types that its schema names.
extension SchemaGrammar {
  /// A type that reads a value of the extras.
  mutating func ownValue() -> String {
    declare { access, name, path in
      """
      \(access)struct \(name): Hashable, Sendable {
        let text: String
      }
      """
    } beside: { access, path in
      """
      extension \(path): ContentCardValue {
        \(access)static var expectation: String { "anything" }
        \(access)static func read(
          _ value: ExtraValue, rules: NoContentCardRules
        ) throws(ContentCardValueError) -> Self { Self(text: try value.text(as: Self.self)) }
      }
      """
    }
  }

  /// A type that is decoded from JSON.
  mutating func ownDecodable() -> String {
    declare { access, name, _ in
      "\(access)struct \(name): Decodable, Hashable, Sendable { let name: String }"
    }
  }

  mutating func ownProtocol() -> String {
    declare { access, name, _ in "\(access)protocol \(name) {}" }
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
      return "\(access)struct \(name): Hashable, Sendable {\n\(lines.joined(separator: "\n"))\n}"
    }
  }

  /// Declares a type at the top of the module, in a type of the app, or in the schema's namespace.
  ///
  /// - Returns: The type's name as the schema gives it.
  private mutating func declare(
    _ declaration: (_ access: String, _ name: String, _ path: String) -> String,
    beside extension: (_ access: String, _ path: String) -> String? = { _, _ in nil }
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
    if let more = `extension`(access, path.backticked) { support.append(more) }
    return path
  }
}

extension String {
  /// Every part of a type's name between backticks, where any word is a name.
  var backticked: String { split(separator: ".").map { "`\($0)`" }.joined(separator: ".") }
}
