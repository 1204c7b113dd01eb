import ContentCardCodegen
import ContentCardSchema
import Testing

@testable import ContentCardTools

@Suite struct SchemaDiffTests {
  /// A change of a schema, and a line for each reported change: its location in the new file, its location in the old
  /// file, its classes, message, and code.
  struct Example: Sendable {
    var old: String
    var new: String
    var lines: String

    /// - Parameters:
    ///   - old: The old schema without the outer braces.
    ///   - new: The new schema without the outer braces.
    init(_ old: String, _ new: String, _ lines: String) {
      (self.old, self.new, self.lines) = ("{\(old)}", "{\(new)}", lines)
    }

    /// Creates an example with class types.
    static func classTypes(_ old: String, _ new: String, _ lines: String) -> Self {
      let schema = { (classTypes: String) in "\"classTypes\": {\n\(classTypes)}" }
      return Self(schema(old), schema(new), lines)
    }

    /// Creates an example with the members of class type `t`.
    static func classType(_ old: String, _ new: String, _ lines: String) -> Self {
      classTypes("\"t\": {\(old)}", "\"t\": {\(new)}", lines)
    }

    /// Creates an example with the key `k` of class type `t`.
    static func field(_ old: String, _ new: String, _ lines: String) -> Self {
      classType("\"extras\": {\"k\": {\(old)}}", "\"extras\": {\"k\": {\(new)}}", lines)
    }
  }

