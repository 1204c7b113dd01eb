import TestSupport

@testable import ContentCardCodegen

// Declarations of the app's own types that a schema names.
extension SchemaGrammar {
  /// Returns the name of a type that reads a value: a type of the app or of Foundation.
  mutating func ownValue() -> String {
    if random.oneIn(8) { return random.pick(["Foundation.URL", "Foundation.Date"]) }
    let encoding = { (access: String) in
      """
      \(access)func encode(to encoder: any Swift.Encoder) throws { try text.encode(to: encoder) }
      """
    }
    let isCodable = isCodable
    return declare { access, name, path in
      """
      \(access)struct \(name): ContentCardValue\(isCodable ? ", Encodable" : "") {
        let text: String
        \(access)static let expectation = "anything"
        \(access)static func read(
          _ value: ContentCardsGeneratedCode.ExtraValue
        ) throws(ContentCardValueError) -> Self { Self(text: try value.text(as: Self.self)) }
        \(isCodable ? encoding(access) : "")
      }
      """
    }
  }

  /// Returns the name of a type that is decoded from JSON.
  mutating func ownDecodable() -> String {
    // Types of fields without a `swiftType` can also import Foundation.
    if onlyType == .json, random.oneIn(2) { return "TimeInterval" }
    if random.oneIn(4) {
      return random.pick([
        "UUID", "Foundation.UUID", "Locale", "TimeZone", "TimeInterval", "DateComponents",
        "Foundation.Decimal",
      ])
    }
    let decoding = isCodable ? "Codable" : "Decodable"
    return declare { access, name, _ in
      "nonisolated \(access)struct \(name): \(decoding), Hashable, Sendable { let name: String }"
    }
  }

  /// Returns the name of a protocol that requires some of the object's properties.
  mutating func ownProtocol(of fields: [FieldDraft]) -> String {
    // Fields with allowed values are excluded, because their enum is not visible outside its object.
    let required = fields.filter { $0.values == nil && random.oneIn(3) }
    let lines = required.map { "  var `\($0.property)`: \($0.swiftType) { get }\n" }
    return declare { access, name, _ in
      "\(access)protocol \(name) {\n\(lines.joined())}"
    }
  }

  /// Declares a struct for `"declaration": "extension"`, with the properties of its initializer.
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

  /// Declares the function that checks the objects of a type.
  mutating func validate(_ object: String, isOwn: Bool) {
    let path = isOwn ? object : (namespace.map { "\($0)." } ?? "") + object
    let source = """
      nonisolated extension \(path.backticked) {
        func contentCardProblem() -> Swift.String? { nil }
      }
      """
    // In a wild schema, two class types can have an object of the same name.
    if !support.contains(source) { support.append(source) }
  }

  /// Declares a type at the top level, in a type of the app, or in the schema's namespace.
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
  /// Returns a type's name with backticks around every part, so that every word is valid.
  var backticked: String { split(separator: ".").map { "`\($0)`" }.joined(separator: ".") }
}
