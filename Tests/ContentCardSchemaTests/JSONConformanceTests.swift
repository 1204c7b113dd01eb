import ContentCardSchema
import Foundation
import Testing

/// Tests the parser with the cases of public JSON test suites: valid JSON, invalid JSON, and JSON for which RFC 8259
/// lets the parser decide. Other tests check the messages.
struct JSONConformanceTests {
  @Test(arguments: Self.accepted)
  func validJSONIsReadAsByFoundation(_ text: String) throws {
    let bytes = Array(text.utf8)
    #expect(parseOutcome(of: bytes) == "accepted")
    // Foundation on Linux reads 0e0, 0e+1, and 1e1, but not this number.
    guard text != "[0e1]" else { return }
    let foundationValue = try JSONDecoder().decode(PlainJSON.self, from: Data(bytes))
    #expect(PlainJSON(try JSONNode(parsing: bytes)) == foundationValue)
  }

  @Test(arguments: Self.rejected.map { Array($0.utf8) } + Self.rejectedBytes)
  func invalidJSONIsRejectedWithALocation(_ bytes: [UInt8]) {
    #expect(throws: JSONSyntaxError.self, "\(String(decoding: bytes, as: UTF8.self))") {
      try JSONNode(parsing: bytes)
    }
    expectLocation(in: bytes)
  }

  /// Tests all prefixes and suffixes of a file.
  @Test(arguments: Self.accepted)
  func truncatedFilesAreRejectedWithinTheirBounds(_ text: String) {
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      expectLocation(in: Array(bytes[..<index]))
      expectLocation(in: Array(bytes[index...]))
    }
  }

  @Test(arguments: Self.implementationDefined)
  func implementationDefinedCasesHaveFixedResults(_ text: String, isAccepted: Bool) {
    #expect((parseOutcome(of: text) == "accepted") == isAccepted, "\(text)")
    expectLocation(in: Array(text.utf8))
  }

  /// The text is passed in parts, because the whole text would make a failure's message too long.
  @Test(arguments: [
    ("\"", "é", "\""), ("\"", #"\ud83d\ude00"#, "\""), ("", "9", ""), ("0.", "0", ""),
    ("1e", "9", ""),
    ("[", "[],", "0]"), ("", " \r\n", "0"), ("{", "\"a\":0,", "\"a\":0}"),
  ])
  func lengthIsNotLimited(opening: String, middle: String, end: String) {
    #expect(
      parseOutcome(of: opening + String(repeating: middle, count: 50_000) + end) == "accepted")
  }

  /// The location can be one past the end of a line, where something is missing.
  private func expectLocation(
    in bytes: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    do {
      _ = try JSONNode(parsing: bytes)
    } catch {
      let text = String(decoding: bytes, as: UTF8.self)
      let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        .unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      let isInside =
        lines.indices.contains(error.location.line - 1)
        && 1...(lines[error.location.line - 1].count + 1) ~= error.location.column
      #expect(isInside, "\(error) in \(text.prefix(200))", sourceLocation: sourceLocation)
    }
  }
}

// MARK: - Cases

