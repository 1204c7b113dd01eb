import ContentCardSchema
import Testing

@testable import ContentCardTools

struct PendingLiquidTests {
  private static let shop = """
    {"classTypes": {"tile": {
      "extras": {
        "price": {"type": "decimal", "aliases": ["cost"], "fallback": ["amount"]}, "amount": "decimal?",
        "tags": "int[]?", "line_*": "int[]", "note": "string?", "stock": {"type": "custom?", "swiftType": "Stock"},
        "a": "int?", "b": "int?"
      },
      "card": {"urlString": "url?"},
      "atLeastOne": [["a", "b"]],
      "oneOf": {"art": {"required": true, "choices": [
        {"case": "image", "extras": "image", "type": "url"}, {"case": "emoji", "extras": "emoji"}
      ]}}
    }}}
    """

  /// A card with a value for each requirement of the class type, as JSON texts.
  private static let card = [
    "class_type": #""tile""#, "price": #""1""#, "line_1": #""1""#, "a": #""1""#, "emoji": #""x""#,
  ]

  /// Returns the verdict on the card with some values replaced, and its findings in the form `remark not-checked
  /// price`.
  private static func findings(
    _ changes: [String: String?], pending: PendingLiquid = .triggerProperties
  ) throws -> [String] {
    let pairs = card.merging(changes.compactMapValues { $0 }) { $1 }
      .filter { !changes.keys.contains($0.key) || changes[$0.key] != .some(nil) }
    let text = "{\(pairs.sorted { $0 < $1 }.map { "\"\($0)\": \($1)" }.joined(separator: ", "))}"
    let lint = CardLint([try Schema(shop)], pendingLiquid: pending)
    let input = try CardInput(Array(text.utf8), .init(discriminator: "class_type"))
    let verdict = lint.verdict(on: try #require(input.entries.first))
    return [verdict.kind.rawValue]
      + verdict.findings.map { "\($0.severity) \($0.code.rawValue) \($0.key ?? "-")" }
  }

  private static let tag = #""{{api_trigger_properties.${price}}}""#

  @Test(
    arguments: [
      ([:], ["accepted"]),
      (["price": tag], ["accepted", "remark not-checked price"]),
      (
        ["price": #""{{ api_trigger_properties.${price} | default: '1' }}""#],
        ["accepted", "remark not-checked price"]
      ),
      (
        ["price": #"" {{api_trigger_properties.${price}}}0 ""#],
        ["accepted", "remark not-checked price"]
      ),
      // Another tag, another tag beside a valid one, and text without the braces
      (["price": #""{{price}}""#], ["rejected", "error unrendered-liquid price"]),
      (
        ["price": #""{{api_trigger_properties.${price}}}{{x}}""#],
        ["rejected", "error unrendered-liquid price"]
      ),
      (["price": #""api_trigger_properties.${price}""#], ["rejected", "error not-a-value price"]),
      // In an alias or a fallback that is read instead
      (
        ["price": nil, "cost": tag],
        ["accepted", "remark old-spelling cost", "remark not-checked cost"]
      ),
      (
        ["price": #"" ""#, "cost": tag],
        ["accepted", "remark old-spelling cost", "remark not-checked cost"]
      ),
      (["price": nil, "amount": tag], ["accepted", "remark not-checked amount"]),
      (["cost": tag], ["accepted"]),
      (["price": #""x""#, "cost": tag], ["rejected", "error not-a-value price"]),
      // Lists, texts, types of the app, and standard fields
      (["tags": tag], ["accepted", "remark not-checked tags"]),
      (["tags": "[1, \(tag)]"], ["accepted", "remark not-checked tags"]),
      (["note": tag], ["accepted", "remark not-checked note"]),
      (["stock": tag], ["accepted", "remark not-checked stock"]),
      (["card.urlString": tag], ["accepted", "remark not-checked card.urlString"]),
      // Keys with a prefix
      (["line_1": tag], ["accepted", "remark not-checked line_1"]),
      (["line_1": tag, "line_2": #""2""#], ["accepted", "remark not-checked line_1"]),
      (
        ["line_1": tag, "line_2": #"" 2""#],
        [
          "accepted-with-warnings", "warning trimmed-white-space line_2",
          "remark not-checked line_1",
        ]
      ),
      (
        ["line_1": tag, "line_2": #""x""#],
        ["rejected", "error not-a-value line_2", "remark not-checked line_1"]
      ),
      // Requirements that involve several keys
      (["a": nil, "b": tag], ["accepted", "remark not-checked b"]),
      (["emoji": nil, "image": tag], ["accepted", "remark not-checked image"]),
      (["emoji": nil], ["rejected", "error none-of -"]),
      // The class type must be known.
      (["class_type": tag], ["rejected", "error unrendered-liquid class_type"]),
    ] as [([String: String?], [String])])
  func triggerPropertiesAreAccepted(
    changes: [String: String?], findings: [String]
  ) throws {
    #expect(try Self.findings(changes) == findings)
  }

  @Test func allTagsCanBeAccepted() throws {
    let changes = [
      "price": #""{{ price }}""#, "note": #""{% if x %}y{% endif %}""#, "tags": #""{{tags}}""#,
    ]
    #expect(
      try Self.findings(changes, pending: .all) == [
        "accepted", "remark not-checked price", "remark not-checked tags",
        "remark not-checked note",
      ])
    #expect(
      try Self.findings(changes) == [
        "rejected", "error unrendered-liquid price", "warning unrendered-liquid tags",
        "warning unrendered-liquid note",
      ])
  }

  @Test func sentCardsMustNotContainTags() throws {
    #expect(
      try Self.findings(["price": Self.tag], pending: .none)
        == ["rejected", "error unrendered-liquid price"])
  }

  /// The page's examples, for campaigns with and without API triggers, can be pasted.
  @Test(arguments: Demo.allCases)
  func pageExamplesAreAccepted(demo: Demo) throws {
    let schema = try demo.schema
    let lint = CardLint([schema])
    for entry in Page([schema]).parts.flatMap(\.entries) {
      let keys = entry.pairs.filter { !$0.isFixed }.map(\.key)
      let codes = { (pairs: String) in
        let names = CardInput.Names(discriminator: schema.discriminator.value)
        let input = try CardInput(Array(pairs.utf8), names)
        return lint.verdict(on: try #require(input.entries.first)).findings
          .filter { keys.contains($0.key ?? "") }.map(\.code)
      }
      // Only the app can check the values of its own types.
      #expect(try codes(entry.plainPairs).allSatisfy { $0 == .notChecked }, "\(entry.plainPairs)")
      guard let pairs = entry.triggeredPairs else { continue }
      #expect(try codes(pairs) == keys.map { _ in .notChecked }, "\(pairs)")
    }
  }
}
