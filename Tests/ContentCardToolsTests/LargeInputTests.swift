import ContentCardCodegen
import ContentCards
import Foundation
import Testing

@testable import ContentCardTools

/// Tests with inputs that would take minutes if the time grew with their square or cube. `Tests/Benchmarks/scaling`
/// measures how the time grows.
struct LargeInputTests {
  /// Returns the processor time of this thread, on which other tests and processes have little influence.
  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try body()
    return now() - start
  }

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
    let lint = CardLint([try .init(schema)])
    let card = ContentCard(id: "1", extras: ContentCardExtras(extras))
    let seconds = Self.seconds {
      let findings = lint.verdict(on: CardInput.Entry(card: .success(card), line: 1)).findings
      #expect(findings.count == 400)
      #expect(findings.allSatisfy { $0.parameters["nearest"] != nil })
    }
    #expect(seconds < 15)
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
    let (old, new) = (try version("string?", "x"), try version("int?", "y"))
    let seconds = Self.seconds { #expect(schemaChanges(from: old, to: new).count == 3_000) }
    #expect(seconds < 15)
  }

  @Test func diffOfOneLongList() throws {
    let keys = Self.keys(400, "")
    func version(_ type: String) throws -> CheckedSchema {
      try CheckedSchema(
        Self.schema(
          keys.map { "\"\($0)\": \"\(type)\"" },
          ", \"atLeastOne\": [\(keys.map { "\"\($0)\"" }.joined(separator: ", "))]"))
    }
    let (old, new) = (try version("string?"), try version("int?"))
    let seconds = Self.seconds { #expect(schemaChanges(from: old, to: new).count == 400) }
    #expect(seconds < 15)
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
