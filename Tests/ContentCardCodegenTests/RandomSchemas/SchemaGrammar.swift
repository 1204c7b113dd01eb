import ContentCardSchema
import TestSupport

@testable import ContentCardCodegen

/// A random schema, and the app's own types that it names.
struct RandomSchema: Sendable {
  /// The name of the schema's file without its extensions.
  var name: String
  var tree: JSONTree
  var text: String
  var support: String
  /// Whether names were chosen independently of each other, so that they can collide.
  var isWild: Bool
  /// Whether it has declarations for Objective-C. Such a schema can be rejected for names that collide only in
  /// Objective-C.
  var hasObjectiveC: Bool
}

/// Creates random schemas from the grammar of the schema language.
///
/// Names are chosen so that they do not collide and the schema has no mistakes. In a wild schema, names come from a few
/// words that Swift or the generated code uses. Most wild schemas are rejected; the others test whether the rules for
/// names have a gap.
struct SchemaGrammar {
  var random: SeededGenerator
  let isWild: Bool
  let isPublic: Bool
  let isCodable: Bool
  /// The only type of the schema's fields, or `nil` for all types. For example, other types import modules that the code
  /// for one type also needs.
  let onlyType: BaseType?
  /// The prefix of names outside the namespace, so that many schemas fit in one module.
  let prefix: String
  let namespace: String?
  /// The prefix for Objective-C, or `nil` for a schema without declarations for Objective-C.
  let objectiveCPrefix: String?
  /// The indices of some schemas in the same module.
  let neighbors: Range<Int>

  // Used names by scope.
  var everything: Set<String> = []
  var top: Set<String> = []
  var objectCases = RuntimeNames.unionMembers.union(ReservedWords.unescapable)
  var constants = RuntimeNames.constants.union(ReservedWords.unescapable)
  /// Names in the dashboard, in lower case.
  var dashboardNames: Set<String> = []
  var keys: Set<String> = []
  var aliases: Set<String> = []
  /// The constant that the schema declares for a key, or `nil` for a key with the library's or the default constant.
  var givenConstants: [String: String?] = [:]

  /// The protocols of groups that objects of other groups can adopt.
  var groupProtocols: [String] = []

  /// Declarations of the app, outside the namespace.
  var support: [String] = []

  init(seed: UInt64, index: Int, isPublic: Bool, hasNamespace: Bool) {
    var random = SeededGenerator(seed: seed)
    isWild = hasNamespace && random.oneIn(2)
    self.isPublic = isPublic
    isCodable = random.oneIn(2)
    onlyType = random.oneIn(3) ? random.pick([.json, .json] + BaseType.allCases) : nil
    prefix = "S\(index)"
    let batch = index / RandomSchemaTests.batchSize * RandomSchemaTests.batchSize
    neighbors = batch..<batch + 16
    // A wild schema can have the namespace of another one.
    let owner = isWild && random.oneIn(4) ? random.pick(neighbors) : index
    namespace = hasNamespace ? random.pick(Self.namespaces(at: owner)) : nil
    // All prefixes of a module have the same length, so that none is a prefix of another.
    objectiveCPrefix = random.oneIn(3) ? "O\(10_000 + index)" : nil
    self.random = random
    let reserved = RuntimeNames.types.union(ReservedWords.unescapable).union(
      namespace.map { [$0] } ?? [])
    top = reserved.union(RuntimeNames.classTypeMembers).union(RuntimeNames.dispatchMembers)
      .union(RuntimeNames.enumMembers)
    constants.formUnion(namespace.map { [$0] } ?? [])
  }

  /// Returns the schema with an index in a run.
  static func schema(seed: UInt64, index: Int, isPublic: Bool, hasNamespace: Bool) -> RandomSchema {
    var grammar = Self(seed: seed, index: index, isPublic: isPublic, hasNamespace: hasNamespace)
    let tree = grammar.root()
    let text = tree.text(using: &grammar.random)
    let name = grammar.prefix + (grammar.random.oneIn(4) ? grammar.random.text() : "")
    return RandomSchema(
      name: name, tree: tree, text: text, support: grammar.support.joined(separator: "\n"),
      isWild: grammar.isWild, hasObjectiveC: grammar.objectiveCPrefix != nil)
  }
}

// MARK: - Names

extension SchemaGrammar {
  static let ordinary = [
    "coupon", "tile", "Price", "image", "url", "HTMLBody", "größe", "価格", "данные", "naïve",
    "e\u{301}tat", "_x", "__", "x1", "a_b", "𝒳", "ª", "मूल्य", "ǅ", "title", "isControl2", "label",
    "value", "object", "text", "type", "key", "id", "name", "data", "count", "index", "result",
    "error", "a_name_that_is_long_enough_to_need_a_line_of_its_own", "Foundation2",
    "thisNameIsAboutFortyCharactersLongOrMore",
  ]

  /// Words that generated code, the library, or the standard library uses.
  static let wild = [
    "type", "Type", "self", "decoder", "value", "object", "String", "Int", "ContentCardKey", "Self",
    "names", "none", "some", "hash", "hashValue", "rawValue", "rawType", "RawValue", "Rules",
    "read",
    "allCases", "classType", "contentCardData", "description", "init", "Foundation", "Swift",
    "ContentCards", "Equatable", "Hasher", "Optional", "Array", "Any", "Error", "Never", "Bool",
    "default", "in", "Decimal", "ExtraValue", "Element", "ID", "map", "flatMap", "Void", "Result",
    "from", "with", "key", "metaData", "expectation", "convertContentCards", "isControl", "Key",
    "title", "discriminator", "contentCardable", "ContentCardObject", "Codable", "Character",
  ]

