import ContentCardCodegen
import TestSupport
import Testing

@testable import ContentCardCodegen

/// Tests Swift keywords as names in every part of a schema.
@Suite struct KeywordTests {
  static let words = """
    Any Protocol Self Type actor any as associatedtype associativity async await borrowing break case catch class \
    consume consuming continue convenience copy default defer deinit didSet discard distributed do dynamic each \
    else enum extends extension fallthrough false fileprivate final for func get guard if import in indirect infix \
    init inout internal is isolated lazy left let macro module mutating nil none nonisolated nonmutating open \
    operator optional override package postfix precedence precedencegroup prefix private protocol public repeat \
    required rethrows return right self sending set some static struct subscript super switch then throw throws \
    true try typealias unowned unsafe var weak where while willSet yield
    expectation read modify allowsLiquid rawValue rawType hash hashValue description value object type text error card key \
    id count index issues metaData result title image
    """.split(separator: " ").flatMap { $0.split(separator: "\n") }.map(String.init)

  /// Undocumented keywords of the compiler and the formatter. They are in a separate list, because a deprecated
  /// property `read` is stored as `_read`.
  static let otherWords = [
    "__owned", "__shared", "_borrowing", "_const", "_modify", "_read", "reasync",
  ]

  /// The words, and the first member of their schema. The schemas are compiled in one module.
  private static let lists = [(words, ""), (otherWords, #""namespace": "Others", "#)]

  @Test func everyWordIsANameThatCompilesOrIsRejected() throws {
    try expectValid(
      Self.lists.map(Self.schemaOfNames) + [Self.schemaOfAGroup, Self.schemaOfOwnTypes],
      with: "protocol `protocol` {}\n\(Self.ownTypes)")
  }

  private static func schemaOfNames(_ words: [String], _ root: String) -> String {
    let names = words.filter { !ReservedWords.unescapable.contains($0) }
    let classTypes = names.enumerated().map { index, name in
      let caseName = name == "none" ? "other" : name
      let properties =
        name == "hashValue"
        ? "" : #"{ "type": "string", "property": "\#(name)", "constant": "\#(name)x" }"#
      return """
        "t\(index)": { "case": "\(caseName)", "object": "O\(index)", "extras": {
        \(properties.isEmpty ? "" : "\"k\(index)\": \(properties)") } }
        """
    }
    let properties = names.filter { $0 != "hashValue" }
    let deprecated = properties.map { name in
      #""old \#(name)": { "type": "string", "property": "\#(name)", "deprecated": true }"#
    }
    let addresses = properties.map { #""url \#($0)": { "type": "url", "property": "\#($0)" }"# }
    let values = names.map { "{ \"value\": \"v \($0)\", \"case\": \"\($0)\" }" }
    let choices = names.map { "{ \"case\": \"\($0)\", \"extras\": \"x \($0)\" }" }
    return """
      { \(root)
        "classTypes": {
          \(classTypes.joined(separator: ",\n")),
          "old": { "object": "Old", "extras": { \(deprecated.joined(separator: ",\n")) } },
          "url": { "object": "Address", "extras": { \(addresses.joined(separator: ",\n")) } },
          "v": {
            "object": "class2", "conformsTo": "protocol",
            "extras": {
              "e": { "type": "string", "enum": [\(values.joined(separator: ", "))], "enumName": "struct" },
              "f": { "type": "string", "enum": ["a"], "enumName": "lower", "default": "a" }
            },
            "oneOf": { "var": { "enumName": "func", "choices": [\(choices.joined(separator: ", "))] } }
          }
        }
      }
      """
  }

  private static let schemaOfAGroup = """
    {
      "namespace": "Group",
      "groups": {
        "in": {
          "enum": "let", "protocol": "is",
          "extras": { "g": { "type": "string", "property": "where", "enum": ["a"], "enumName": "as" } }
        }
      },
      "classTypes": { "w": { "case": "in.default", "object": "class" } }
    }
    """

  // Types of the app, whose names can contain more keywords than declared names.

  private static let ownWords = ["Any", "Self", "class", "default", "init", "self"]

  private static let schemaOfOwnTypes: String = {
    let fields = ownWords.enumerated().map { index, word in
      #""k\#(index)": { "type": "json", "swiftType": "Type.\#(word)" }"#
    }
    return """
      { "namespace": "Owner", "classTypes": {
        "a": { "object": "A", "conformsTo": ["Type.case"], "extras": { \(fields.joined(separator: ",")) } },
        "b": { "object": "class.Any", "declaration": "extension" },
        "c": { "object": "Type.in", "declaration": "extension", "extras": { "k": {
          "type": "json[]", "unique": true, "swiftType": "Protocol.Type2" }, "inout": "int" } }
      } }
      """
  }()

  private static let ownTypes = """
    import ContentCards
    enum `Type` {
      protocol `case` {}
      struct `in`: Hashable, Sendable {
        let contentCardData: ContentCardData<Owner.ContentCardClassType>?
        let k: Set<`Protocol`.Type2>
        let `inout`: Int
      }
      \(ownWords.map { "struct `\($0)`: Decodable, Hashable {}" }.joined(separator: "\n"))
    }
    enum `class` {
      struct `Any`: Hashable, Sendable {
        let contentCardData: ContentCardData<Owner.ContentCardClassType>?
      }
    }
    enum `Protocol` { struct Type2: Decodable, Hashable {} }
    """

  /// Some words have a meaning only before a type, such as `any`, `sending`, and `borrowing`.
  @Test func everyWordIsATypeNameThatCompilesOrIsRejected() throws {
    let types = Self.typeNames(Self.words + Self.otherWords).map { name in
      """
      struct `\(name)`: ContentCardValue, Decodable {
        static let expectation = "a value"
        static func read(_ value: ExtraValue) throws(ContentCardValueError) -> Self { Self() }
      }
      """
    }
    try expectValid(
      Self.lists.map(Self.schemaOfTypes),
      with: "import ContentCards\nenum Own {\n\(types.joined(separator: "\n"))\n}")
  }

  private static func typeNames(_ words: [String]) -> [String] {
    let reserved = RuntimeNames.dispatchMembers.union(ReservedWords.unescapable)
    return words.filter { !reserved.union(["none", "id"]).contains($0) }
  }

  private static func schemaOfTypes(_ words: [String], _ root: String) -> String {
    let names = typeNames(words)
    let classTypes = names.enumerated().map { index, name in
      // With a qualified and an unqualified name.
      let (object, own) = ("\(name)", "Own.\(name)")
      return """
        "t\(index)": { "case": "c\(index)", "object": "\(object)", "extras": {
          "k\(index)": { "type": "custom", "swiftType": "\(own)" } } },
        "g\(index)": { "case": "g\(index).x", "object": "G\(index)", "oneOf": {
          "p": { "enumName": "\(name)", "required": true,
            "choices": [{ "case": "x", "extras": "x", "type": "json[]", "swiftType": "\(own)" }] },
          "q": { "choices": [{ "case": "y", "extras": "y" }] } } }
        """
    }
    let groups = names.enumerated().map { index, name in
      """
      "g\(index)": { "enum": "E\(index)", "extras": {
        "s\(index)": { "type": "string?", "enum": ["a"], "enumName": "\(name)2" } } }
      """
    }
    return """
      { \(root) "groups": { \(groups.joined(separator: ",\n")) },
        "classTypes": { \(classTypes.joined(separator: ",\n")) } }
      """
  }

  /// Tests keywords as namespaces. A namespace precedes a dot in every reference to its types.
  @Test func everyWordIsANamespaceThatCompiles() throws {
    let reserved = RuntimeNames.constants.union(RuntimeNames.dispatchMembers)
      .union(ReservedWords.unescapable).union(["none"])
    let names = (Self.words + Self.otherWords).filter { !reserved.contains($0) }
    try expectValid(
      names.map { name in
        #"{ "namespace": "\#(name)", "classTypes": { "a": { "extras": { "k": "int" } } } }"#
      })
  }

  /// Checks that the schemas compile in one module, and that the formatter can read the files.
  private func expectValid(_ schemas: [String], with support: String = "") throws {
    let files = schemas.enumerated().flatMap { index, schema in
      let generation = Generation(schema, name: "N\(index)")
      #expect(generation.findings == [])
      return generation.files
    }
    try CompilerMode(features: CompilerMode.upcoming).expectNoWarnings(files, with: support)
    let findings = try formatterFindings(in: files, except: namingRules)
    #expect(findings == [])
  }

  @Test(arguments: ReservedWords.unescapable.sorted())
  func anUnescapableWordIsRejected(word: String) {
    let generation = Generation(
      #"{ "classTypes": { "a": { "case": "\#(word)", "object": "\#(word)", "extras": { "k": { "type": "int", "property": "\#(word)", "constant": "\#(word)" } } } } }"#
    )
    #expect(generation.diagnostics.count >= 4)
    #expect(Set(generation.diagnostics.map(\.code)) == [.reservedWord])
  }
}
