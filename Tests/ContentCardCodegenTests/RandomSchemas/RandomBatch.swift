import ContentCardSchema
import ContentCardTools
import Foundation
import TestSupport

@testable import ContentCardCodegen

/// Schemas that are compiled together, each in its own namespace, and beside types of the app with common names.
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
  private(set) var schemas:
    [(index: Int, schema: RandomSchema, checked: Schema, files: [GeneratedFile])] = []
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
        let files = generation.files + [checked.previews]
        schemas.append((index, schema, checked.schema, files))
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

  /// Returns the messages of the compiler for all files in one module, and then of a program that encodes and decodes
  /// the objects of random cards.
  private func compile() throws -> String {
    let folder = try TemporaryFolder()
    let program = folder.path + "/program"
    let compilation = try mode.compile(
      files.map(\.inSwift) + support + [try roundTrips(in: folder)],
      to: ["-Onone", "-o", program] + Run.objectFiles(of: "ContentCards"))
    guard compilation.status == 0, compilation.output.isEmpty else {
      return "\(compilation.output)\nthe compiler ended with \(compilation.status)"
    }
    let run = try Run(program)
    let count = Int(run.output.trimmingCharacters(in: .newlines))
    return run.status == 0 && count ?? 0 > schemas.count ? "" : "\(run)"
  }

  /// The program that encodes and decodes objects. It prints their number.
  private func roundTrips(in folder: TemporaryFolder) throws -> GeneratedFile {
    let calls = try schemas.map { index, _, schema, _ in
      let path = try folder.write(
        RandomPayload.cards(for: schema, seed: RandomSchemaTests.seed(of: index)), to: "\(index)")
      let namespace = schema.namespace.map { "`\($0.value)`." } ?? ""
      return """
            count += try RoundTrips.count(
              \(namespace)ContentCardClassType.self, "\(path)", place: "/\(index)+Cards.swift:")
        """
    }
    return GeneratedFile(
      name: "RoundTrips.swift",
      text: CodableTests.roundTrips + """
        @main enum RoundTripsProgram {
          static func main() throws {
            var count = 0
        \(calls.joined(separator: "\n"))
            Swift.print(count)
          }
        }
        """)
  }

  /// Returns the messages of the formatter, except messages about names, which come from the schema, and about lines
  /// that cannot be broken.
  private func lint() throws -> String {
    try formatterFindings(in: files, except: namingRules + ["LineLength"])
      .compactMap { finding in
        let lines = lines(of: finding)
        // The name of an Objective-C class can be longer than a line.
        return lines.contains { $0.contains(/\w{80,}/) } ? nil : "\(finding)\n\(lines.last ?? "")"
      }.joined(separator: "\n")
  }

  /// Returns the generated line that a formatter message refers to, and the line before it.
  private func lines(of finding: Substring) -> ArraySlice<Substring> {
    guard let match = finding.firstMatch(of: /\/(\d+\+\w+\.swift):(\d+):/),
      let number = Int(match.2),
      let file = files.first(where: { $0.name == match.1 })
    else { return [] }
    return file.textToFormat.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(number).suffix(2)
  }

  /// The generated files with simple names, independent of the schemas' names.
  var files: [GeneratedFile] {
    schemas.flatMap { index, _, _, files in
      files.map { file in
        let artifact = file.name.split(separator: "+").last ?? ""
        return GeneratedFile(name: "\(index)+\(artifact)", text: file.text)
      }
    }
  }

  /// Names that apps often give their own types.
  private static let commonNames = """
    Account Action Array Badge Banner Button Calendar Card Category Character Color Content
    ContentCards Context Coupon Currency Data Date DateFormatter Decimal Decoder Dictionary Element Encoder
    Entry Error Event ExtraValue Feed Field Group Image Index Item JSON JSONDecoder JSONEncoder
    JSONValue Key Label Language Link List Location Message Model Money Never
    Notification Object Offer Optional Order Payload Price Product Result Rule Section Sequence
    Session Set Size State Store Story Style Tag Task Text Tile URL User Value View
    """.split { $0.isWhitespace }.map(String.init)

  /// The app's own types that the schemas refer to, and those with common names.
  var support: [GeneratedFile] {
    let access = mode.access == .public ? "public " : ""
    let prefix = mode.features.isEmpty ? "" : access
    let own = Self.commonNames.filter { name in
      !schemas.contains {
        $0.checked.namespace == nil && $0.files.contains { $0.text.contains(name) }
      }
    }
    return [
      GeneratedFile(
        name: "Own.swift", text: own.map { "struct \($0) {}\n" }.joined())
    ]
      + schemas.map { index, schema, _, _ in
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
