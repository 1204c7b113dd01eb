import ContentCardCodegen
import ContentCardSchema
import Foundation
import TestSupport
import Testing

/// Tests with random schemas. The generated code of valid schemas must compile without warnings, and `swift format`
/// must not change it. Broken schemas must be rejected with a location in the file.
///
/// To test more or other schemas: `RANDOM_SCHEMAS=10000 RANDOM_SEED=1 swift test --filter RandomSchemaTests`. A failure shows
/// the seed, the index, and the text of the schema. To repeat it, set `RANDOM_SCHEMA` to the index.
@Suite(.serialized) struct RandomSchemaTests {
  static let count = max(environment("RANDOM_SCHEMAS") ?? 24, (only ?? 0) + 1)
  static let seed = UInt64(environment("RANDOM_SEED") ?? 1)
  /// The index of the only schema to test.
  static let only = environment("RANDOM_SCHEMA")
  /// The number of schemas in one run of the compiler.
  static let batchSize = 40

  private static func environment(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func validSchemasCompileAndAreFormatted() async throws {
    var (accepted, collisions, total) = (0, 0, 0)
    for (indices, mode) in Self.batches {
      if let only = Self.only, !indices.contains(only) { continue }
      let indices = Self.only.map { $0..<$0 + 1 } ?? indices
      let batch = try await waiting { RandomBatch(seed: Self.seed, schemas: indices, mode: mode) }
      accepted += batch.schemas.count
      collisions += batch.collisions
      total += indices.count
      for failure in batch.unexpectedDiagnostics + (try await batch.failures()) {
        Issue.record("\(failure)")
      }
    }
    #expect(accepted > total / 3 || Self.only != nil)
    print(
      "\(accepted) of \(total) random schemas of seed \(Self.seed) are accepted, and \(collisions) collide with "
        + "others of their module")
  }

  /// The schemas that are compiled together, with the mode. A single batch is compiled in every mode.
  private static var batches: [(indices: Range<Int>, mode: CompilerMode)] {
    let modes = RandomBatch.modes
    guard count > batchSize else { return modes.map { (0..<count, $0) } }
    return stride(from: 0, to: count, by: batchSize).enumerated().map { number, start in
      (start..<min(start + batchSize, count), modes[number % modes.count])
    }
  }

  @Test func brokenSchemasAreRejectedWithALocation() {
    for index in Self.indices {
      var random = SeededGenerator(seed: Self.seed(of: index))
      var tree = Self.schema(index).tree
      let breakage = random.pick(Breakage.all)
      guard breakage.apply(&tree, &random) else { continue }
      let text = tree.text(using: &random)
      let generation = Generation(text, name: "N")
      let codes = generation.diagnostics.filter { $0.severity == .error }.map(\.code)
      if !generation.files.isEmpty || !codes.contains(breakage.code) {
        Self.record(index, "\(breakage.name) is answered with \(codes)", text)
      }
      if let finding = generation.findingOutside(of: Array(text.utf8)) {
        Self.record(index, finding, text)
      }
    }
  }

  /// A schema with changed bytes can still be valid. Each of its diagnostics must have a location in the file.
  @Test func diagnosticsOfAnyBytesHaveALocation() {
    for index in Self.indices {
      var random = SeededGenerator(seed: Self.seed(of: index))
      let text = Self.schema(index).text
      for _ in 1...4 {
        var bytes = Array(text.utf8)
        for _ in 1...random.number(1...3) {
          random.pick(ByteEdit.allCases).apply(to: &bytes, using: &random)
        }
        let generation = Generation(bytes: bytes, name: "N")
        let isRefused = generation.diagnostics.contains { $0.severity == .error }
        let hasObjectiveC = generation.checked?.schema.objectiveCPrefix != nil
        if generation.files.count != (isRefused ? 0 : hasObjectiveC ? 5 : 4) {
          Self.record(
            index, "\(generation.files.count) files", String(decoding: bytes, as: UTF8.self))
        }
        if let finding = generation.findingOutside(of: bytes) {
          Self.record(index, finding, String(decoding: bytes, as: UTF8.self))
        }
      }
    }
  }

  private static var indices: Range<Int> { only.map { $0..<$0 + 1 } ?? 0..<max(count, 400) }

  static func seed(of index: Int) -> UInt64 { seed &* 1_000_003 &+ UInt64(index) }

  private static func schema(_ index: Int) -> RandomSchema {
    SchemaGrammar.schema(
      seed: seed(of: index), index: index, isPublic: false, hasNamespace: index % batchSize > 0)
  }

  private static func record(_ index: Int, _ finding: String, _ text: String) {
    Issue.record("RANDOM_SEED=\(seed) RANDOM_SCHEMA=\(index): \(finding)\n\(text)")
  }
}

extension Generation {
  /// Returns a diagnostic without a location in the file, or with text that cannot be printed.
  fileprivate func findingOutside(of bytes: [UInt8]) -> String? {
    // A line ends with LF, CR, or CR LF. The position after its last character is valid.
    let lines = bytes.isEmpty ? [0] : Self.widths(of: String(decoding: bytes, as: UTF8.self))
    for diagnostic in diagnostics {
      let places =
        [diagnostic.location] + diagnostic.notes.map { $0.location ?? diagnostic.location }
      for place in places {
        guard let place, (1...lines.count).contains(place.line),
          (1...lines[place.line - 1] + 1).contains(place.column)
        else { return "\(String(describing: place)) is not in the file: \(diagnostic.message)" }
      }
    }
    let isJSON = diagnostics.isEmpty || !DiagnosticFormatter.json(diagnostics).isEmpty
    return isJSON ? nil : "the findings have no JSON"
  }

  private static func widths(of text: String) -> [Int] {
    var widths = [0]
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r": widths.append(0)
      default: widths[widths.count - 1] += 1
      }
      previous = scalar
    }
    return widths
  }
}
