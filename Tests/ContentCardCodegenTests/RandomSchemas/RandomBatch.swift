import ContentCardSchema
import Foundation
import TestSupport

@testable import ContentCardCodegen

/// Schemas that are compiled together, each in its own namespace.
struct RandomBatch: Sendable {
  struct Mode: Sendable {
    var language: String
    var isPublic: Bool
    var features: [String]
    var flags: [String]

    /// All combinations of language mode, access level, upcoming features, and main-actor isolation.
    static let all = [
      Mode(language: "5", isPublic: false, features: [], flags: []),
      Mode(
        language: "6", isPublic: true, features: GeneratedOutputTests.upcoming, flags: mainActor),
      Mode(language: "5", isPublic: true, features: GeneratedOutputTests.upcoming, flags: []),
      Mode(language: "6", isPublic: false, features: [], flags: mainActor),
    ]

    private static let mainActor = ["-default-isolation", "MainActor"]
  }

  let seed: UInt64
  let mode: Mode
  private(set) var schemas: [(index: Int, schema: RandomSchema, files: [GeneratedFile])] = []
  /// The diagnostics of schemas that were expected to be valid.
  private(set) var unexpectedDiagnostics: [String] = []
  /// The number of schemas that collide with an earlier schema of the module.
  private(set) var collisions = 0

  init(seed: UInt64, schemas indices: Range<Int>, mode: Mode) {
    self.seed = seed
    self.mode = mode
    var modules: [ModuleDeclarations] = []
    for index in indices {
      // A schema that is alone in its module does not need a namespace.
      let schema = SchemaGrammar.schema(
        seed: RandomSchemaTests.seed(of: index), index: index, isPublic: mode.isPublic,
        hasNamespace: index % RandomSchemaTests.batchSize > 0)
      let generation = Generation(schema.text, name: schema.name)
      if let checked = generation.checked {
        let module = ModuleDeclarations(checked, path: schema.name)
        guard modules.allSatisfy({ module.collisions(with: $0).isEmpty }) else {
          collisions += 1
          continue
        }
        modules.append(module)
        schemas.append((index, schema, generation.files))
      } else if !schema.isWild, !schema.hasObjectiveC {
        unexpectedDiagnostics.append(
          "schema \(index) of seed \(seed) is rejected:\n"
            + generation.findings.joined(separator: "\n") + "\n\(schema.text)")
      }
    }
  }
}

extension RandomBatch {
  /// Returns messages of the compiler and the formatter, with the first schemas that the messages name.
  func failures() async throws -> [String] {
    guard !schemas.isEmpty else { return [] }
    async let compilation = waiting { try compile() }
    async let findings = waiting { try lint() }
    return try await [compilation, findings].filter { !$0.isEmpty }.map { output in
      let indices = output.matches(of: /\/(\d+)\+\w+\.swift:/).compactMap { Int($0.1) }
      let texts = indices.uniqued.prefix(3).compactMap { index in
        schemas.first { $0.index == index }.map {
          "schema \(index) of seed \(seed): RANDOM_SEED=\(seed) RANDOM_SCHEMA=\(index)\n\($0.schema.text)\n"
        }
      }
      return texts.joined() + output.prefix(20_000)
    }
  }

  /// Returns the messages of the compiler for all files in one module.
  private func compile() throws -> String {
    let folder = try TemporaryFolder()
    let files = files.map { file in
      let facade = ObjectiveCFacade(file)
      return facade.map { GeneratedFile(name: file.name, text: $0.inSwift) } ?? file
    }
    let paths = try (files + support).map { try folder.write($0.text, to: $0.name) }
    let features = mode.features.flatMap { ["-enable-upcoming-feature", $0] }
    let run = try Run(
      [
        "swiftc", "-c", "-wmo", "-o", "\(folder.path)/module.o", "-module-name", "Batch",
        "-parse-as-library", "-warnings-as-errors", "-swift-version", mode.language, "-I",
        Run.builtProducts.appending(path: "Modules").path,
      ] + mode.flags + features + paths)
    return run.status == 0 ? run.output : "\(run.output)\nthe compiler ended with \(run.status)"
  }

  /// Returns the messages of the formatter, except messages about names, which come from the schema, and about lines
  /// that cannot be broken.
  private func lint() throws -> String {
    let folder = try TemporaryFolder()
    for file in files {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.filter { !Self.passes.contains($0) }.joined(separator: "\n")
      try folder.write(text, to: file.name)
    }
    let run = try Run("swift", "format", "lint", "--strict", "--parallel", "-r", folder.path)
    let rules = [
      "LineLength", "AlwaysUseLowerCamelCase", "TypeNamesShouldBeCapitalized",
      "IdentifiersMustBeASCII",
    ]
    return run.output.split(separator: "\n")
      .filter { line in !rules.contains { line.contains(": error: [\($0)] ") } }
      .map { "\($0)\n\(line(of: $0))" }.joined(separator: "\n")
  }

  /// Returns the generated line that a formatter message refers to. The file that the formatter reads lacks two lines
  /// of the generated file.
  private func line(of finding: Substring) -> Substring {
    guard let match = finding.firstMatch(of: /\/(\d+\+\w+\.swift):(\d+):/),
      let number = Int(match.2),
      let file = files.first(where: { $0.name == match.1 })
    else { return "" }
    return file.text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !Self.passes.contains($0) }.dropFirst(number - 1).first ?? ""
  }

  private static let passes: [Substring] = [
    "// swift-format-ignore-file", "// swiftlint:disable all",
  ]

  /// The generated files with simple names, independent of the schemas' names.
  var files: [GeneratedFile] {
    schemas.flatMap { index, _, files in
      zip(files, ["ClassType", "Keys", "Objects", "Dispatch", "ObjectiveC"]).map { file, artifact in
        GeneratedFile(name: "\(index)+\(artifact).swift", text: file.text)
      }
    }
  }

  /// The app's own types that the schemas refer to.
  var support: [GeneratedFile] {
    let (access, feature) = (mode.isPublic ? "public " : "", mode.features.isEmpty ? "" : "public ")
    let prefix = mode.isPublic ? feature : ""
    // An app can have types with names of Foundation.
    let own = GeneratedFile(
      name: "Own.swift", text: "struct Date {}\nstruct Decimal {}\nstruct URL {}\n")
    return [own]
      + schemas.map { index, schema, _ in
        // A public import must be used in a public declaration.
        GeneratedFile(
          name: "\(index)+Support.swift",
          text: """
            \(prefix)import ContentCards
            \(prefix)import Foundation
            \(access)struct Support\(index) {
              \(access)let date: Foundation.Date?
              \(access)let color: ContentCardColor?
            }
            \(schema.support)
            """)
      }
  }
}
