import ContentCardSchema
import Foundation
import TestSupport

@testable import ContentCardCodegen

/// Schemas that are compiled together, each in its own namespace.
struct RandomBatch: Sendable {
  /// Modes with every language version, access level, feature, and isolation.
  static let modes = [
    CompilerMode(language: "5"),
    CompilerMode(access: .public, features: CompilerMode.upcoming, isolatesToMainActor: true),
    CompilerMode(language: "5", access: .public, features: CompilerMode.upcoming),
    CompilerMode(isolatesToMainActor: true),
  ]

  let seed: UInt64
  let mode: CompilerMode
  private(set) var schemas: [(index: Int, schema: RandomSchema, files: [GeneratedFile])] = []
  /// The diagnostics of schemas that were expected to be valid.
  private(set) var unexpectedDiagnostics: [String] = []
  /// The number of schemas that collide with an earlier schema of the module.
  private(set) var collisions = 0

  init(seed: UInt64, schemas indices: Range<Int>, mode: CompilerMode) {
    self.seed = seed
    self.mode = mode
    var modules: [ModuleDeclarations] = []
    for index in indices {
      // A schema that is alone in its module does not need a namespace.
      let schema = SchemaGrammar.schema(
        seed: RandomSchemaTests.seed(of: index), index: index, isPublic: mode.access == .public,
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
    // Initializers are checked only after type checking.
    let run = try mode.compile(
      files.map(\.inSwift) + support, to: ["-emit-sil", "-o", "/dev/null"])
    return run.status == 0 ? run.output : "\(run.output)\nthe compiler ended with \(run.status)"
  }

  /// Returns the messages of the formatter, except messages about names, which come from the schema, and about lines
  /// that cannot be broken.
  private func lint() throws -> String {
    try formatterFindings(in: files, except: namingRules + ["LineLength"])
      .map { "\($0)\n\(line(of: $0))" }.joined(separator: "\n")
  }

  /// Returns the generated line that a formatter message refers to.
  private func line(of finding: Substring) -> Substring {
    guard let match = finding.firstMatch(of: /\/(\d+\+\w+\.swift):(\d+):/),
      let number = Int(match.2),
      let file = files.first(where: { $0.name == match.1 })
    else { return "" }
    return file.textToFormat.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(number - 1).first ?? ""
  }

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
    let access = mode.access == .public ? "public " : ""
    let prefix = mode.features.isEmpty ? "" : access
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
