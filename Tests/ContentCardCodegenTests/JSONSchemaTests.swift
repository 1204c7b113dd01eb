import ContentCardCodegen
import ContentCardSchema
import Foundation
import TestSupport
import Testing

/// Tests that `Schemas/contentcards.schema.json`, which editors use, accepts and rejects the same schemas as the reader.
@Suite(.enabled(if: hasJSONSchema, "needs Python's jsonschema: pip install jsonschema"))
struct JSONSchemaTests {
  /// Mistakes that a JSON Schema cannot find, because they involve Swift or two places in the file.
  static let uncheckableCodes: Set<DiagnosticCode> = [
    .duplicateMember, .groupFieldMismatch, .invalidName, .nameCollision, .noIdentifier,
    .objectMismatch, .reservedName, .reservedWord, .unknownGroup, .unusedGroup,
  ]

  /// Rows of the diagnostics tables that a JSON Schema cannot check, although it can check other rows with the same
  /// codes: keys of other fields, and values that depend on the field's range, allowed values, grammar, or separator.
  static let uncheckableRows: Set<String> = [
    "a default out of range", "an example below the minimum", "an element above the maximum",
    "a default that is not allowed", "a default with an element that contains the separator",
    "texts of numbers that are too large",
    "a minimum above the maximum", "a minimum count above the maximum",
    "counts of sets that have fewer values", "defaults and examples with too few or too many items",
    "a fallback to a key of another type", "an optional key with a default in a list",
    "invalid json defaults and examples",
    "examples that are treated as missing or split into several elements",
    "an allowed value that contains the separator",
    "defaults that cannot be joined and split again",
    "a default that is too close to zero, and a number for an ISO 8601 date",
    "values of a double that are too close to zero or too large",
    "a default with an invalid element and an element that contains the separator",
    "Liquid in values that cards cannot have", "JSON that the library cannot read",
    "defaults in milliseconds", "protocols that generated code cannot implement",
    "a codable object with two values in the same place, and one that the app declares",
    "keys that are not declared", "a choice of a oneOf", "values that are never missing",
    "a key in two lists", "values that have no order",
    "defaults that are not in order, and a default in two pairs",
    "fallbacks to values that can be removed",
    "a shortened key in an atLeastOne list", "an undeclared key in an atLeastOne list",
    "liquid in the texts of a field that rejects it",
  ]

  @Test func schemasThatTheReaderAcceptsAreValid() throws {
    let schemas = try Self.schemas()
    #expect(schemas.count > 5 && Example.all.count > 30)
    let texts = DocumentationTests.schemas + Example.all.map(\.schema) + schemas
    for (text, isAccepted) in zip(texts, try Self.verdicts(on: texts)) {
      #expect(isAccepted, "\(text)")
    }
  }

  @Test(arguments: DiagnosticsTests.tables)
  func schemasThatTheReaderRejectsAreInvalidIfAJSONSchemaCanCheckThem(table: String) throws {
    let rows = try DiagnosticsTests.rows(of: table)
    for (row, isAccepted) in zip(rows, try Self.verdicts(on: rows.map(\.schema))) {
      let codes = Generation(row.schema).diagnostics.filter { $0.severity == .error }.map(\.code)
      let isUncheckable = Self.uncheckableRows.contains(String(row.title))
      if isUncheckable || !Self.uncheckableCodes.isSuperset(of: codes) {
        #expect(isAccepted == isUncheckable, "\(row.title)")
      }
    }
  }

  /// Returns the schemas of the repository.
  private static func schemas() throws -> [String] {
    try ["Schemas", "Tests"].flatMap { folder in
      let folder = repository.appending(path: folder)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".contentcards.json") }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
  }

  private static func verdicts(on texts: [String]) throws -> [Bool] {
    let folder = try TemporaryFolder()
    let list = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let run = try Run(
      "python3",
      repository.appending(path: "Tests/ContentCardCodegenTests/JSONSchema/verdicts.py").path,
      repository.appending(path: "Schemas/contentcards.schema.json").path,
      folder.write(list, to: "texts.json"))
    try #require(run.status == 0, "\(run)")
    let verdicts = run.output.split(separator: "\n").map { $0 == "accepted" }
    try #require(verdicts.count == texts.count, "\(run)")
    return verdicts
  }
}

private let hasJSONSchema = (try? Run("python3", "-c", "import jsonschema"))?.status == 0
