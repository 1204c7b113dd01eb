import ContentCardCodegen
import ContentCards
import Testing

@testable import ContentCardTools

/// Tests that the time does not grow with the square of the input. Otherwise, each test would take several minutes.
/// `Tests/Benchmarks/scaling` measures how the time grows.
@Suite(.timeLimit(.minutes(1))) struct LargeInputTests {
  private static func keys(_ count: Int, _ end: String) -> [String] {
    (0..<count).map { "key_\(["a", "b", "c", "d"][$0 % 4])\($0)\(end)" }
  }

  private static func schema(_ extras: [String], _ members: String = "") -> String {
    #"{"classTypes": {"a": {"extras": {\#(extras.joined(separator: ","))}\#(members)}}}"#
  }

  @Test func lintCardOfSimilarKeys() throws {
    let schema = Self.schema(Self.keys(400, "x").map { "\"\($0)\": \"int\"" })
    let values = Self.keys(400, "y").map { ($0, ExtraValue.string("1")) }
    let extras = Dictionary(uniqueKeysWithValues: values + [("class_type", "a")])
    let verdict = CardLint([try .init(schema)]).verdict(
      on: CardInput.Entry(
        card: .success(ContentCard(id: "1", extras: ContentCardExtras(extras))), line: 1))
    #expect(verdict.findings.count == 400)
    #expect(verdict.findings.allSatisfy { $0.parameters["nearest"] != nil })
  }

  @Test func diffOfKeysAndAliases() throws {
    func version(_ type: String, _ end: String) throws -> CheckedSchema {
      let keys = Self.keys(1_000, "")
      let lists = zip(keys, keys.dropFirst()).map { "[\"\($0)\", \"\($1)\"]" }
      let aliases = Self.keys(1_000, end).map { "\"\($0)\"" }
      return try CheckedSchema(
        Self.schema(
          keys.map { "\"\($0)\": \"\(type)\"" } + [
            #""name": {"type": "string", "aliases": [\#(aliases.joined(separator: ","))]}"#
          ], ", \"atLeastOne\": [\(lists.joined(separator: ","))]"))
    }
    let changes = schemaChanges(from: try version("string?", "x"), to: try version("int?", "y"))
    #expect(changes.count == 3_000)
  }

  @Test func inferenceComparesAtMost500NamesWithEachOther() {
    let values = Self.keys(501, "").map { ($0, ExtraValue.string("1")) }
    let extras = Dictionary(uniqueKeysWithValues: values + [("class_type", "a")])
    let classTypes = Self.keys(500, "").map {
      ContentCard(id: $0, extras: ["class_type": .string($0)])
    }
    let inference = Inference(
      from: classTypes + [ContentCard(id: "1", extras: ContentCardExtras(extras))])
    #expect(inference.remarks.filter { $0.contains("more than 500") }.count == 2)
    #expect(!inference.remarks.contains { $0.contains("misspelling of") })
  }
}
