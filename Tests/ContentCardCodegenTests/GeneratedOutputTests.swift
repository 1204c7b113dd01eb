import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import ContentCardCodegen

/// Tests generated source with the compiler in every mode and with the formatter.
@Suite struct GeneratedOutputTests {
  struct Mode: CustomTestStringConvertible {
    var language: String
    var access: AccessLevel
    var features: [String] = []
    var flags: [String] = []

    var testDescription: String {
      "Swift \(language), \(access), \(features.isEmpty ? "plain" : features.joined(separator: ", "))"
    }
  }

  static let upcoming = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  static let modes = ["5", "6"].flatMap { language in
    AccessLevel.allCases.flatMap { access in
      [
        Mode(language: language, access: access),
        Mode(language: language, access: access, features: upcoming),
      ]
    }
  }

  @Test(arguments: modes)
  func everythingCompilesWithoutAWarning(mode: Mode) throws {
    let schema = try Self.schema("Everything")
    let generation = Generation(schema, name: "Everything", access: mode.access)
    try Self.compile(
      generation.files, in: mode,
      with: """
        // The app's own files import these modules.
        import ContentCards
        import Foundation

        protocol Trackable {}
        enum Shop { protocol Countable {} }
        struct Own { var date = Date(); var key = ContentCardKey("own") }
        """)
  }

  /// The settings of an app that Xcode 26 creates.
  @Test(arguments: ["5", "6"])
  func generatedCodeCompilesWithMainActorIsolationByDefault(language: String) throws {
    let demo = repository.appending(path: "Schemas/BrazeDemo.contentcards.json")
    let generation = Generation(try String(contentsOf: demo, encoding: .utf8), name: "Demo")
    let news = Generation(
      """
      {
        "namespace": "News",
        "classTypes": {
          "headline": {
            "object": "Headline", "declaration": "extension", "card": { "title": "string" },
            "conformsTo": ["Trackable"],
            "oneOf": {
              "content": { "choices": [{ "case": "html", "extras": "html" }] }
            }
          },
          "story": {
            "object": "Story", "conformsTo": ["Trackable"], "codable": true,
            "card": { "image": "url?", "title": "string" },
            "extras": { "size": { "type": "string", "enum": ["small"] } }
          }
        }
      }
      """, name: "News")
    let headline = GeneratedFile(
      name: "Headline.swift",
      text: """
        import ContentCards

        // Isolated to the main actor by default.
        protocol Trackable { var title: String { get } }
        extension Trackable { var trackingName: String { title } }
        func track(_ story: News.Story) -> String { story.trackingName }

        // A type that is unrelated to cards.
        struct Tip: Identifiable { let id: Int }

        nonisolated struct Headline: Hashable, Sendable {
          let contentCardData: ContentCardData<News.ContentCardClassType>?
          let title: String
          let content: Content?
        }

        """)
    try Self.compile(
      generation.files + news.files + [headline],
      in: Mode(
        language: language, access: .public, flags: ["-default-isolation", "MainActor"]))
  }

  @Test(arguments: ["Minimal", "Hostile"])
  func textOfTheSchemaStaysInItsLiteralOrComment(name: String) throws {
    let generation = Generation(try Self.schema(name), name: name)
    try Self.compile(generation.files, in: Mode(language: "6", access: .internal))
  }

  @Test(arguments: ["Minimal", "Everything", "Hostile"])
  func theFormatterReportsNothing(name: String) throws {
    let folder = try TemporaryFolder()
    let generation = Generation(try Self.schema(name), name: name)
    for file in generation.files {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let passes = lines.filter {
        $0 == "// swift-format-ignore-file" || $0 == "// swiftlint:disable all"
      }
      #expect(passes.count == 2)
      let text = lines.filter { !passes.contains($0) }.joined(separator: "\n")
      try folder.write(text, to: file.name)
    }
    let run = try Run("swift", "format", "lint", "--strict", "--recursive", folder.path)
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
  }

  @Test(arguments: ["Minimal", "Everything", "Hostile"])
  func everyDeclarationIsDocumented(name: String) throws {
    for file in Generation(try Self.schema(name), name: name, access: .public).files {
      // A deprecated property and its storage are documented above its attribute.
      let lines = file.text.split(separator: "\n").map { $0.drop { $0 == " " } }
        .filter { !$0.hasPrefix("@available(") && !$0.hasPrefix("private let _") }
      for (line, next) in zip(lines, lines.dropFirst()) {
        let isDeclaration =
          /^(nonisolated )?((public|fileprivate|private) )?((static )?(let|var|func)|init|enum|struct|protocol|typealias|case [^.]+$)/
        guard next.prefixMatch(of: isDeclaration) != nil, !next.contains(" = decoder.") else {
          continue
        }
        // The library's protocols document these members.
        let isRequirement =
          /contentCardData: |contentCardObject|wrappedObject|init\?\(from|discriminator|names = |rawType: String\??[)]|rawType: String\? |func encode/
        guard next.firstMatch(of: isRequirement) == nil || line.hasPrefix("///") else { continue }
        guard !next.hasPrefix("let "), !next.hasSuffix("(from: &decoder)") else { continue }
        #expect(line.hasPrefix("///"), "\(file.name): \(next)")
      }
    }
  }

