import ContentCardCodegen
import ContentCardSchema
import Foundation
import TestSupport
import Testing

/// Tests the generated code of all examples with the compiler in every mode and with the formatter.
@Suite struct GeneratedOutputTests {
  /// Each pair of a language version, an access level, features, and isolation.
  static let modes = [
    CompilerMode(language: "5", access: .internal),
    CompilerMode(language: "6", access: .internal, features: CompilerMode.upcoming),
    CompilerMode(language: "5", access: .package, features: CompilerMode.upcoming),
    CompilerMode(language: "6", access: .package),
    CompilerMode(language: "5", access: .public, isolatesToMainActor: true),
    CompilerMode(
      language: "6", access: .public, features: CompilerMode.upcoming, isolatesToMainActor: true),
    CompilerMode(language: "6", access: .internal, isolatesToMainActor: true),
    CompilerMode(language: "5", access: .public, features: CompilerMode.upcoming),
  ]

  @Test(arguments: modes)
  func examplesCompileWithoutAWarning(mode: CompilerMode) throws {
    let files = Self.files(access: mode.access).map(\.inSwift)
    let modifier = mode.features.isEmpty || mode.access == .internal ? "" : "\(mode.access) "
    let app = Example.all.map(\.app).joined(separator: "\n").replacing(
      "public ", with: "\(mode.access) ")
    try mode.expectNoWarnings(
      files,
      with: """
        \(modifier)import ContentCards
        import Foundation

        // An app can have types with names of Foundation.
        struct Date {}
        struct Decimal {}
        struct URL {}

        \(app)
        """)
  }

  /// Returns the generated files of all examples. They can be compiled as one module, because each schema has a
  /// namespace, except for one whose types the app extends.
  private static func files(access: AccessLevel) -> [GeneratedFile] {
    Example.all.enumerated().flatMap { index, example in
      var schema = example.schema
      if !schema.contains("\"namespace\""), !example.app.contains("ContentCardClassType") {
        schema.replace("{", with: #"{ "namespace": "E\#(index)","#, maxReplacements: 1)
      }
      return Generation(schema, name: "\(example)", access: access).files
    }
  }

  @Test func theFormatterReportsNothing() throws {
    let findings = try formatterFindings(
      in: Self.files(access: .public), except: ["IdentifiersMustBeASCII"])
    #expect(findings == [])
  }

  @Test func everyDeclarationIsDocumented() throws {
    for file in try Self.showcase.files where !file.name.contains("ObjectiveC") {
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
          /contentCardData: |contentCardObject|wrappedObject|init\?\((from|$)|[dD]iscriminator|names = |rawType: String\??[)]|rawType: String\? |func encode|case nil/
        guard next.firstMatch(of: isRequirement) == nil || line.hasPrefix("///") else { continue }
        guard !next.hasPrefix("let "), !next.hasSuffix("(from: &decoder)") else { continue }
        #expect(line.hasPrefix("///"), "\(file.name): \(next)")
      }
    }
  }

  @Test func theSameSchemaGivesTheSameBytes() throws {
    let first = try Self.showcase.files
    for _ in 1...20 { #expect(try Self.showcase.files == first) }
  }

  /// Generates code from the schema that uses every member.
  private static var showcase: Generation {
    get throws {
      let schema = repository.appending(path: "Schemas/Showcase.contentcards.json")
      return Generation(try String(contentsOf: schema, encoding: .utf8))
    }
  }

  @Test func aChangedDescriptionChangesOnlyFilesThatShowIt() throws {
    func files(_ description: String) -> [GeneratedFile] {
      Generation(#"{ "classTypes": { "a": { "description": "\#(description)" } } }"#).files
    }
    let changed = zip(files("One"), files("Two")).filter { $0.text != $1.text }.map(\.0.name)
    #expect(changed == ["Test+ClassType.swift", "Test+Objects.swift"])
  }
}
