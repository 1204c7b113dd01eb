import ContentCardSchema
import Testing

@testable import ContentCardTools

/// Tests what `lint-card` reports as the value that replaces an invalid optional value.
struct ConsequenceTests {
  private static let shop = """
    {"classTypes": {"tile": {"extras": {
      "price": {"type": "decimal", "default": 2.5}, "count": {"type": "int", "default": 3},
      "size": {"type": "string", "enum": ["small", "large"], "default": "small"},
      "tags": {"type": "int[]", "default": []}, "years": {"type": "int[]", "default": [1, 2]},
      "color": {"type": "color?", "fallback": ["tint"]}, "tint": {"type": "string?"},
      "line_*": "int[]?", "words_*": "string[]?", "shade_*": "string[]?", "sh*": "color[]?", "w*": "date[]?", "days": {"type": "date[]", "default": [], "aliases": [{"key": "when_*", "format": "unix"}]}, "memo": "string?", "total": {"type": "int?", "fallback": ["memo"]}, "note": "string?", "notes": "string[]?"
    }, "oneOf": {"art": {"choices": [
      {"case": "image", "extras": "image", "type": "url"}, {"case": "words", "extras": "words", "type": "string"}
    ]}}}}}
    """

  @Test(arguments: [
    ("price: 1,5", #""price" is "1,5", which is not a decimal number; the default 2.5 is used"#),
    ("count: x", #""count" is "x", which is not a whole number; the default 3 is used"#),
    (
      "size: tiny",
      #""size" is "tiny", which is not one of "small", "large"; the default "small" is used"#
    ),
    (
      "tags: 1,x",
      #"item 2 of "tags" is "x", which is not a whole number; the default [] is used"#
    ),
    (
      "years: x",
      #"item 1 of "years" is "x", which is not a whole number; the default "1,2" is used"#
    ),
    (
      "color: red",
      #""color" is "red", which is not a color such as #FF8800; the field is read as nil"#
    ),
    // Another key is read instead.
    (
      "tint: red",
      #""tint" is "red", which is not a color such as #FF8800; "color" is read as nil"#
    ),
    (
      "line_1: x", #""line_1" is "x", which is not a whole number; "line_*" is read as nil"#
    ),
    // Two fields collect the key.
    (
      "shade_1: x",
      #""shade_1" is "x", which is not a color such as #FF8800; "sh*" is read as nil"#
    ),
    // The alias has its own format.
    (
      "when_1: 2026-01-31T09:00:00Z",
      #""when_1" is "2026-01-31T09:00:00Z", which is not a date in seconds since 1970; the default [] is used"#
    ),
    // The total has a value, so its fallback is not searched.
    (
      "memo: {{x}}\ntotal: 4",
      #""memo" is "{{x}}", which contains a Liquid tag that was not filled in"#
    ),
    // A text keeps the Liquid tag, but a list of texts does not.
    ("note: {{x}}", #""note" is "{{x}}", which contains a Liquid tag that was not filled in"#),
    (
      "words_1: {{x}}", #""words_1" is "{{x}}", which contains a Liquid tag that was not filled in"#
    ),
    (
      "notes: {{x}}",
      #""notes" is "{{x}}", which contains a Liquid tag that was not filled in; the field is read as nil"#
    ),
    (
      "note:  x\u{A0}",
      #""note" is "x\u{A0}", which has leading or trailing white space (ignored)"#
    ),
    (
      "image: x",
      #""image" is "x", which is not a URL such as https://example.com; the choice is ignored"#
    ),
    ("words: {{x}}", #""words" is "{{x}}", which contains a Liquid tag that was not filled in"#),
  ])
  func warningsHaveConsequences(line: String, message: String) throws {
    let input = try CardInput(
      Array("class_type: tile\n\(line)".utf8), .init(discriminator: "class_type"))
    let verdict = CardLint([try Schema(Self.shop)]).verdict(on: input.entries[0])
    let findings = verdict.findings.filter { $0.code != .oldSpelling }
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.line) == [2])
  }
}
