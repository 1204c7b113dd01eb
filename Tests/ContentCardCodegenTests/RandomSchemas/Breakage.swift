import ContentCardSchema
import TestSupport

/// A way to break a schema, and the code of the expected diagnostic.
struct Breakage: Sendable {
  let name: String
  let code: DiagnosticCode
  /// Breaks the schema, or returns `false` if the schema has no suitable place.
  let apply: @Sendable (inout JSONTree, inout SeededGenerator) -> Bool

  init(
    _ name: String, _ code: DiagnosticCode,
    _ apply: @escaping @Sendable (inout JSONTree, inout SeededGenerator) -> Bool
  ) {
    (self.name, self.code, self.apply) = (name, code, apply)
  }
}

extension Breakage {
  static let all = ofRoot + ofClassTypes + ofFields + ofOneOfs

  private static let ofRoot = [
    Breakage("no class types", .missingMember) { tree, _ in
      tree["classTypes"] = nil
      return true
    },
    Breakage("empty class types", .invalidValue) { tree, _ in
      tree["classTypes"] = .object([])
      return true
    },
    Breakage("a root that is no object", .wrongJSONType) { tree, _ in
      tree = .list([tree])
      return true
    },
    Breakage("an unknown access", .invalidValue) { tree, _ in
      tree["access"] = .text("private")
      return true
    },
    Breakage("a member twice", .duplicateMember) { tree, random in
      let member = random.pick(tree.members)
      tree = .object(tree.members + [member])
      return true
    },
    Breakage("a namespace that is no name", .invalidName) { tree, random in
      tree["namespace"] = .text(
        random.pick(["1", "a b", "a.b", "", "_", "a\u{200B}b", "\u{202E}"]))
      return true
    },
    Breakage("a reserved namespace", .reservedName) { tree, _ in
      tree["namespace"] = .text("ContentCardKey")
      return true
    },
    Breakage("a word beyond backticks", .reservedWord) { tree, random in
      tree["fallbackCase"] = .text(random.pick(["self", "init", "Type"]))
      return true
    },
    Breakage("a group that no type uses", .unusedGroup) { tree, _ in
      tree["groups"] = .object((tree["groups"]?.members ?? []) + [("nobodys", .object([]))])
      return true
    },
    Breakage("a discriminator of white space", .invalidValue) { tree, random in
      tree["discriminator"] = .text(random.pick(["", " ", "\u{200B}", " a", "a\n"]))
      return true
    },
  ]

  private static let ofClassTypes = [
    ofClassType("an unknown group", .unknownGroup) { type, _ in
      type["case"] = .text("nobodys.case")
    },
    ofClassType("an empty description", .invalidValue) { type, random in
      type["description"] = .text(random.pick(["", " \n", "\u{FEFF}"]))
    },
    ofClassType("an unknown standard field", .unknownMember) { type, _ in
      type["card"] = .object([("tilte", .text("string"))])
    },
    ofClassType("a declaration of no kind", .invalidValue) { type, _ in
      type["declaration"] = .text("class")
    },
    ofClassType("an unknown key in together", .unknownKey) { type, _ in
      type["together"] = .texts(["nobodys_key", "card.nobodys"])
    },
    ofClassType("an unknown key in atLeastOne", .unknownKey) { type, _ in
      type["atLeastOne"] = .texts(["nobodys_key", "card.nobodys"])
    },
    ofClassType("a list of one", .invalidValue) { type, _ in
      type["atLeastOne"] = .list([.texts(["title"])])
    },
    ofClassType("a protocol that is no name", .invalidName) { type, _ in
      type["conformsTo"] = .text("not a name")
    },
    ofClassType("a protocol twice", .nameCollision) { type, _ in
      type["conformsTo"] = .texts(["Mine", "Mine"])
    },
    ofClassType("an alias that is the name of another", .nameCollision) { type, _ in
      type["aliases"] = .texts(["twice", "TWICE", "twice"])
    },
    ofClassType("a bad oneOf", .invalidName) { type, _ in
      type["oneOf"] = .object([
        (
          "a b",
          .object([("choices", .list([.object([("case", .text("x")), ("extras", .text("k"))])]))])
        )
      ])
    },
  ]

