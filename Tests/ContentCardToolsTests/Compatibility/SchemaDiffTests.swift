import ContentCardCodegen
import ContentCardSchema
import Testing

@testable import ContentCardTools

@Suite struct SchemaDiffTests {
  /// Returns a line for each change: its location in the new file, its location in the old file, its classes, message,
  /// and code.
  private func lines(_ old: String, _ new: String) throws -> [String] {
    try schemaChanges(
      from: CheckedSchema(old), to: CheckedSchema(new)
    ).map { change in
      "\(change.new.text) \(change.old.text) "
        + "\(change.classes.map(\.rawValue).joined(separator: " ")): "
        + "\(change.message) [\(change.code.rawValue)]"
    }
  }

  /// Returns a schema with the class types.
  private func schema(_ classTypes: String) -> String { "{\"classTypes\": {\n\(classTypes)}}" }

  @Test func changesAreInTheOrderOfTheNewFile() throws {
    #expect(
      try lines(
        schema(
          """
          "b": {},
          "a": {"extras": {
            "gone": "int?",
            "k": "int",
            "l": "string"}},
          "left": {"object": "L"}
          """),
        schema(
          """
          "a": {"extras": {
            "l": "string?",
            "k": {"type": "int", "minimum": 1}}},
          "b": {"deprecated": true},
          "c": {}
          """)) == [
          "- 7:1 breaks-live-cards changes-code: class type \"left\" has been removed: "
            + "the new app rejects live cards of this class type [class-type-removed]",
          "- - changes-code: the schema lists its class types in a different order [order-changed]",
          "2:1 4:3 changes-code: \"gone\" of class type \"a\" has been removed [field-removed]",
          "2:1 3:1 changes-code: class type \"a\" has its properties in a different order "
            + "[order-changed]",
          "3:3 6:3 breaks-old-apps changes-code: \"l\" of class type \"a\" is now optional "
            + "instead of required: old apps reject new cards without it [required-changed]",
          "4:35 5:3 breaks-live-cards: \"k\" of class type \"a\" now allows 1 or more instead of "
            + "any number: the new app rejects live cards with other numbers [range-narrowed]",
          "5:1 2:1 safe: class type \"b\" is now deprecated [deprecation-changed]",
          "6:1 - breaks-old-apps changes-code: class type \"c\" is new: old apps reject new cards "
            + "of this class type [class-type-added]",
        ])
  }

  /// The key is read as a number, or otherwise as text.
  @Test func oneOfTwoChoicesOfAKeyCanBeRemoved() throws {
    let number = #"{"case": "number", "extras": "k", "type": "int"}"#
    let text = #"{"case": "text", "extras": "k"}"#
    let oneOf = { (choices: String) in
      #"{"classTypes": {"t": {"oneOf": {"value": {"choices": [\#(choices)]}}}}}"#
    }
    let changes = try schemaChanges(
      from: CheckedSchema(oneOf("\(number), \(text)")), to: CheckedSchema(oneOf(number)))
    #expect(changes.map(\.code) == [.choiceRemoved])
  }

  @Test func changesOfGroupFieldsAreReportedOnce() throws {
    let types = #""a": {"case": "g.a"}, "b": {"case": "g.b"}"#
    #expect(
      try lines(
        #"{"groups": {"g": {"extras": {"k": "int?"}}}, "classTypes": {\#(types)}}"#,
        #"{"groups": {"g": {"extras": {"k": "int"}}}, "classTypes": {\#(types)}}"#) == [
          "1:30 1:30 breaks-live-cards changes-code: \"k\" of class types \"a\" and \"b\" is now "
            + "required instead of optional: the new app rejects live cards without it "
            + "[required-changed]"
        ])
  }

  @Test func defaultsOfListsAreShownAsLists() throws {
    let schema = { (elements: String) in
      #"{"classTypes": {"a": {"extras": {"k": {"type": "string[]", "default": [\#(elements)]}}}}}"#
    }
    #expect(
      try lines(schema(#""a", "b""#), schema("")) == [
        "1:71 1:71 changes-meaning: \"k\" of class type \"a\" now defaults to [] instead of "
          + "[\"a\", \"b\"]: old apps use [\"a\", \"b\"] for new cards without it; the new app uses [] "
          + "for live cards without it [default-changed]"
      ])
  }

  @Test func longListsOfClassTypesAreShortened() throws {
    let types = (1...6).map { #""t\#($0)": {"case": "g.t\#($0)"}"# }.joined(separator: ",")
    let changes = try lines(
      #"{"groups": {"g": {"extras": {"k": "int"}}}, "classTypes": {\#(types)}}"#,
      #"{"groups": {"g": {"extras": {"k": {"type": "int", "example": "5"}}}}, "classTypes": {\#(types)}}"#
    )
    #expect(
      changes == [
        "1:30 1:30 safe: \"k\" of class types \"t1\", \"t2\", \"t3\", and 3 more now has an example "
          + "[text-changed]"
      ])
  }

  @Test func movingAFieldIntoAGroupIsNotReported() throws {
    #expect(
      try lines(
        #"{"groups": {"g": {}}, "classTypes": {"a": {"case": "g.a", "extras": {"k": "int"}}}}"#,
        #"{"groups": {"g": {"extras": {"k": "int"}}}, "classTypes": {"a": {"case": "g.a"}}}"#)
        == [])
  }

  @Test func reassignedNamesCompareTheFieldsOfBothClassTypes() throws {
    #expect(
      try lines(
        schema(
          #""a": {"extras": {"k": "int", "m": "int?"}, "aliases": ["x"]}, "b": {"extras": {"l": "int"}}"#
        ),
        schema(
          #""a": {"extras": {"k": "int", "m": "int?"}}, "b": {"extras": {"l": "int"}, "aliases": ["x"]}"#
        )
      ) == [
        "2:45 2:18 breaks-old-apps: \"k\" of class type \"a\" (read as \"b\") was required and has been removed: old apps "
          + "reject new cards without it [field-removed]",
        "2:62 - breaks-live-cards: \"l\" of class type \"a\" (read as \"b\") is new and required: the new app "
          + "rejects live cards without it [field-added]",
        "2:87 2:56 changes-meaning: the name \"x\" now refers to \"b\" instead of \"a\": old apps "
          + "read new cards with this name as \"a\"; the new app reads live cards with this name as \"b\" "
          + "[class-type-reassigned]",
      ])
  }

  @Test func classTypesCanBeMergedWithAliases() throws {
    #expect(
      try lines(
        schema(#""a": {}, "b": {"extras": {"l": "int?"}}"#), schema(#""a": {"aliases": ["b"]}"#))
        == [
          "- 2:10 changes-code: class type \"b\" has been removed [class-type-removed]",
          "2:19 2:10 changes-meaning: the name \"b\" now refers to \"a\" instead of \"b\": old apps "
            + "read new cards with this name as \"b\"; the new app reads live cards with this name as \"a\" "
            + "[class-type-reassigned]",
        ])
  }

  @Test(arguments: [
    (
      #""T": {}"#, #""t": {"case": "t", "object": "T"}"#, false,
      ["2:1 2:1 safe: class type \"t\" was renamed from \"T\" [class-type-renamed]"]
    ),
    (
      #""T": {"case": "t"}"#, #""t": {"case": "t", "object": "T"}"#, true,
      [
        "- 2:1 breaks-live-cards changes-code: class type \"T\" has been removed: "
          + "the new app rejects live cards of this class type [class-type-removed]",
        "2:1 - breaks-old-apps changes-code: class type \"t\" is new: old apps reject new cards "
          + "of this class type [class-type-added]",
      ]
    ),
  ])
  func caseChangesDependOnCaseSensitivity(
    _ old: String, _ new: String, _ isCaseSensitive: Bool, _ expected: [String]
  ) throws {
    let root = "{\"caseSensitive\": \(isCaseSensitive), \"classTypes\": {\n"
    #expect(try lines(root + old + "}}", root + new + "}}") == expected)
  }

  @Test func defaultsAreComparedByValue() throws {
    func type(_ rest: String) -> String { schema(#""t": {"extras": {"k": {"type": \#(rest)}}}"#) }
    for (old, new) in [
      (#""decimal", "default": "2.50""#, #""decimal", "default": 2.5"#),
      (##""color", "default": "#f80""##, ##""color", "default": "#FF8800""##),
      (
        #""date", "default": "2026-01-31T09:00Z""#,
        #""date", "default": "2026-01-31T10:00:00+01:00""#
      ),
      (#""string[]", "default": "a, b""#, #""string[]", "default": ["a", "b"]"#),
    ] {
      let changes = try schemaChanges(from: CheckedSchema(type(old)), to: CheckedSchema(type(new)))
      #expect(changes.allSatisfy { $0.code == .outputChanged })
    }
  }

  /// The old version reads cards with any capitalization of `a` as class type `a`.
  @Test func reassignedNamesAreComparedWithoutCase() throws {
    let types = #""a": {"extras": {"k": "int?"}}, "b": {"extras": {"l": "int"}"#
    let changes = try lines(
      "{\"classTypes\": {\(types)}}}",
      "{\"caseSensitive\": true, \"classTypes\": {\(types), \"aliases\": [\"A\"]}}}")
    #expect(
      changes == [
        "- - breaks-live-cards: the names of class types are now case-sensitive: the new app rejects "
          + "live cards whose class type differs from the name in the schema only in case "
          + "[case-sensitivity-changed]",
        "1:89 - breaks-live-cards: \"l\" of class type \"a\" (read as \"b\") is new and required: the new "
          + "app rejects live cards without it [field-added]",
        "1:114 1:17 changes-meaning: the name \"A\" now refers to \"b\" instead of \"a\": old apps read new "
          + "cards with this name as \"a\"; the new app reads live cards with this name as \"b\" "
          + "[class-type-reassigned]",
      ])
  }

  @Test func enumCodeIsCompared() throws {
    let enumeration = { (values: String) in
      schema(#""t": {"extras": {"k": {"type": "string", "enum": [\#(values)]}}}"#)
    }
    #expect(
      try lines(enumeration(#""small", "large""#), enumeration(#""large", "Small""#)) == [
        "2:18 2:18 changes-code: \"k\" of class type \"t\" has its allowed values in a different order "
          + "[order-changed]",
        "2:60 2:51 changes-code: \"Small\" of \"k\" of class type \"t\" now has the raw value \"Small\" instead of "
          + "\"small\" [name-changed]",
      ])
  }

  /// A group's enum is declared outside its objects, and the group's protocol requires the property.
  @Test func movingAFieldIntoAGroupMovesItsEnum() throws {
    let field = #""extras": {"k": {"type": "string", "enum": ["x"]}}"#
    let changes = try lines(
      #"{"groups": {"g": {"protocol": "P"}}, "classTypes": {"a": {"case": "g.a", \#(field)}}}"#,
      #"{"groups": {"g": {"protocol": "P", \#(field)}}, "classTypes": {"a": {"case": "g.a"}}}"#)
    #expect(
      changes == [
        "1:13 1:13 changes-code: group \"g\" has a protocol with different requirements [conformance-changed]",
        "1:47 1:85 changes-code: \"k\" of class type \"a\" now has the enum \"K\" instead of \"A.K\" [name-changed]",
      ])
  }

  @Test func classTypeCodeIsCompared() throws {
    func oneOf(_ name: String) -> String {
      "\"\(name)\": {\"choices\": [{\"case\": \"x\", \"extras\": \"\(name)\"}]}"
    }
    func oneOfs(_ names: String...) -> String {
      schema("\"t\": {\"oneOf\": {\(names.map(oneOf).joined(separator: ", "))}}")
    }
    #expect(
      try lines(oneOfs("a", "b"), oneOfs("b", "a")) == [
        "2:1 2:1 changes-code: class type \"t\" has its properties in a different order [order-changed]"
      ])
    #expect(
      try lines(schema(#""t": {}"#), schema(#""t": {"codable": true}"#)) == [
        "2:1 2:1 changes-code: class type \"t\" now conforms to \"Codable\" [conformance-changed]"
      ])
  }

  @Test func numbersOfDifferentTypesAreComparedByValue() throws {
    let changes = try lines(
      schema(#""t": {"extras": {"k": {"type": "int", "minimum": 1000, "default": 2000}}}"#),
      schema(#""t": {"extras": {"k": {"type": "double", "minimum": 1e3, "default": 2e3}}}"#))
    #expect(
      changes == [
        "2:18 2:18 changes-meaning changes-code: \"k\" of class type \"t\" is now \"double\" instead of "
          + "\"int\": old apps use the default for new cards with a value that is not a valid \"int\" "
          + "[type-changed]"
      ])
  }

  @Test func aTimeSince1970IsANumberWithoutBounds() throws {
    let changes = try schemaChanges(
      from: CheckedSchema(
        schema(#""t": {"extras": {"k": {"type": "date", "format": "unix"}}}"#)),
      to: CheckedSchema(schema(#""t": {"extras": {"k": {"type": "double", "maximum": 100}}}"#)))
    #expect(changes.contains { $0.classes.contains(.breaksLiveCards) })
  }

  @Test func fieldsCanBecomeChoices() throws {
    #expect(
      try lines(
        schema(#""t": {"extras": {"html": "string"}}"#),
        schema(
          #""t": {"oneOf": {"content": {"required": true, "choices": [{"case": "html", "extras": "html"}]}}}"#
        )) == [
          "2:1 2:18 changes-code: \"html\" of class type \"t\" was required and has been removed "
            + "[field-removed]",
          "2:17 - changes-code: \"content\" of class type \"t\" is new and required [one-of-added]",
        ])
  }

  @Test func requiredKeysCanHaveFallbacks() throws {
    let lines = try lines(
      schema(#""t": {"extras": {"k": "int?", "l": "int"}}"#),
      schema(#""t": {"extras": {"k": {"type": "int", "fallback": "l"}, "l": "int"}}"#))
    #expect(
      lines.contains {
        $0.contains("the new app uses another key or field for live cards without it")
      })
  }

  @Test func satisfiedAtLeastOneListsAreSafe() throws {
    #expect(
      try lines(
        schema(#""t": {"extras": {"k": "int", "l": "int?"}}"#),
        schema(#""t": {"extras": {"k": "int?", "l": "int?"}, "atLeastOne": ["k", "l"]}"#)) == [
          "2:18 2:18 breaks-old-apps changes-code: \"k\" of class type \"t\" is now optional "
            + "instead of required: old apps reject new cards without it [required-changed]",
          "2:59 - safe: at least one of \"k\" and \"l\" of class type \"t\" is now required "
            + "[at-least-one-added]",
        ])
  }

  /// The property belongs to the `oneOf` and keeps its name.
  @Test func renamedChoiceKeysDoNotRenameProperties() throws {
    let oneOf = { (choice: String) in
      schema(#""t": {"oneOf": {"value": {"choices": [{"case": "a", \#(choice)}]}}}"#)
    }
    #expect(
      try schemaChanges(
        from: CheckedSchema(oneOf(#""extras": "k""#)),
        to: CheckedSchema(oneOf(#""extras": "l", "aliases": "k""#))
      ).map(\.code) == [.fieldRenamed])
  }

  /// The declaration of a single class type does not repeat the name that the group declares.
  @Test func sharedEnumsHaveTheGroupsName() throws {
    let schema = { (classType: String) in
      #"""
      {"groups": {"g": {"extras": {"k": {"type": "string", "enum": ["x"], "enumName": "Size"}}}},
       "classTypes": {"a": {"case": "g.a"\#(classType)}}}
      """#
    }
    #expect(
      try lines(
        schema(""), schema(#", "extras": {"k": {"type": "string", "enum": ["x"]}}"#)) == [])
  }

  /// The new alias covers the name of the removed class type, but not its alias.
  @Test func aliasesOfRemovedClassTypesAreLost() throws {
    #expect(
      try lines(
        schema(#""t": {}, "note": {"aliases": ["memo"]}"#), schema(#""t": {"aliases": ["note"]}"#))
        == [
          "- 2:10 changes-code: class type \"note\" has been removed [class-type-removed]",
          "- 2:31 breaks-live-cards: class type \"note\" no longer has the alias \"memo\": the new "
            + "app rejects live cards with the class type \"memo\" [class-type-alias-removed]",
          "2:19 2:10 changes-meaning: the name \"note\" now refers to \"t\" instead of \"note\": "
            + "old apps read new cards with this name as \"note\"; the new app reads live cards with this name as \"t\" "
            + "[class-type-reassigned]",
        ])
  }

  @Test func changedDefaultsHaveAdvice() throws {
    let field = { (text: String) in
      #""t": {"extras": {"k": {"type": "string", "default": "\#(text)"}}}"#
    }
    let changes = try schemaChanges(
      from: CheckedSchema(schema(field("a"))), to: CheckedSchema(schema(field("b"))))
    #expect(
      changes.flatMap(\.advice) == [
        "fill it in on every new card while old apps are in use",
        "keep the old default until the campaigns have ended",
      ])
  }

  @Test func firstDefaultsHaveAdvice() throws {
    let changes = try schemaChanges(
      from: CheckedSchema(schema(#""t": {"extras": {"k": "string?"}}"#)),
      to: CheckedSchema(schema(#""t": {"extras": {"k": {"type": "string", "default": "a"}}}"#)))
    #expect(changes.flatMap(\.advice).contains("add the default after the campaigns have ended"))
  }

  @Test func removedOptionalKeysHaveAdvice() throws {
    let changes = try schemaChanges(
      from: CheckedSchema(schema(#""t": {"extras": {"k": "int?"}}"#)),
      to: CheckedSchema(schema(#""t": {"extras": {"kk": "int?"}}"#)))
    #expect(
      changes.flatMap(\.advice) == [
        "if you renamed the key, add \"k\" to the \"aliases\" of the new one"
      ])
  }

  @Test func resultingSwiftNamesAreCompared() throws {
    #expect(
      try lines(
        schema(#""home_tile": {"extras": {"tile_id": "int"}}"#),
        schema(
          #""home_tile": {"case": "homeTile", "object": "HomeTile", "extras": {"tile_id": {"type": "int", "property": "tileID", "constant": "tileID"}}}"#
        )) == [])
  }
}

extension ContentCardSchema.SourceLocation? {
  fileprivate var text: String { map { "\($0.line):\($0.column)" } ?? "-" }
}
