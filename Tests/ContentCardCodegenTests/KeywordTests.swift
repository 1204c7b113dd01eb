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
    expectation read modify takesLiquid rawValue rawType hash hashValue description value object type text error card key \
    id count index issues metaData result title image
    """.split(separator: " ").flatMap { $0.split(separator: "\n") }.map(String.init)

  /// Undocumented keywords of the compiler and the formatter. They are in a separate list, because a deprecated
  /// property `read` is stored as `_read`.
  static let otherWords = [
    "__owned", "__shared", "_borrowing", "_const", "_modify", "_read", "reasync",
  ]

  @Test(arguments: [words, otherWords])
  func everyWordIsANameThatCompilesOrIsRejected(words: [String]) throws {
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
    let generation = Generation(
      """
      {
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
      """)
    #expect(generation.findings == [])
    try GeneratedOutputTests.compile(
      generation.files, in: .init(language: "6", access: .internal), with: "protocol `protocol` {}")
    try expectTheFormatterReads(generation.files)
  }

  @Test func aGroupCanHaveKeywordsAsNames() throws {
    let generation = Generation(
      """
      {
        "groups": {
          "in": {
            "enum": "let", "protocol": "is",
            "extras": { "g": { "type": "string", "property": "where", "enum": ["a"], "enumName": "as" } }
          }
        },
        "classTypes": { "w": { "case": "in.default", "object": "class" } }
      }
      """)
    #expect(generation.findings == [])
    try GeneratedOutputTests.compile(generation.files, in: .init(language: "6", access: .public))
  }

  /// Some words have a meaning only before a type, such as `any`, `sending`, and `borrowing`.
  @Test(arguments: [words, otherWords])
  func everyWordIsATypeNameThatCompilesOrIsRejected(words: [String]) throws {
    let names = words.filter {
      !RuntimeNames.dispatchMembers.union(ReservedWords.unescapable).union(["none", "id"]).contains(
        $0)
    }
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
    let schema = """
      { "groups": { \(groups.joined(separator: ",\n")) },
        "classTypes": { \(classTypes.joined(separator: ",\n")) } }
      """
    let generation = Generation(schema)
    #expect(generation.findings == [])
    let types = names.map { name in
      """
      struct `\(name)`: ContentCardValue, Decodable {
        static let expectation = "a value"
        static func read(
          _ value: ExtraValue, rules: NoContentCardRules
        ) throws(ContentCardValueError) -> Self { Self() }
      }
      """
    }
    try GeneratedOutputTests.compile(
      generation.files, in: .init(language: "6", access: .internal),
      with: "import ContentCards\nenum Own {\n\(types.joined(separator: "\n"))\n}")
    try expectTheFormatterReads(generation.files)
  }

  /// Tests keywords as namespaces. A namespace precedes a dot in every reference to its types.
  @Test func everyWordIsANamespaceThatCompiles() throws {
    let reserved = RuntimeNames.constants.union(RuntimeNames.dispatchMembers)
      .union(ReservedWords.unescapable).union(["none"])
    let names = (Self.words + Self.otherWords).filter { !reserved.contains($0) }
    let files = names.enumerated().flatMap { index, name in
      let generation = Generation(
        #"{ "namespace": "\#(name)", "classTypes": { "a": { "extras": { "k": "int" } } } }"#,
        name: "N\(index)")
      #expect(generation.findings == [])
      return generation.files
    }
    // In one file, because the compiler takes much longer to read hundreds of files.
    try GeneratedOutputTests.compile(
      files, in: .init(language: "6", access: .internal, flags: ["-whole-module-optimization"]))
    try expectTheFormatterReads(files)
  }

  /// Checks that the formatter can parse the files, although they tell it not to format them.
  private func expectTheFormatterReads(_ files: [GeneratedFile]) throws {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file.text, to: file.name) }
    let run = try Run("swift", "format", "lint", "--strict", "--parallel", "-r", folder.path)
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
  }

  /// Tests keywords in a type's name, where backticks allow more words than in a declared name.
  @Test func anAppsOwnTypeCanHaveAKeywordInItsName() throws {
    let words = ["Any", "Self", "class", "default", "init", "self"]
    let fields = words.enumerated().map { index, word in
      #""k\#(index)": { "type": "json", "swiftType": "Type.\#(word)" }"#
    }
    let generation = Generation(
      """
      { "classTypes": {
        "a": { "object": "A", "conformsTo": ["Type.case"], "extras": { \(fields.joined(separator: ",")) } },
        "b": { "object": "class.Any", "declaration": "extension" },
        "c": { "object": "Type.in", "declaration": "extension", "extras": { "k": {
          "type": "json[]", "unique": true, "swiftType": "Protocol.Type2" }, "inout": "int" } }
      } }
      """)
    #expect(generation.findings == [])
    let types = words.map { "struct `\($0)`: Decodable, Hashable {}" }
    try GeneratedOutputTests.compile(
      generation.files, in: .init(language: "6", access: .internal, features: ["ExistentialAny"]),
      with: """
        import ContentCards
        enum `Type` {
          protocol `case` {}
          struct `in`: Hashable, Sendable {
            let contentCardData: ContentCardData<ContentCardClassType>?
            let k: Set<`Protocol`.Type2>
            let `inout`: Int
          }
          \(types.joined(separator: "\n"))
        }
        enum `class` {
          struct `Any`: Hashable, Sendable { let contentCardData: ContentCardData<ContentCardClassType>? }
        }
        enum `Protocol` { struct Type2: Decodable, Hashable {} }
        """)
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