  /// Returns a name that is unused in the scope.
  mutating func name(in scope: inout Set<String>, excluding others: Set<String> = []) -> String {
    if isWild, random.oneIn(3) { return random.pick(Self.wild) }
    while true {
      var name = random.pick(random.oneIn(3) ? KeywordTests.words : Self.ordinary)
      if random.oneIn(3) { name = CamelCase.upper(name) ?? name }
      if random.oneIn(2) { name += "\(random.number(0...99))" }
      if random.oneIn(8) { name = nameOfNeighbor() }
      guard !others.contains(name), take(name, in: &scope) else { continue }
      return name
    }
  }

  /// Returns possible namespaces of the schema with an index.
  private static func namespaces(at index: Int) -> [String] {
    ["NS", "Größe", "class", "default", "_"].map { "\($0)\(index)" }
  }

  /// Returns a name that can be a namespace, or the app's own type, of another schema in the module.
  private mutating func nameOfNeighbor() -> String {
    let index = random.pick(neighbors)
    // The schema's own types already have the names for its index.
    let types = "S\(index)" == prefix ? [] : ["S\(index)Own0", "S\(index)Own1"]
    return random.pick(Self.namespaces(at: index) + types)
  }

  /// Returns the name for a text, or `nil` if the name is too long to break its lines.
  static func lower(_ text: String) -> String? {
    CamelCase.lower(text).flatMap { $0.count > 60 ? nil : $0 }
  }

  /// Returns the type name for a text, or `nil` if it is too long.
  static func upper(_ text: String) -> String? {
    CamelCase.upper(text).flatMap { $0.count > 60 ? nil : $0 }
  }

  /// Returns a name that is unused in a scope of the schema.
  mutating func name(
    in scope: WritableKeyPath<Self, Set<String>>, excluding others: Set<String> = []
  ) -> String {
    var names = self[keyPath: scope]
    defer { self[keyPath: scope] = names }
    return name(in: &names, excluding: others)
  }

  /// Reserves a name in the schema. Returns `false` if it is used.
  mutating func takeAtTop(_ name: String) -> Bool {
    var names = top
    defer { top = names }
    return take(name, in: &names)
  }

  /// Reserves a name in a scope. Returns `false` if it is used.
  mutating func take(_ name: String, in scope: inout Set<String>) -> Bool {
    guard SwiftIdentifier.isIdentifier(name), !scope.contains(name), isFreeInObjectiveC(name)
    else { return isWild }
    scope.insert(name)
    everything.insert(name)
    return true
  }

  /// Returns whether the name can be an Objective-C property, if the schema has declarations for Objective-C.
  private func isFreeInObjectiveC(_ name: String) -> Bool {
    objectiveCPrefix == nil || ObjectiveCNames.conflict(of: name) == nil
  }

  /// Returns an unused name for a type or a case at the top level.
  mutating func topName() -> String {
    while true {
      let name = name(in: \.top, excluding: everything)
      if !isWild, name.hasPrefix("_") { continue }
      return name
    }
  }

  /// Returns a name for an object whose case of `ContentCardObject` is also unused.
  mutating func objectName() -> String {
    while true {
      let name = topName()
      if objectCases.insert(DefaultName.objectCase(of: name)).inserted || isWild { return name }
    }
  }

  /// Returns a name for the app's own type, outside the namespace.
  mutating func ownName() -> String {
    let name = "\(prefix)Own\(support.count)"
    return random.oneIn(3) ? "\(name)\(CamelCase.upper(random.pick(Self.ordinary)) ?? "X")" : name
  }

  var access: String { isPublic ? "public " : "" }
}

// MARK: - Texts

extension SchemaGrammar {
  /// Returns a description that is not empty.
  mutating func prose() -> JSONTree {
    while true {
      let text = random.text()
      if !ValueText.trimmed(text).isEmpty { return .text(text) }
    }
  }

  /// Returns a dashboard text, which is not empty and has no surrounding white space.
  mutating func dashboardText() -> String {
    while true {
      let text = ValueText.trimmed(random.oneIn(2) ? random.text() : random.pick(Self.ordinary))
      if !text.isEmpty { return text }
    }
  }

  mutating func description(of tree: inout JSONTree, oneIn count: Int = 4) {
    if random.oneIn(count) { tree["description"] = prose() }
  }

  mutating func deprecation() -> JSONTree {
    switch random.number(0...3) {
    case 0: .bool(true)
    case 1: .bool(false)
    default: prose()
    }
  }
}

/// Trims text like the schema reader, with an independent implementation.
enum ValueText {
  static func trimmed(_ text: String) -> String {
    let isBlank = { (scalar: Unicode.Scalar) in
      scalar.properties.isWhitespace
        || ["\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}"].contains(scalar)
    }
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { !isBlank($0) }),
      let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    var trimmed = String.UnicodeScalarView()
    trimmed.append(contentsOf: scalars[first...last])
    return String(trimmed)
  }

  static func containsLiquid(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains {
      $0 == UInt8(ascii: "{") && ($1 == UInt8(ascii: "{") || $1 == UInt8(ascii: "%"))
    }
  }
}

extension JSONTree {
  var containsLiquid: Bool {
    switch self {
    case .text(let text): ValueText.containsLiquid(text)
    case .list(let elements): elements.contains(where: \.containsLiquid)
    case .object(let members):
      members.contains { ValueText.containsLiquid($0.name) || $0.value.containsLiquid }
    case .number, .bool, .null: false
    }
  }
}