  private static let ofFields = [
    ofField("an unknown type", .unknownType) { field, random in
      field["type"] = .text(random.pick(["", "int ", "Int", "int?[]", "int[][]", "strng", "[]"]))
    },
    ofField("no type", .missingMember) { field, _ in field["type"] = nil },
    ofField("a type that is no text", .wrongJSONType) { field, _ in field["type"] = .null },
    ofField("an unknown member", .unknownMember) { field, random in
      field[random.pick(["typ", "Type", "", "default ", "requird"])] = .bool(true)
    },
    ofField("a property that is no name", .invalidName) { field, random in
      field["property"] = .text(random.pick(["a-b", "", "1a", "a.b", "`a`", "a\u{202E}"]))
    },
    ofField("a reserved property", .reservedName) { field, random in
      field["property"] = .text(random.pick(["contentCardData", "isControl", "hashValue"]))
    },
    ofField("a property that is a word", .reservedWord) { field, random in
      field["property"] = .text(random.pick(["self", "init", "Any"]))
    },
    whole(
      "a default of another type", .invalidDefault,
      [
        ("type", .text("int")), ("default", .text("20%")),
      ]),
    whole(
      "a default out of range", .invalidDefault,
      [
        ("type", .text("decimal")), ("maximum", .number("1.5")), ("default", .number("1.51")),
      ]),
    whole(
      "an example of another type", .invalidExample,
      [
        ("type", .text("url")), ("example", .text("example.com")),
      ]),
    whole(
      "a default that is not allowed", .invalidDefault,
      [
        ("type", .text("string")), ("enum", .texts(["a", "b"])), ("default", .text("c")),
      ]),
    whole(
      "an empty range", .invalidRange,
      [
        ("type", .text("double")), ("minimum", .number("2")), ("maximum", .number("1e0")),
      ]),
    whole(
      "a bound that is text", .invalidRange, [("type", .text("int")), ("minimum", .text("2"))]),
    whole(
      "a separator of no list", .misplacedMember,
      [
        ("type", .text("int")), ("separator", .text("|")),
      ]),
    whole("custom of no type", .missingMember, [("type", .text("custom"))]),
    whole(
      "a swiftType that is no name", .invalidName,
      [
        ("type", .text("custom")), ("swiftType", .text("A..B")),
      ]),
    whole(
      "a fallback to nothing", .unknownFallback,
      [
        ("type", .text("string")), ("fallback", .texts(["card.nothing"])),
      ]),
    whole(
      "two values alike", .nameCollision,
      [
        ("type", .text("string")), ("enum", .texts(["Tea", "TEA"])),
      ]),
    whole("no values", .invalidValue, [("type", .text("string")), ("enum", .list([]))]),
  ]

  private static let ofOneOfs = [
    ofChoice("no case", .missingMember) { choice, _ in choice["case"] = nil },
    ofChoice("two places", .misplacedMember) { choice, _ in
      (choice["card"], choice["extras"]) = (.text("title"), .text("k"))
    },
    ofChoice("no place", .missingMember) { choice, _ in
      (choice["card"], choice["extras"]) = (nil, nil)
    },
    ofChoice("an optional type", .invalidValue) { choice, _ in choice["type"] = .text("int?") },
    ofChoice("a default", .unknownMember) { choice, _ in choice["default"] = .text("x") },
  ]
}

extension Breakage {
  /// Breaks one of the class types.
  private static func ofClassType(
    _ name: String, _ code: DiagnosticCode,
    _ body: @escaping @Sendable (inout JSONTree, inout SeededGenerator) -> Void
  ) -> Self {
    Self(name, code) { tree, random in
      guard var types = tree["classTypes"]?.members, !types.isEmpty else { return false }
      let index = random.number(0...types.count - 1)
      body(&types[index].value, &random)
      tree["classTypes"] = .object(types)
      return true
    }
  }

  /// Breaks one of the fields, or a new one if there is none.
  private static func ofField(
    _ name: String, _ code: DiagnosticCode,
    _ body: @escaping @Sendable (inout JSONTree, inout SeededGenerator) -> Void
  ) -> Self {
    ofClassType(name, code) { type, random in
      var fields = type["extras"]?.members ?? []
      if fields.isEmpty { fields.append(("broken", .text("string"))) }
      let index = random.number(0...fields.count - 1)
      if case .text = fields[index].value {
        fields[index].value = .object([("type", fields[index].value)])
      }
      body(&fields[index].value, &random)
      type["extras"] = .object(fields)
    }
  }

  /// Replaces a field with an invalid one.
  private static func whole(
    _ name: String, _ code: DiagnosticCode, _ members: [(name: String, value: JSONTree)]
  ) -> Self {
    ofClassType(name, code) { type, random in
      let field = ("broken_field", JSONTree.object(members.shuffled(using: &random)))
      type["extras"] = .object((type["extras"]?.members ?? []) + [field])
    }
  }

  private static func ofChoice(
    _ name: String, _ code: DiagnosticCode,
    _ body: @escaping @Sendable (inout JSONTree, inout SeededGenerator) -> Void
  ) -> Self {
    ofClassType(name, code) { type, random in
      var choice = JSONTree.object([("case", .text("x")), ("extras", .text("broken_choice"))])
      body(&choice, &random)
      let oneOf = JSONTree.object([("choices", .list([choice]))])
      type["oneOf"] = .object((type["oneOf"]?.members ?? []) + [("brokenProperty", oneOf)])
    }
  }
}
