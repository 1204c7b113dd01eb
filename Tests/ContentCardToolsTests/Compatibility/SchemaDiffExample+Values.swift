extension SchemaDiffExample {
  static let ofTypes: [Self] = [
    extras(
      "`int` → `double` or `decimal`", .typeChanged, #""k": "int""#, #""k": "decimal""#,
      new: ["k": "0.5"]),
    extras(
      "`double` or `decimal` → `int`", .typeChanged, #""k": "decimal""#, #""k": "int""#,
      live: ["k": "0.5"]),
    extras(
      "`decimal` → `double`", .typeChanged, #""k": "decimal""#, #""k": "double""#,
      new: ["k": "1e3"]),
    extras(
      "`double` → `decimal`", .typeChanged, #""k": "double""#, #""k": "decimal""#,
      live: ["k": "1e3"]),
    extras(
      "`url`, `color`, or `date` as `iso8601` → `string`", .typeChanged, #""k": "url""#,
      #""k": "string""#, new: ["k": "tea"]),
    extras(
      "`string` → `url`, `color`, or `date` as `iso8601`", .typeChanged, #""k": "string""#,
      #""k": "url""#, live: ["k": "tea"]),
    extras(
      "a number or `bool` ↔ `string`", .typeChanged, #""k": "int""#, #""k": "string""#,
      live: ["k": 5], new: ["k": "tea"]),
    extras(
      "`date` as `unix` or `unixMilliseconds` → `double`", .typeChanged,
      #""k": {"type": "date", "format": "unix"}"#, #""k": "double""#, new: ["k": "1e9"]),
    extras(
      "most other changes of type", .typeChanged, #""k": "bool""#, #""k": "int""#,
      live: ["k": "true"], new: ["k": "7"]),
    extras(
      "a type ↔ a list of that type", .typeChanged, #""k": "string""#, #""k": "string[]""#,
      live: ["k": "{{ x }}"], new: ["k": ["a"]]),
    extras(
      "to or from `custom`", .typeChanged,
      #""k": {"type": "custom", "swiftType": "A"}"#, #""k": "string""#),
    extras(
      "`json` with a `swiftType` → another type except `json[]` and `custom`", .typeChanged,
      #""k": {"type": "json", "swiftType": "A"}"#, #""k": "string""#, live: ["k": "[1, 2]"],
      new: ["k": "tea"]),
    extras(
      "another type except `json[]` and `custom` → `json` with a `swiftType`", .typeChanged,
      #""k": "string""#, #""k": {"type": "json", "swiftType": "A"}"#, live: ["k": "tea"],
      new: ["k": "[1, 2]"]),
    extras(
      "`swiftType` replaced by another", .swiftTypeChanged,
      #""k": {"type": "custom", "swiftType": "A"}"#, #""k": {"type": "custom", "swiftType": "B"}"#),
    extras(
      "`int` → `double` or `decimal`, optional field or field with a `default`", .typeChanged,
      #""k": "int?""#, #""k": "decimal?""#, new: ["k": "0.5"]),
  ]

  static let ofValues: [Self] = [
    extras(
      "value of an `enum` removed", .enumNarrowed,
      #""k": {"type": "string", "enum": ["a", "b"]}"#, #""k": {"type": "string", "enum": ["a"]}"#,
      live: ["k": "b"]),
    extras(
      "value of an `enum` added", .enumWidened,
      #""k": {"type": "string", "enum": ["a"]}"#, #""k": {"type": "string", "enum": ["a", "b"]}"#,
      new: ["k": "b"]),
    extras(
      "value of an `enum` removed, optional field", .enumNarrowed,
      #""k": {"type": "string?", "enum": ["a", "b"]}"#,
      #""k": {"type": "string?", "enum": ["a"]}"#, live: ["k": "b"]),
    extras(
      "value of an `enum` added, field with a `default`", .enumWidened,
      #""k": {"type": "string", "enum": ["a"], "default": "a"}"#,
      #""k": {"type": "string", "enum": ["a", "b"], "default": "a"}"#, new: ["k": "b"]),
    extras(
      "`enum` added to a `string`", .enumNarrowed, #""k": "string""#,
      #""k": {"type": "string", "enum": ["a"]}"#, live: ["k": "b"]),
    extras(
      "`enum` removed from a `string`", .enumWidened,
      #""k": {"type": "string", "enum": ["a"]}"#, #""k": "string""#, new: ["k": "b"]),
    extras(
      "`minimum` raised or `maximum` lowered, or one of them added", .rangeNarrowed,
      #""k": {"type": "int", "maximum": 10}"#, #""k": {"type": "int", "maximum": 9}"#,
      live: ["k": "10"]),
    extras(
      "`minimum` lowered or `maximum` raised, or one of them removed", .rangeWidened,
      #""k": {"type": "int", "minimum": 1}"#, #""k": "int""#, new: ["k": "0"]),
    extras(
      "`allowsEmpty` added", .emptyChanged, #""k": "string""#,
      #""k": {"type": "string", "allowsEmpty": true}"#, new: ["k": ""]),
    extras(
      "`allowsEmpty` removed", .emptyChanged,
      #""k": {"type": "string", "allowsEmpty": true}"#, #""k": "string""#, live: ["k": ""]),
    extras(
      "`allowsEmpty` of an optional field added or removed", .emptyChanged, #""k": "string?""#,
      #""k": {"type": "string?", "allowsEmpty": true}"#, live: ["k": ""], new: ["k": ""]),
    extras(
      "`liquid` added", .liquidChanged, #""k": "string""#,
      #""k": {"type": "string", "liquid": "reject"}"#, live: ["k": "{{ x }}"]),
    extras(
      "`liquid` removed", .liquidChanged, #""k": {"type": "string", "liquid": "reject"}"#,
      #""k": "string""#, new: ["k": "{{ x }}"]),
    extras(
      "`format` of an alias changed from or to `iso8601`", .formatChanged,
      #""k": {"type": "date", "aliases": ["l"]}"#,
      #""k": {"type": "date", "aliases": [{"key": "l", "format": "unix"}]}"#,
      live: ["l": "2026-01-31T09:00Z"], new: ["l": "1769850000"]),
    extras(
      "`separator` of an alias of a list other than `string[]` and `custom[]` changed",
      .separatorChanged, #""k": {"type": "int[]", "aliases": ["l"]}"#,
      #""k": {"type": "int[]", "aliases": [{"key": "l", "separator": "|"}]}"#,
      live: ["l": "1,2"], new: ["l": "1|2"]),
    extras(
      "`separator` of a `string[]` without `enum`, or of a `custom[]`, changed", .separatorChanged,
      #""k": "string[]""#,
      #""k": {"type": "string[]", "separator": "|"}"#, live: ["k": "a,b"], new: ["k": "a|b"]),
    extras(
      "`separator` of any other list changed", .separatorChanged, #""k": "int[]""#,
      #""k": {"type": "int[]", "separator": "|"}"#, live: ["k": "1,2"], new: ["k": "1|2"]),
    extras(
      "`unique` turned on or off", .uniqueChanged, #""k": "int[]""#,
      #""k": {"type": "int[]", "unique": true}"#, live: ["k": "1,1"], new: ["k": "1,1"]),
    extras(
      "`format` changed from or to `iso8601`", .formatChanged, #""k": "date""#,
      #""k": {"type": "date", "format": "unix"}"#, live: ["k": "2026-01-31T09:00Z"],
      new: ["k": "1769850000"]),
    extras(
      "`format` `unix` → `unixMilliseconds`", .formatChanged,
      #""k": {"type": "date", "format": "unix"}"#,
      #""k": {"type": "date", "format": "unixMilliseconds"}"#, live: ["k": "1769850000"],
      new: ["k": "1769850000000"]),
    extras(
      "`format` `unixMilliseconds` → `unix`", .formatChanged,
      #""k": {"type": "date", "format": "unixMilliseconds"}"#,
      #""k": {"type": "date", "format": "unix"}"#, live: ["k": "1769850000000"],
      new: ["k": "1769850000"]),
  ]
}
