import ContentCardCodegen
import ContentCardSchema
import ContentCards
import Testing

@testable import ContentCardTools

@Suite struct NormalizationDiffTests {
  /// Changes that replace "é", which is one Unicode scalar, with "e" and a combining accent.
  @Test(arguments: [
    (
      #""t": {"object": "Caf\u00E9"}"#,
      [
        #"changes-code: class type "t" now has the object "Café" instead of "Café""#
          + " (the same letters with other Unicode code points) [name-changed]"
      ]
    ),
    (
      #""t": {"conformsTo": "Caf\u00E9"}"#,
      [
        #"changes-code: class type "t" no longer conforms to "Café" [conformance-changed]"#,
        #"changes-code: class type "t" now conforms to "Café" [conformance-changed]"#,
      ]
    ),
    (
      #""t": {"extras": {"k": {"type": "int?", "property": "caf\u00E9"}}}"#,
      [
        #"changes-code: "k" of class type "t" now has the property "café" instead of "café""#
          + " (the same letters with other Unicode code points) [name-changed]"
      ]
    ),
    (
      #""t": {"extras": {"k": {"type": "string?", "enum": [{"value": "caf\u00E9", "case": "coffee"}]}}}"#,
      [
        #"changes-code: "café" of "k" of class type "t" now has the raw value "café" instead of "café""#
          + " (the same letters with other Unicode code points) [name-changed]"
      ]
    ),
    (
      #""t": {"extras": {"k": {"type": "string", "default": "caf\u00E9"}}}"#,
      [
        #"changes-meaning: "k" of class type "t" now defaults to "café" instead of "café""#
          + " (the same letters with other Unicode code points): "
          + #"old apps read new cards differently, for example: {"class_type": "t"}; "#
          + #"the new app reads live cards differently, for example: {"class_type": "t"}"#
          + " [default-changed]"
      ]
    ),
    (
      #""caf\u00E9": {"case": "coffee", "object": "Coffee"}"#,
      [
        #"safe: class type "café" was renamed from "café""#
          + " (the same letters with other Unicode code points) [class-type-renamed]"
      ]
    ),
    (
      #""t": {"extras": {"\u00E9": {"type": "int?", "property": "k", "constant": "k"}}}"#,
      ["safe: the generated code differs in order or spelling [output-changed]"]
    ),
    (
      #""t": {"description": "\u00E9"}"#,
      [#"safe: class type "t" has a different description [text-changed]"#]
    ),
  ])
  func changesOfNormalizationAreListed(classType: String, expected: [String]) throws {
    let new = classType.replacing("\\u00E9", with: "e\\u0301")
    for isCaseSensitive in [false, true] {
      let schema = { (classType: String) in
        "{\"caseSensitive\": \(isCaseSensitive), \"classTypes\": {\(classType)}}"
      }
      let changes = try schemaChanges(
        from: CheckedSchema(schema(classType)), to: CheckedSchema(schema(new)))
      #expect(changes.map(\.text) == expected)
    }
  }

  /// Apps read class types that differ only in normalization, even if class types are case-sensitive.
  @Test(arguments: [false, true])
  func classTypesAreReadInEachNormalization(isCaseSensitive: Bool) throws {
    for (name, other) in [("caf\u{E9}", "cafe\u{301}"), ("cafe\u{301}", "caf\u{E9}")] {
      let schema = try Schema(
        "{\"caseSensitive\": \(isCaseSensitive), \"classTypes\": {\"\(name)\": {}}}")
      let card = ContentCard(id: "a", extras: ["class_type": .string(other)])
      #expect(CardReader(schema).read(card).outcome == .object)
    }
  }
}
