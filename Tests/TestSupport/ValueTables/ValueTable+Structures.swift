import ContentCards

extension ValueTable {
  static let structures = [
    json, jsonList, strings, ints, intsInRange, sizes, uniqueStrings, stringsBySemicolons,
    stringsByLines, stringsBySpaces,
  ]

  package static let json = Self(
    #"{"type": "json"}"#, "JSON",
    texts: [
      #"{"name": "Tea"}"#: #"{"name": "Tea"}"#, "[1, 2]": "[1, 2]", "[]": "[]", "5": "5",
      #""x""#: "x", #"[{"a": [true, null]}]"#: #"[{"a": [true, null]}]"#,
      arrays(128): .value(arrays(128)), arrays(129): .issue(tooDeep),
      // Siblings and brackets in text add no levels.
      siblings: .value(siblings),
      arrays(128, around: bracketInText): .value(arrays(128, around: bracketInText)),
    ],
    malformed: ["{", "[1", "1 2", "nul", "'a'", "{a: 1}", "[1]x", "A-1234"],
    json: [
      "5": "5", "5.5": "5.5", "true": "true", #"["a"]"#: #"["a"]"#,
      #"{"name": "Tea"}"#: #"{"name": "Tea"}"#, "[]": "[]",
    ])

  package static let jsonList = Self(
    #"{"type": "json[]"}"#, "a JSON array",
    texts: ["[1, 2]": "[1, 2]", "[]": .issue(.empty)],
    malformed: [#"{"name": "Tea"}"#, "5", "1, 2", "[1"],
    json: [
      "[1, 2]": "[1, 2]", #"["a"]"#: #"["a"]"#, "[]": .issue(.empty), "5": .malformed,
      "5.5": .malformed, "true": .malformed, #"{"name": "Tea"}"#: .malformed,
    ])

  package static let strings = Self(
    #"{"type": "string[]"}"#, "a list",
    texts: [
      "a": #"["a"]"#, "a, b,,c": #"["a", "b", "c"]"#, "a b": #"["a b"]"#,
      ",,a,, b ,": #"["a", "b"]"#, "a\u{A0},\u{200B}b": #"["a", "b"]"#, "é,ü": #"["é", "ü"]"#,
      "a|b;c": #"["a|b;c"]"#, "a,\u{301}b": #"["a", "\u{0301}b"]"#,
      ",": .issue(.empty),
    ],
    json: [
      #"["a"]"#: #"["a"]"#, #"[" a ", "", null, "b,c"]"#: #"["a", "b,c"]"#,
      "[]": .issue(.empty), #"[null, ""]"#: .issue(.empty),
      #"["a", 5]"#: .issue(.element(2, 5, .wrongKind("a number", expected: "text"))),
      #"["a", "{% x %}"]"#: .issue(.element(2, "{% x %}", .unrenderedLiquid)),
    ])

  package static let ints = Self(
    #"{"type": "int[]"}"#, "a list",
    texts: [
      "1, 2,,3,": "[1, 2, 3]", "1": "[1]",
      "1,x,3": .issue(.element(2, "x", .notA("a whole number"))),
      ",x": .issue(.element(1, "x", .notA("a whole number"))), ",": .issue(.empty),
    ],
    json: [
      #"[1, "2", 3.0]"#: "[1, 2, 3]", #"[" 1 ", "", null, "2"]"#: "[1, 2]", "[]": .issue(.empty),
      "[1, true]": .issue(.element(2, true, .wrongKind("a bool", expected: "a whole number"))),
      #"["a"]"#: .issue(.element(1, "a", .notA("a whole number"))),
    ])

  package static let intsInRange = Self(
    #"{"type": "int[]", "maximum": 9}"#, "a list",
    texts: [
      "1,9": "[1, 9]",
      "1,10": .issue(.element(2, "10", .outOfRange(minimum: nil, maximum: "9"))),
    ],
    json: [#"["a"]"#: .issue(.element(1, "a", .notA("a whole number")))])

  package static let sizes = Self(
    #"{"type": "string[]", "enum": ["small", "x-Large", "İ"]}"#, "a list",
    texts: [
      "Small,x-large": #"["small", "x-Large"]"#,
      "small,huge": .issue(.element(2, "huge", .notAllowed(["small", "x-Large", "İ"]))),
    ],
    json: [#"["a"]"#: .issue(.element(1, "a", .notAllowed(["small", "x-Large", "İ"])))])

  /// A set. In the results, its items are sorted.
  package static let uniqueStrings = Self(
    #"{"type": "string[]", "unique": true}"#, "a list",
    texts: ["a,b,a": #"["a", "b"]"#, ",": .issue(.empty)],
    json: [#"["a"]"#: #"["a"]"#, #"["b", "a", "b"]"#: #"["a", "b"]"#])

  package static let stringsBySemicolons = strings(
    by: ";;", ["a;;b;c": #"["a", "b;c"]"#, "a;;;b": #"["a", ";b"]"#])
  package static let stringsByLines = strings(by: #"\n"#, ["a\r\nb": #"["a", "b"]"#])
  package static let stringsBySpaces = strings(by: " ", ["a b": #"["a", "b"]"#])

  private static func strings(by separator: String, _ texts: KeyValuePairs<String, Result>) -> Self
  {
    Self(
      #"{"type": "string[]", "separator": "\#(separator)"}"#, "a list", texts: texts,
      json: [#"["a"]"#: #"["a"]"#])
  }

  private static let bracketInText = #""[\"{""#
  private static let siblings = "[" + String(repeating: "[{}], ", count: 200) + "1]"

  private static func arrays(_ count: Int, around json: String = "") -> String {
    String(repeating: "[", count: count) + json + String(repeating: "]", count: count)
  }

  private static let tooDeep = ContentCardIssue.Reason.notA("JSON with at most 128 levels")
}