  private static let ofClassTypes: [Example] = [
    // Changes have the order of the new file.
    .classTypes(
      """
      "b": {},
      "a": {"extras": {
        "gone": "int?",
        "k": "int",
        "l": "string"}},
      "left": {"object": "L"}
      """,
      """
      "a": {"extras": {
        "l": "string?",
        "k": {"type": "int", "minimum": 1}}},
      "b": {"deprecated": true},
      "c": {}
      """,
      """
      - 7:1 breaks-live-cards changes-code: class type "left" has been removed: the new app rejects live cards of this \
      class type, for example: {"class_type": "left"} [class-type-removed]
      - - changes-code: the schema lists its class types in a different order [order-changed]
      2:1 4:3 changes-code: "gone" of class type "a" has been removed [field-removed]
      2:1 3:1 changes-code: class type "a" has its properties in a different order [order-changed]
      3:3 6:3 breaks-old-apps changes-code: "l" of class type "a" is now optional instead of required: old apps reject new \
      cards, for example: {"class_type": "a", "k": "7"} [required-changed]
      4:35 5:3 breaks-live-cards: "k" of class type "a" now allows 1 or more instead of any number: the new app rejects \
      live cards, for example: {"class_type": "a", "k": "0", "l": "some text"} [range-narrowed]
      5:1 2:1 safe: class type "b" is now deprecated [deprecation-changed]
      6:1 - breaks-old-apps changes-code: class type "c" is new: old apps reject new cards of this class type, for example: \
      {"class_type": "c"} [class-type-added]
      """),
    // The fields of both class types are compared.
    .classTypes(
      #""a": {"extras": {"k": "int", "m": "int?"}, "aliases": ["x"]}, "b": {"extras": {"l": "int"}}"#,
      #""a": {"extras": {"k": "int", "m": "int?"}}, "b": {"extras": {"l": "int"}, "aliases": ["x"]}"#,
      """
      2:45 2:18 breaks-old-apps: "k" of class type "a" (read as "b") was required and has been removed: old apps reject new \
      cards, for example: {"class_type": "x", "l": "7"} [field-removed]
      2:62 - breaks-live-cards: "l" of class type "a" (read as "b") is new and required: the new app rejects live cards, \
      for example: {"class_type": "x", "k": "7"} [field-added]
      2:87 2:56 changes-meaning: the name "x" now refers to "b" instead of "a": old apps read new cards with this name as \
      "a", for example: {"class_type": "x", "l": "7"}; the new app reads live cards with this name as "b", for example: \
      {"class_type": "x", "k": "7"} [class-type-reassigned]
      """),
    // Old apps read cards of the new class type as those of another one.
    .classTypes(
      #""a": {"aliases": ["b"]}"#, #""a": {}, "b": {"extras": {"x": "int?"}}"#,
      """
      2:10 - changes-code: class type "b" is new [class-type-added]
      2:10 2:19 changes-meaning: the name "b" now refers to "b" instead of "a": old apps read new cards with this name as \
      "a", for example: {"class_type": "b"}; the new app reads live cards with this name as "b", for example: \
      {"class_type": "b"} [class-type-reassigned]
      """),
    // The old version reads cards with any capitalization of `a` as class type `a`.
    Example(
      #""classTypes": {"a": {"extras": {"k": "int?"}}, "b": {"extras": {"l": "int"}}}"#,
      #""caseSensitive": true, "classTypes": {"a": {"extras": {"k": "int?"}}, "b": {"extras": {"l": "int"}, "aliases": ["A"]}}"#,
      """
      - - breaks-live-cards: the names of class types are now case-sensitive: the new app rejects live cards whose class \
      type differs from the name in the schema only in letter case, for example: {"class_type": "B", "l": "7"} [case-sensitivity-changed]
      1:89 - breaks-live-cards: "l" of class type "a" (read as "b") is new and required: the new app rejects live cards, \
      for example: {"class_type": "A"} [field-added]
      1:114 1:17 changes-meaning: the name "A" now refers to "b" instead of "a": old apps read new cards with this name as \
      "a", for example: {"class_type": "A", "l": "7"}; the new app reads live cards with this name as "b", for example: \
      {"class_type": "A"} [class-type-reassigned]
      """),
    // Aliases merge class types. The new alias covers the name of the removed class type, but not its alias.
    .classTypes(
      #""t": {}, "note": {"aliases": ["memo"]}"#, #""t": {"aliases": ["note"]}"#,
      """
      - 2:10 changes-code: class type "note" has been removed [class-type-removed]
      - 2:31 breaks-live-cards: class type "note" no longer has the alias "memo": the new app rejects live cards with the \
      class type "memo", for example: {"class_type": "memo"} [class-type-alias-removed]
      2:19 2:10 changes-meaning: the name "note" now refers to "t" instead of "note": old apps read new cards with this \
      name as "note", for example: {"class_type": "note"}; the new app reads live cards with this name as "t", for example: \
      {"class_type": "note"} [class-type-reassigned]
      """),
    .classTypes(
      #""T": {}"#, #""t": {"case": "t", "object": "T"}"#,
      #"2:1 2:1 safe: class type "t" was renamed from "T" [class-type-renamed]"#),
    Example(
      #""caseSensitive": true, "classTypes": {"T": {"case": "t"}}"#,
      #""caseSensitive": true, "classTypes": {"t": {"case": "t", "object": "T"}}"#,
      """
      - 1:40 breaks-live-cards changes-code: class type "T" has been removed: the new app rejects live cards of this class \
      type, for example: {"class_type": "T"} [class-type-removed]
      1:40 - breaks-old-apps changes-code: class type "t" is new: old apps reject new cards of this class type, for \
      example: {"class_type": "t"} [class-type-added]
      """),
    // A property with the name "id" replaces the card's identity.
    .classType(
      "", #""extras": {"id": "int?"}"#,
      """
      2:1 2:1 changes-code: class type "t" no longer conforms to "Identifiable" [conformance-changed]
      2:18 - changes-code: "id" of class type "t" is new [field-added]
      """),
    .classType(
      #""extras": {"k": {"type": "int?", "property": "id"}}"#,
      #""oneOf": {"id": {"enumName": "A", "choices": [{"case": "a", "extras": "a"}]}}, "conformsTo": "Identifiable""#,
      """
      2:1 2:18 changes-code: "k" of class type "t" has been removed [field-removed]
      2:17 - changes-code: "id" of class type "t" is new [one-of-added]
      2:100 2:1 changes-code: class type "t" now conforms to "Identifiable" [conformance-changed]
      """),
    .classType(
      "", #""codable": true"#,
      #"2:1 2:1 changes-code: class type "t" now conforms to "Codable" [conformance-changed]"#),
    // Swift names that are equal to the default
    .classTypes(
      #""home_tile": {"extras": {"tile_id": "int"}}"#,
      #"""
      "home_tile": {"case": "homeTile", "object": "HomeTile", "extras": {
        "tile_id": {"type": "int", "property": "tileID", "constant": "tileID"}}}
      """#, ""),
  ]

  private static let ofGroups: [Example] = [
    // A change of a group's field is reported once.
    Example(
      #""groups": {"g": {"extras": {"k": "int?"}}}, "classTypes": {"a": {"case": "g.a"}, "b": {"case": "g.b"}}"#,
      #""groups": {"g": {"extras": {"k": "int"}}}, "classTypes": {"a": {"case": "g.a"}, "b": {"case": "g.b"}}"#,
      """
      1:30 1:30 breaks-live-cards changes-code: "k" of class types "a" and "b" is now required instead of optional: the new \
      app rejects live cards, for example: {"class_type": "a"} [required-changed]
      """),
    Example(
      #""groups": {"g": {"extras": {"k": "int"}}}, "classTypes": {\#(sixClassTypes)}"#,
      #""groups": {"g": {"extras": {"k": {"type": "int", "example": "5"}}}}, "classTypes": {\#(sixClassTypes)}"#,
      #"1:30 1:30 safe: "k" of class types "t1", "t2", "t3", and 3 more now has an example [text-changed]"#
    ),
    // A field is moved into a group.
    Example(
      #""groups": {"g": {}}, "classTypes": {"a": {"case": "g.a", "extras": {"k": "int"}}}"#,
      #""groups": {"g": {"extras": {"k": "int"}}}, "classTypes": {"a": {"case": "g.a"}}"#, ""),
    // A group's enum is declared outside its objects, and the group's protocol requires the property.
    Example(
      #"""
      "groups": {"g": {"protocol": "P"}},
      "classTypes": {"a": {"case": "g.a", "extras": {"k": {"type": "string", "enum": ["x"]}}}}
      """#,
      #"""
      "groups": {"g": {"protocol": "P", "extras": {"k": {"type": "string", "enum": ["x"]}}}},
      "classTypes": {"a": {"case": "g.a"}}
      """#,
      """
      1:13 1:13 changes-code: group "g" has a protocol with different requirements [conformance-changed]
      1:47 2:48 changes-code: "k" of class type "a" now has the enum "K" instead of "A.K" [name-changed]
      """),
    // The class type declares the field again, so that only the protocol's requirement is deprecated.
    Example(
      #"""
      "groups": {"g": {"protocol": "P", "extras": {"k": "int?"}}},
      "classTypes": {"a": {"case": "g.a", "extras": {"k": "int?"}}}
      """#,
      #"""
      "groups": {"g": {"protocol": "P", "extras": {"k": {"type": "int?", "deprecated": true}}}},
      "classTypes": {"a": {"case": "g.a", "extras": {"k": "int?"}}}
      """#,
      #"1:47 1:47 changes-code: "k" of group "g" is now deprecated [deprecation-changed]"#),
    // The declaration of a single class type does not repeat the name that the group declares.
    Example(
      #"""
      "groups": {"g": {"extras": {"k": {"type": "string", "enum": ["x"], "enumName": "Size"}}}},
      "classTypes": {"a": {"case": "g.a"}}
      """#,
      #"""
      "groups": {"g": {"extras": {"k": {"type": "string", "enum": ["x"], "enumName": "Size"}}}},
      "classTypes": {"a": {"case": "g.a", "extras": {"k": {"type": "string", "enum": ["x"]}}}}
      """#, ""),
  ]

  private static let sixClassTypes = (1...6).map { #""t\#($0)": {"case": "g.t\#($0)"}"# }
    .joined(separator: ",")

  private static let ofFields: [Example] = [
    .field(
      #""type": "string[]", "default": ["a", "b"]"#, #""type": "string[]", "default": []"#,
      """
      2:55 2:55 changes-meaning: "k" of class type "t" now defaults to [] instead of ["a", "b"]: old apps read new cards \
      differently, for example: {"class_type": "t"}; the new app reads live cards differently, for example: {"class_type": \
      "t"} [default-changed]
      """),
    .field(
      #""type": "string", "enum": ["small", "large"]"#,
      #""type": "string", "enum": ["large", "Small"]"#,
      """
      2:18 2:18 changes-code: "k" of class type "t" has its allowed values in a different order [order-changed]
      2:60 2:51 changes-code: "Small" of "k" of class type "t" now has the raw value "Small" instead of "small" \
      [name-changed]
      """),
    // Bounds and defaults are compared by value.
    .field(
      #""type": "int", "minimum": 1000, "default": 2000"#,
      #""type": "double", "minimum": 1e3, "default": 2e3"#,
      """
      2:18 2:18 changes-meaning changes-code: "k" of class type "t" is now "double" instead of "int": old apps read new \
      cards differently, for example: {"class_type": "t", "k": "1000.0"} [type-changed]
      """),
    .field(#""type": "decimal", "default": "2.50""#, #""type": "decimal", "default": 2.5"#, output),
    .field(
      ##""type": "color", "default": "#f80""##, ##""type": "color", "default": "#FF8800""##, ""),
    .field(
      #""type": "date", "default": "2026-01-31T09:00Z""#,
      #""type": "date", "default": "2026-01-31T10:00:00+01:00""#, ""),
    .field(
      #""type": "string[]", "default": "a, b""#, #""type": "string[]", "default": ["a", "b"]"#, ""),
    .classType(
      #""extras": {"k": "int?", "l": "int"}"#,
      #""extras": {"k": {"type": "int", "fallback": "l"}, "l": "int"}"#,
      """
      2:18 2:18 changes-code: "k" of class type "t" is now required instead of optional [required-changed]
      2:51 2:18 changes-meaning: "k" of class type "t" now falls back to "l" instead of nothing: old apps read no value \
      from new cards, for example: {"class_type": "t", "l": "0"}; the new app reads live cards differently, for example: \
      {"class_type": "t", "l": "0"} [fallback-changed]
      """),
    // Each live card has one of the two keys.
    .classType(
      #""extras": {"k": "int", "l": "int?"}"#,
      #""extras": {"k": "int?", "l": "int?"}, "atLeastOne": ["k", "l"]"#,
      """
      2:18 2:18 breaks-old-apps changes-code: "k" of class type "t" is now optional instead of required: old apps reject \
      new cards, for example: {"class_type": "t", "l": "7"} [required-changed]
      2:59 - safe: at least one of "k" and "l" of class type "t" is now required [at-least-one-added]
      """),
  ]

  private static let ofCauses: [Example] = [
    // The location is the bound that changed.
    .field(
      #""type": "int", "minimum": 1, "maximum": 9"#, #""type": "int", "minimum": 1, "maximum": 8"#,
      """
      2:64 2:64 breaks-live-cards: "k" of class type "t" now allows 1 to 8 instead of 1 to 9: the new app rejects \
      live cards, for example: {"class_type": "t", "k": "9"} [range-narrowed]
      """),
    // Each change of a field has only its own effects.
    .field(
      #""type": "int", "minimum": 0"#, #""type": "double", "minimum": 5"#,
      """
      2:18 2:18 breaks-old-apps changes-code: "k" of class type "t" is now "double" instead of "int": old apps \
      reject new cards, for example: {"class_type": "t", "k": "5.0"} [type-changed]
      2:53 2:50 breaks-live-cards: "k" of class type "t" now allows 5.0 or more instead of 0 or more: the new app \
      rejects live cards, for example: {"class_type": "t", "k": "0"} [range-narrowed]
      """),
    .field(
      #""type": "string?", "enum": ["a", "b"]"#,
      #""type": "string", "enum": ["a"], "aliases": ["l"]"#,
      """
      2:18 2:18 breaks-live-cards changes-code: "k" of class type "t" is now required instead of optional: the new \
      app rejects live cards, for example: {"class_type": "t"} [required-changed]
      2:18 2:57 breaks-live-cards changes-code: "k" of class type "t" no longer allows "b": the new app rejects live \
      cards, for example: {"class_type": "t", "k": "b"} [enum-narrowed]
      2:69 2:18 changes-meaning: "k" of class type "t" has the new alias "l": old apps read no value from new cards, \
      for example: {"class_type": "t", "l": "a"} [alias-added]
      """),
    .field(
      #""type": "string[]", "separator": ";""#, #""type": "string[]?", "unique": true"#,
      """
      2:18 2:18 breaks-old-apps changes-code: "k" of class type "t" is now optional instead of required: old apps \
      reject new cards, for example: {"class_type": "t"} [required-changed]
      2:18 2:18 changes-meaning: "k" of class type "t" now separates its items by "," instead of ";": old apps read \
      new cards differently, for example: {"class_type": "t", "k": "5,5"}; the new app reads live cards differently, \
      for example: {"class_type": "t", "k": "5;5"} [separator-changed]
      2:18 2:18 changes-meaning changes-code: "k" of class type "t" is now a set instead of a list: old apps read \
      new cards differently, for example: {"class_type": "t", "k": "5,5"}; the new app reads live cards differently, \
      for example: {"class_type": "t", "k": "5;5"} [unique-changed]
      """),
    // A prefix of one version begins with the prefix of a field that the other version does not have.
    .classType(
      #""extras": {"s_*": "string[]?"}"#, #""extras": {"s_1_*": "string[]?", "s_x": "int?"}"#,
      """
      2:1 2:18 changes-code: "s_*" of class type "t" has been removed [field-removed]
      2:1 2:18 changes-meaning: "s_*" of class type "t" has been removed, but its prefix matches the new "s_1_*" and \
      "s_x": old apps read new cards differently, for example: {"class_type": "t", "s_x": "0"} \
      [collected-keys-changed]
      2:18 - safe: "s_1_*" of class type "t" is new [field-added]
      2:18 - changes-meaning: "s_1_*" of class type "t" is new, and its prefix matches the removed "s_*": the new \
      app reads live cards differently, for example: {"class_type": "t", "s_1_1": "5"} [collected-keys-changed]
      2:40 - safe: "s_x" of class type "t" is new [field-added]
      """),
    .classType(
      #""extras": {"s_1_*": "string[]?"}"#, #""extras": {"s_*": "string[]?"}"#,
      """
      2:1 2:18 changes-code: "s_1_*" of class type "t" has been removed [field-removed]
      2:1 2:18 changes-meaning: "s_1_*" of class type "t" has been removed, but its prefix matches the new "s_*": \
      old apps read new cards differently, for example: {"class_type": "t", "s_1_1": "5"} [collected-keys-changed]
      2:18 - safe: "s_*" of class type "t" is new [field-added]
      2:18 - changes-meaning: "s_*" of class type "t" is new, and its prefix matches the removed "s_1_*": the new \
      app reads live cards differently, for example: {"class_type": "t", "s_1_1": "5"} [collected-keys-changed]
      """),
    // Only one of the prefixes is removed.
    .classType(
      #""extras": {"s_*": "string[]?", "s_1_*": "string[]?"}"#,
      #""extras": {"s_1_*": "string[]?"}"#,
      """
      2:1 2:18 changes-code: "s_*" of class type "t" has been removed [field-removed]
      """),
  ]

  private static let output =
    "- - safe: the generated code differs in order or spelling [output-changed]"

  private static let ofOneOfs: [Example] = [
    .classType(
      #""oneOf": {"a": {"choices": [{"case": "x", "extras": "a"}]}, "b": {"choices": [{"case": "x", "extras": "b"}]}}"#,
      #""oneOf": {"b": {"choices": [{"case": "x", "extras": "b"}]}, "a": {"choices": [{"case": "x", "extras": "a"}]}}"#,
      #"2:1 2:1 changes-code: class type "t" has its properties in a different order [order-changed]"#
    ),
    // A field becomes a choice.
    .classType(
      #""extras": {"html": "string"}"#,
      #""oneOf": {"content": {"required": true, "choices": [{"case": "html", "extras": "html"}]}}"#,
      """
      2:1 2:18 changes-code: "html" of class type "t" was required and has been removed [field-removed]
      2:17 - changes-code: "content" of class type "t" is new and required [one-of-added]
      """),
    // The property belongs to the `oneOf` and keeps its name.
    .classType(
      #""oneOf": {"value": {"choices": [{"case": "a", "extras": "k"}]}}"#,
      #""oneOf": {"value": {"choices": [{"case": "a", "extras": "l", "aliases": "k"}]}}"#,
      """
      2:63 2:63 changes-meaning changes-code: "l" of "value" of class type "t" was renamed from "k": old apps read no value \
      from new cards, for example: {"class_type": "t", "l": "5"} [field-renamed]
      """),
    // The key was read as a number, or otherwise as text.
    .classType(
      #""oneOf": {"value": {"choices": [{"case": "number", "extras": "k", "type": "int"}, {"case": "text", "extras": "k"}]}}"#,
      #""oneOf": {"value": {"choices": [{"case": "number", "extras": "k", "type": "int"}]}}"#,
      """
      2:17 2:116 changes-meaning changes-code: "k" of "value" of class type "t" is no longer a choice: the new app reads no \
      value from live cards, for example: {"class_type": "t", "k": "A"} [choice-removed]
      """),
  ]

  @Test(arguments: ofClassTypes + ofGroups + ofFields + ofCauses + ofOneOfs)
  func changesAreReported(example: Example) throws {
    let changes = try schemaChanges(
      from: CheckedSchema(example.old), to: CheckedSchema(example.new))
    let lines = changes.map { "\($0.new.text) \($0.old.text) \($0.text)" }
    #expect(lines.joined(separator: "\n") == example.lines)
  }

  @Test(arguments: [
    (
      #""k": {"type": "string", "default": "a"}"#, #""k": {"type": "string", "default": "b"}"#,
      [
        "fill it in on every new card while old apps are in use",
        "keep the old default until the campaigns have ended and their cards have expired",
      ]
    ),
    (
      #""k": "string?""#, #""k": {"type": "string", "default": "a"}"#,
      [
        "fill it in on every new card while old apps are in use",
        "add the default after the campaigns have ended and their cards have expired",
      ]
    ),
    (
      #""k": "int?""#, #""kk": "int?""#,
      [#"if you renamed the key, add "k" to the "aliases" of the new one"#]
    ),
  ])
  func changesHaveAdvice(old: String, new: String, advice: [String]) throws {
    let schema = { (extras: String) in
      try CheckedSchema("{\"classTypes\": {\"t\": {\"extras\": {\(extras)}}}}")
    }
    let changes = try schemaChanges(from: schema(old), to: schema(new))
    #expect(changes.flatMap(\.advice) == advice)
  }
}

extension SchemaChange {
  /// The classes, message, and code.
  var text: String {
    "\(classes.map(\.rawValue).joined(separator: " ")): \(message) [\(code.rawValue)]"
  }
}

extension ContentCardSchema.SourceLocation? {
  fileprivate var text: String { map { "\($0.line):\($0.column)" } ?? "-" }
}