  @Test func theSameSchemaGivesTheSameBytes() throws {
    let schema = try Self.schema("Everything")
    let first = Generation(schema).files
    for _ in 1...20 { #expect(Generation(schema).files == first) }
  }

  @Test func aChangedDescriptionChangesOnlyFilesThatShowIt() throws {
    func files(_ description: String) -> [GeneratedFile] {
      Generation(#"{ "classTypes": { "a": { "description": "\#(description)" } } }"#).files
    }
    let changed = zip(files("One"), files("Two")).filter { $0.text != $1.text }.map(\.0.name)
    #expect(changed == ["Test+ClassType.swift", "Test+Objects.swift"])
  }

  private static func schema(_ name: String) throws -> String {
    try String(
      contentsOf: SnapshotTests.folder.appending(path: "\(name).contentcards.json"), encoding: .utf8
    )
  }

  static func compile(_ files: [GeneratedFile], in mode: Mode, with support: String = "")
    throws
  {
    #expect(!files.isEmpty)
    let folder = try TemporaryFolder()
    var paths = try files.map { try folder.write($0.text, to: $0.name) }
    paths.append(try folder.write(support, to: "Support.swift"))
    let features = mode.features.flatMap { ["-enable-upcoming-feature", $0] }
    let run = try Run(
      [
        "swiftc", "-typecheck", "-parse-as-library", "-warnings-as-errors", "-swift-version",
        mode.language, "-package-name", "app",
      ]
        + features + mode.flags + ["-I", Run.builtProducts.appending(path: "Modules").path] + paths)
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
  }
}

extension GeneratedOutputTests {
  /// Schemas whose generated code once caused warnings or did not compile, each in its own module.
  @Test(arguments: [
    // No keys.
    (#"{ "classTypes": { "a": { "card": { "title": "string" } } } }"#, ""),
    // An app's own type in a namespace, with a group's protocol. Only the initializer uses Foundation.
    (
      #"""
      { "namespace": "NS",
        "groups": { "g": { "enum": "Kind", "protocol": "Shared", "extras": { "k": "string" } } },
        "classTypes": { "a": { "case": "g.a", "object": "Own", "declaration": "extension", "extras": { "price": "decimal" } } } }
      """#,
      """
      public import Foundation
      public import ContentCards
      public struct Own: Hashable, Sendable {
        public let contentCardData: ContentCardData<NS.ContentCardClassType>?
        public let k: String
        public let price: Decimal
      }
      """
    ),
    // A group's enum, and a deprecated protocol property with a default.
    (
      #"""
      { "groups": { "g": { "protocol": "P", "extras": {
          "size": { "type": "string", "enum": ["read", "x"], "default": "x" },
          "old": { "type": "int", "default": 1, "deprecated": "use \"size\"\nnow" } } } },
        "classTypes": { "a": { "case": "g.a" }, "b": { "case": "g.b", "deprecated": true } } }
      """#, ""
    ),
    // A required prefix in `atLeastOne`.
    (
      #"""
      { "classTypes": { "a": {
          "extras": { "line_*": "url[]?", "line_x": "int?" }, "atLeastOne": ["line_*", "line_x"] } } }
      """#, ""
    ),
    // A namespace that is a keyword, and a prefix with excluded keys.
    (
      #"""
      { "namespace": "class",
        "groups": { "g": { "enum": "Kind", "protocol": "P", "extras": { "k": { "type": "string", "enum": ["x"], "default": "x" } } } },
        "classTypes": { "a": { "case": "g.a", "extras": {
          "line_*": "string[]", "line_x": { "type": "int?", "aliases": ["line_old"] } } } } }
      """#, ""
    ),
    // The schema names a type of Foundation as its `swiftType`.
    (
      #"{ "classTypes": { "a": { "extras": { "k": { "type": "json?", "swiftType": "UUID" } } } } }"#,
      ""
    ),
    (
      #"{ "classTypes": { "a": { "extras": { "k": { "type": "custom", "swiftType": "Foundation.URL" } } } } }"#,
      ""
    ),
    // An app's own types with the names of Foundation types.
    (
      #"{ "classTypes": { "a": { "extras": { "k": "date", "l": "url[]?", "m": { "type": "decimal", "minimum": 0.5 } } } } }"#,
      "struct Date {}\nstruct Decimal {}\nstruct URL {}"
    ),
    // The same letter in two encodings.
    (
      "{ \"groups\": { \"\u{e9}\": { \"enum\": \"Kind\" } }, \"classTypes\": { \"a\": { \"case\": \"e\u{301}.x\" } } }",
      ""
    ),
  ])
  func schemasThatOnceFailedCompile(schema: String, support: String) throws {
    let generation = Generation(schema, access: .public)
    #expect(generation.findings == [])
    for language in ["5", "6"] {
      try Self.compile(
        generation.files,
        in: Mode(language: language, access: .public, features: Self.upcoming), with: support)
    }
  }

  @Test func twoSchemasWithNamespacesFitInOneModule() throws {
    func files(_ namespace: String) -> [GeneratedFile] {
      Generation(
        """
        {
          "namespace": "\(namespace)",
          "groups": { "g": { "enum": "Kind", "protocol": "Shared", "extras": { "price": "decimal" } } },
          "classTypes": { "coupon": { "case": "g.coupon", "object": "Coupon" }, "ad": {} }
        }
        """, name: namespace
      ).files
    }
    let support = """
      import ContentCards
      let keys: [ContentCardKey] = [.Shop.price, .News.price]
      func both(_ a: Shop.Coupon, _ b: News.Coupon) -> [any ContentCardable] { [a, b] }
      func object(_ data: [ContentCardKey: Any]) -> Shop.ContentCardObject? {
        Shop.ContentCardClassType.contentCardable(with: data, for: .g(.coupon))
      }
      """
    for language in ["5", "6"] {
      try Self.compile(
        files("Shop") + files("News"), in: Mode(language: language, access: .internal),
        with: support)
    }
  }
}
