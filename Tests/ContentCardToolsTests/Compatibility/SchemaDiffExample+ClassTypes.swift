extension SchemaDiffExample {
  static let ofClassTypes: [Self] = [
    schema(
      "`discriminator` changed", .discriminatorChanged,
      #""classTypes": {"t": {}}"#, #""discriminator": "kind", "classTypes": {"t": {}}"#,
      live: [:], new: ["class_type": .null, "kind": "t"]),
    schema(
      "`discriminator` changed, old key listed after it", .discriminatorChanged,
      #""classTypes": {"t": {}}"#,
      #""discriminator": ["kind", "class_type"], "classTypes": {"t": {}}"#,
      new: ["class_type": .null, "kind": "t"]),
    schema(
      "older key of the `discriminator` added", .discriminatorAliasAdded,
      #""classTypes": {"t": {}}"#,
      #""discriminator": ["class_type", "kind"], "classTypes": {"t": {}}"#,
      new: ["class_type": .null, "kind": "t"]),
    schema(
      "older key of the `discriminator` removed", .discriminatorAliasRemoved,
      #""discriminator": ["class_type", "kind"], "classTypes": {"t": {}}"#,
      #""classTypes": {"t": {}}"#, live: ["class_type": .null, "kind": "t"]),
    schema(
      "older keys of the `discriminator` in another order", .aliasOrderChanged,
      #""discriminator": ["class_type", "kind", "type"], "classTypes": {"t": {}, "u": {}}"#,
      #""discriminator": ["class_type", "type", "kind"], "classTypes": {"t": {}, "u": {}}"#,
      live: ["class_type": .null, "kind": "t", "type": "u"],
      new: ["class_type": .null, "kind": "t", "type": "u"]),
    schema(
      "`caseSensitive` turned on", .caseSensitivityChanged,
      #""classTypes": {"t": {}}"#, #""caseSensitive": true, "classTypes": {"t": {}}"#,
      live: ["class_type": "T"]),
    schema(
      "`caseSensitive` turned off", .caseSensitivityChanged,
      #""caseSensitive": true, "classTypes": {"t": {}}"#, #""classTypes": {"t": {}}"#,
      new: ["class_type": "T"]),
    schema(
      "class type added", .classTypeAdded,
      #""classTypes": {"t": {}}"#, #""classTypes": {"t": {}, "u": {}}"#,
      new: ["class_type": "u"]),
    schema(
      "class type removed", .classTypeRemoved,
      #""classTypes": {"t": {}, "u": {}}"#, #""classTypes": {"t": {}}"#,
      live: ["class_type": "u"]),
    schema(
      "class type renamed, old name listed in `aliases`, `case` and `object` unchanged",
      .classTypeRenamed,
      #""classTypes": {"t": {"case": "c", "object": "C"}}"#,
      #""classTypes": {"u": {"case": "c", "object": "C", "aliases": ["t"]}}"#,
      new: ["class_type": "u"]),
    schema(
      "class type renamed to one of its `aliases`, old name not listed",
      .classTypeRenamed,
      #""classTypes": {"t": {"case": "c", "object": "C", "aliases": ["u"]}}"#,
      #""classTypes": {"u": {"case": "c", "object": "C"}}"#,
      live: [:]),
    schema(
      "letter case of a class type's name changed, `caseSensitive` off", .classTypeRenamed,
      #""classTypes": {"T": {"object": "T"}}"#, #""classTypes": {"t": {"object": "T"}}"#),
    classType(
      "class type: alias added", .classTypeAliasAdded, "", #""aliases": ["u"]"#,
      new: ["class_type": "u"]),
    classType(
      "class type: alias removed", .classTypeAliasRemoved, #""aliases": ["u"]"#, "",
      live: ["class_type": "u"]),
    classType("`validated` added", .validationChanged, "", #""validated": true"#),
    classType("`validated` removed", .validationChanged, #""validated": true"#, ""),
    schema(
      "name or alias given to another class type", .classTypeReassigned,
      #""classTypes": {"t": {"aliases": ["x"]}, "u": {}}"#,
      #""classTypes": {"t": {}, "u": {"aliases": ["x"]}}"#,
      live: ["class_type": "x"], new: ["class_type": "x"]),
    classType(
      "`atLeastOne` list added", .atLeastOneAdded,
      #""extras": {"k": "int?", "l": "int?"}"#,
      #""extras": {"k": "int?", "l": "int?"}, "atLeastOne": ["k", "l"]"#,
      live: [:]),
    classType(
      "`atLeastOne` list removed", .atLeastOneRemoved,
      #""extras": {"k": "int?", "l": "int?"}, "atLeastOne": ["k", "l"]"#,
      #""extras": {"k": "int?", "l": "int?"}"#,
      new: [:]),
    classType(
      "`together` list added", .togetherChanged, #""extras": {"k": "int?", "l": "int?"}"#,
      #""extras": {"k": "int?", "l": "int?"}, "together": ["k", "l"]"#, live: ["k": "1"]),
    classType(
      "`together` list removed", .togetherChanged,
      #""extras": {"k": "int?", "l": "int?"}, "together": ["k", "l"]"#,
      #""extras": {"k": "int?", "l": "int?"}"#, new: ["k": "1"]),
    classType(
      "`together` list with a key of an `atLeastOne` list added", .togetherChanged,
      #""extras": {"k": "int?", "l": "int?", "m": "int?"}, "atLeastOne": ["k", "m"]"#,
      #""extras": {"k": "int?", "l": "int?", "m": "int?"}, "atLeastOne": ["k", "m"], "together": ["k", "l"]"#,
      live: ["k": "1"]),
    classType(
      "`order` of optional fields added", .orderRuleChanged,
      #""extras": {"k": "int?", "l": "int?"}"#,
      #""extras": {"k": "int?", "l": "int?"}, "order": ["k", "l"]"#,
      live: ["k": "2", "l": "1"]),
    classType(
      "`order` of optional fields removed", .orderRuleChanged,
      #""extras": {"k": "int?", "l": "int?"}, "order": ["k", "l"]"#,
      #""extras": {"k": "int?", "l": "int?"}"#, new: ["k": "2", "l": "1"]),
    classType(
      "`order` with a required field added", .orderRuleChanged,
      #""extras": {"k": "int", "l": "int?"}"#,
      #""extras": {"k": "int", "l": "int?"}, "order": ["k", "l"]"#, live: ["k": "2", "l": "1"]),
    classType(
      "`order` with a required field removed", .orderRuleChanged,
      #""extras": {"k": "int", "l": "int?"}, "order": ["k", "l"]"#,
      #""extras": {"k": "int", "l": "int?"}"#, new: ["k": "2", "l": "1"]),
    extras(
      "`minimumCount` of a required list raised or `maximumCount` lowered, or one of them added",
      .countNarrowed, #""k": "int[]""#, #""k": {"type": "int[]", "minimumCount": 2}"#,
      live: ["k": "1"]),
    extras(
      "`minimumCount` of a required list lowered or `maximumCount` raised, or one of them removed",
      .countWidened, #""k": {"type": "int[]", "maximumCount": 1}"#, #""k": "int[]""#,
      new: ["k": "1,2"]),
    extras(
      "`minimumCount` or `maximumCount` of any other list narrowed", .countNarrowed,
      #""k": "int[]?""#, #""k": {"type": "int[]?", "maximumCount": 1}"#, live: ["k": "1,2"]),
  ]

  static let ofPlaces: [Self] = [
    extras(
      "required field added", .fieldAdded, #""k": "int""#, #""k": "int", "l": "int""#,
      live: ["k": "1"]),
    classType(
      "required standard field added", .fieldAdded, "", #""card": {"title": "string"}"#,
      live: [:]),
    extras(
      "required field added that falls back to another required field", .fieldAdded,
      #""k": "int""#, #""k": "int", "l": {"type": "int", "fallback": "k"}"#),
    extras(
      "field with a `default` added", .fieldAdded, #""k": "int""#,
      #""k": "int", "l": {"type": "int", "default": 0}"#),
    extras("optional field added", .fieldAdded, #""k": "int""#, #""k": "int", "l": "int?""#),
    extras(
      "required field removed", .fieldRemoved, #""k": "int", "l": "int""#, #""k": "int""#,
      new: ["k": "1"]),
    extras(
      "any other field removed", .fieldRemoved, #""k": "int", "l": "int?""#, #""k": "int""#),
    extras(
      "key renamed, old name listed in `aliases`", .fieldRenamed, #""k": "int""#,
      #""l": {"type": "int", "property": "k", "aliases": ["k"]}"#, new: ["l": "1"]),
    extras(
      "key renamed to one of its `aliases`, old name not listed", .fieldRenamed,
      #""k": {"type": "int", "aliases": ["l"]}"#, #""l": {"type": "int", "property": "k"}"#,
      live: ["k": "1"]),
    extras(
      "alias of a required key added", .aliasAdded, #""k": "int""#,
      #""k": {"type": "int", "aliases": ["l"]}"#, new: ["l": "1"]),
    extras(
      "alias that ends in `*` of a required list added", .aliasAdded, #""k": "int[]""#,
      #""k": {"type": "int[]", "aliases": ["l_*"]}"#, new: ["l_1": "1"]),
    extras(
      "alias that ends in `*` of a required list removed", .aliasRemoved,
      #""k": {"type": "int[]", "aliases": ["l_*"]}"#, #""k": "int[]""#, live: ["l_1": "1"]),
    extras(
      "alias of a required key removed", .aliasRemoved,
      #""k": {"type": "int", "aliases": ["l"]}"#, #""k": "int""#, live: ["l": "1"]),
    extras(
      "alias of any other key added", .aliasAdded, #""k": "int?""#,
      #""k": {"type": "int?", "aliases": ["l"]}"#, new: ["l": "1"]),
    extras(
      "alias of any other key removed", .aliasRemoved,
      #""k": {"type": "int?", "aliases": ["l"]}"#, #""k": "int?""#, live: ["l": "1"]),
    classType(
      "alias of an optional key in an `atLeastOne` list removed", .aliasRemoved,
      #""extras": {"k": {"type": "int?", "aliases": ["x"]}, "l": "int?"}, "atLeastOne": ["k", "l"]"#,
      #""extras": {"k": "int?", "l": "int?"}, "atLeastOne": ["k", "l"]"#,
      live: ["x": "1"]),
    extras(
      "aliases of a key in another order", .aliasOrderChanged,
      #""k": {"type": "int", "aliases": ["l", "m"]}"#,
      #""k": {"type": "int", "aliases": ["m", "l"]}"#,
      live: ["l": "1", "m": "2"], new: ["l": "1", "m": "2"]),
    extras(
      "`fallback` of a required field added", .fallbackChanged, #""k": "int", "l": "int?""#,
      #""k": {"type": "int", "fallback": "l"}, "l": "int?""#, new: ["l": "1"]),
    extras(
      "`fallback` of a required field removed", .fallbackChanged,
      #""k": {"type": "int", "fallback": "l"}, "l": "int?""#, #""k": "int", "l": "int?""#,
      live: ["l": "1"]),
    extras(
      "`fallback` of any other field added or removed", .fallbackChanged,
      #""k": "string?""#, #""k": {"type": "string?", "fallback": "card.title"}"#,
      live: ["card.title": "Tea"], new: ["card.title": "Tea"]),
    extras(
      "`fallback` in another order", .fallbackChanged,
      #""k": {"type": "int", "fallback": ["l", "m"]}, "l": "int?", "m": "int?""#,
      #""k": {"type": "int", "fallback": ["m", "l"]}, "l": "int?", "m": "int?""#,
      live: ["l": "1", "m": "2"], new: ["l": "1", "m": "2"]),
    extras(
      "key now declared instead of collected by an optional field with `*`, or the reverse",
      .collectedKeysChanged,
      #""line_*": "string[]?""#, #""line_*": "string[]?", "line_height": "int?""#,
      live: ["line_1": "a", "line_height": "5"], new: ["line_1": "a", "line_height": "5"],
      otherChanges: [.fieldAdded]),
    extras(
      "optional field with `*` removed, new keys match its prefix", .collectedKeysChanged,
      #""line_*": "string[]?""#, #""line_1": "int?""#, new: ["line_1": "5"],
      otherChanges: [.fieldAdded, .fieldRemoved]),
    extras(
      "optional field with `*` added, removed keys match its prefix", .collectedKeysChanged,
      #""line_1": "int?""#, #""line_*": "string[]?""#, live: ["line_1": "5"],
      otherChanges: [.fieldAdded, .fieldRemoved]),
  ]

  static let ofRequirements: [Self] = [
    extras(
      "optional field now required", .requiredChanged, #""k": "int?""#, #""k": "int""#, live: [:]),
    extras(
      "required field now optional", .requiredChanged, #""k": "int""#, #""k": "int?""#, new: [:]),
    extras(
      "required field: `default` removed", .requiredChanged,
      #""k": {"type": "int", "default": 5}"#, #""k": "int""#, live: [:]),
    extras(
      "required field: `default` added", .requiredChanged, #""k": "int""#,
      #""k": {"type": "int", "default": 5}"#, new: [:]),
    extras(
      "`default` changed", .defaultChanged, #""k": {"type": "int", "default": 5}"#,
      #""k": {"type": "int", "default": 6}"#, live: [:], new: [:]),
    extras(
      "`default` of an optional field added or removed", .defaultChanged, #""k": "int?""#,
      #""k": {"type": "int", "default": 5}"#, live: [:], new: [:]),
  ]
}