extension JSONConformanceTests {
  private static let accepted = [
    // Structure
    "[[]   ]", "[\"\"]", "[]", "[\"a\"]", "[false]", "[null, 1, \"1\", {}]", "[null]", "[1\n]",
    " [1]", "[1,null,null,null,2]", "[2] ", "{\"asd\":\"sdf\", \"dfg\":\"fgh\"}",
    "{\"asd\":\"sdf\"}",
    "{}", "{\"\":0}", "{\"a\\u0000b\": 42}", "{ \"min\": -1.0e+28, \"max\": 1.0e+28 }",
    "{\"x\":[{\"id\": \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"}], \"id\": \"x\"}",
    "{\"a\":[]}",
    "{\"title\":\"\\u041f\\u043e\\u043b\\u0442\\u043e\\u0440\\u0430\" }", "{\n\"a\": \"b\"\n}",
    "false", "42", "-0.1", "null", "\"asd\"", "true", "\"\"", "[\"a\"]\n", "[true]", " [] ",
    // Numbers
    "[123e65]", "[0e+1]", "[0e1]", "[ 4]", "[-0.00000000000000000000000000000000000000000001]",
    "[20e1]", "[-0]", "[-123]", "[-1]", "[-0.0]", "[1E22]", "[1E-2]", "[1E+2]", "[123e45]",
    "[123.456e78]", "[1e-2]", "[1e+2]", "[123]", "[123.456789]", "[0]", "[0.1e1]",
    // Text
    #"["\u0060\u012a\u12AB"]"#, #"["\uD801\udc37"]"#, #"["\ud83d\ude39\ud83d\udc8d"]"#,
    #"["\"\\\/\b\f\n\r\t"]"#, #"["\\u0000"]"#, #"["\""]"#, "[\"a/*b*/c/*d//e\"]", #"["\\a"]"#,
    #"["\\n"]"#, #"["\u0012"]"#, #"["\uFFFF"]"#, "[\"asd\"]", "[ \"asd\"]", #"["\uDBFF\uDFFF"]"#,
    #"["\uD7FF\uE000\uD800\uDC00"]"#,
    #""'“”""#, "[\"\u{80}\u{85}\u{301}a\u{FEFF}\"]",
    #"["new\u00A0line"]"#, "[\"\u{10FFFF}\"]", "[\"\u{FFFF}\"]", #"["\u0000"]"#, #"["\u002c"]"#,
    "[\"π\"]", "[\"\u{1BFFF}\"]", "[\"asd \"]", "\" \"", #"["\uD834\uDd1e"]"#, #"["\u0821"]"#,
    #"["\u0123"]"#, "[\"\u{2028}\"]", "[\"\u{2029}\"]", #"["\u0061\u30af\u30EA\u30b9"]"#,
    "[\"new\u{7F}line\"]", #"["\uA66D"]"#, #"["\u005C"]"#, #"["\uDBFF\uDFFE"]"#,
    #"["\uD83F\uDFFE"]"#,
    #"["\u200B"]"#, #"["\u2064"]"#, #"["\uFDD0"]"#, #"["\uFFFE"]"#, #"["\u0022"]"#,
    "[\"€𝄞\"]", "[\"a\u{7F}a\"]", "[\"⍂㈴⍂\"]",
  ]

  private static let rejected = [
    // Structure
    "[1 true]", "[\"\": 1]", "[\"\"],", "[,1]", "[1,,2]", "[\"x\",,]", "[\"x\"]]", "[\"\",]",
    "[\"x\"", "[x", "[3[4]]", "[1:2]", "[,]", "[-]", "[   , \"\"]", "[\"a\",\n4\n,1,", "[1,]",
    "[\"\u{B}a\"\\f]", "[*]", "[\"\"", "[1,", "[1,\n1\n,1", "[{}", "[\"x\", truth]", "[\"a",
    "{\"x\", null}", "{\"x\"::\"b\"}", "{🇨🇭}", "{\"a\":\"a\" 123}", "{key: 'value'}",
    "{1:1}", "{9999E9999:1}", "{null:null,null:null}", "{\"id\":0,,,,,}", "{'a':0}",
    "{\"id\":0,}", "{\"a\":\"b\"}/**/", "{\"a\":\"b\"}/**//", "{\"a\":\"b\"}//", "{\"a\":\"b\"}/",
    "{\"a\":\"b\",,\"c\":\"d\"}", "{a: \"b\"}", "{\"a\":\"a", "{ \"foo\" : \"bar\", \"a\" }",
    "{\"a\":\"b\"}#", " ", "<.>", "[<null>]", "[1]x", "[1]]", "[\"asd]", "aå", "[True]", "1]",
    "{\"x\": true,", "[][]", "]", "{}}", "{\"\":", "{\"a\":/*comment*/\"b\"}",
    "{\"a\": true} \"x\"", "['", "[", "[,", "[{", "[\"a", "[\"a\"", "{", "{]", "{,", "{[",
    "{\"a", "{'a'", #"["\{["\{["\{["\{"#, "*", "{\"a\":\"b\"}#{}", "[\u{2060}]", "[\u{C}]", "å",
    "\u{2060}", "\u{FEFF}", "\u{FEFF}{}", "[1", "[ false, nul", "[ true, fals", "[ false, tru",
    "{\"asd\":\"asd\"", "[\u{A0}1]", "[nul]", "[fals]", "[tru]", "[nulll]", "\u{0}", "[1]\u{0}",
    // Numbers
    "[++1234]", "[+1]", "[+Inf]", "[-01]", "[-1.0.]", "[-2.]", "[-NaN]", "[.-1]", "[.2e-3]",
    "[0.1.2]", "[0.3e+]", "[0.3e]", "[0.e1]", "[0E+]", "[0E]", "[0e+]", "[0e]", "[1.0e+]",
    "[1.0e-]", "[1.0e]", "[1 000.0]", "[1eE2]", "[2.e+3]", "[2.e-3]", "[2.e3]", "[9.e+]", "[1+2]",
    "[0x1]", "[0x42]", "[Infinity]", "[Inf]", "[0e+-1]", "[-foo]", "[- 1]", "[-012]", "[-.123]",
    "[-1x]", "[1ea]", "[1.]", "[.123]", "[1.2a-3]", "[1.8011670033376514H-308]", "[012]", "[NaN]",
    "[１]", "-", "1.", "1e",
    // Text
    #"["\uD800\"]"#, #"["\uD800\u"]"#, #"["\uD800\u1"]"#, #"["\uD800\u1x"]"#, "[é]", #"["\x00"]"#,
    #"["\\\"]"#, "[\"\\\t\"]", "[\"\\🌀\"]", #"["\"]"#, #"["\u00A"]"#, #"["\uD834\uDd"]"#,
    #"["\uD800\uD800\x"]"#, #"["\a"]"#, #"["\uqqqq"]"#, "[\\u0020\"asd\"]", "[\\n]", "\"",
    "['single quote']", "abc", "[\"\\", "[\"a\u{0}a\"]", "[\"new\nline\"]", "[\"\t\"]",
    #""\UA66D""#, "\"\"x", "\"\\\"",
  ]

  private static let rejectedBytes: [[UInt8]] = [
    [], Array("[1,".utf8) + [0xE5] + Array("]".utf8), Array("[a".utf8) + [0xE5] + Array("]".utf8),
    Array("[-".utf8) + [0xE5] + Array("]".utf8), Array("[0".utf8) + [0xE5] + Array("]".utf8),
    Array("[1e1".utf8) + [0xE5] + Array("]".utf8),
    Array("[\"\\u".utf8) + [0xE5] + Array("\"]".utf8),
    Array("[\"\\".utf8) + [0xE5] + Array("\"]".utf8),
    Array("{\"".utf8) + [0xB9] + Array("\":0}".utf8),
    Array("{\"\":0,".utf8) + [0xE5], [0xE5], [0xEF, 0xBB], [0xEF, 0xBB, 0xBF], [0xFF],
    [0xFE, 0xFF],
    // Overlong encodings, half a surrogate pair, code points that are too large, truncated sequences, and other
    // encodings
    Array("[\"".utf8) + [0xE0, 0x80, 0xAF] + Array("\"]".utf8),
    Array("[\"".utf8) + [0xED, 0xA0, 0x80] + Array("\"]".utf8),
    Array("[\"".utf8) + [0xF4, 0xBF, 0xBF, 0xBF] + Array("\"]".utf8),
    Array("[\"".utf8) + [0xE0, 0xFF], Array("[\"".utf8) + [0x81] + Array("\"]".utf8),
    [0x5B, 0x00, 0x22, 0x00, 0xE9, 0x00, 0x22, 0x00, 0x5D, 0x00],
    [0x00, 0x5B, 0x00, 0x22, 0x00, 0xE9, 0x00, 0x22, 0x00, 0x5D],
  ]

  /// The parser keeps the text of numbers, and the field's type checks their size. The parser accepts duplicate names,
  /// because the schema reader reports them with both locations.
  private static let implementationDefined: [(String, isAccepted: Bool)] = [
    ("[123.456e-789]", true), ("[0.4e00669999999999999999999999999999999999999969999999006]", true),
    ("[-1e+9999]", true), ("[1.5e+9999]", true), ("[-123123e100000]", true),
    ("[123123e100000]", true),
    ("[123e-10000000]", true), ("[-123123123123123123123123123123]", true),
    ("[100000000000000000000]", true),
    ("[-237462374673276894279832749832423479823246327846]", true),
    ("{\"a\":\"b\",\"a\":\"c\"}", true), ("{\"a\":\"b\",\"a\":\"b\"}", true),
    (#"{"\uDFAA":0}"#, false), (#"["\uDADA"]"#, false), (#"["\uD888\u1234"]"#, false),
    (#"["\uD800\n"]"#, false), (#"["\uDd1ea"]"#, false), (#"["\uD800\uD800\n"]"#, false),
    (#"["\ud800"]"#, false), (#"["\ud800abc"]"#, false), (#"["\uDd1e\uD834"]"#, false),
    (#"["\uDFAA"]"#, false), ("\u{FEFF}{}", false),
    (String(repeating: "[", count: 500) + String(repeating: "]", count: 500), true),
    (String(repeating: "[", count: 513) + String(repeating: "]", count: 513), false),
  ]
}
