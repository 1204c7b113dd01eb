import Testing

struct JSONParserMistakesTests {
  @Test(arguments: [
    ("", "1:1: the file is empty (write an object: { \"classTypes\": { … } })"),
    (
      " \n\t",
      "1:1: the file contains only white space (write an object: { \"classTypes\": { … } })"
    ),
    ("{} {}", "1:4: expected the end of the file, found \"{\" (\(oneValue))"),
    ("1,", "1:2: expected the end of the file, found \",\" (\(oneValue))"),
    ("[1]x", "1:4: expected the end of the file, found \"x\" (\(oneValue))"),
    ("\"a\"\n\"b\"", "2:1: expected the end of the file, found a double quote (\(oneValue))"),
    (
      "{}}", "1:3: expected the end of the file, found \"}\" (remove it: there is nothing to close)"
    ),
    (
      "[]]", "1:3: expected the end of the file, found \"]\" (remove it: there is nothing to close)"
    ),
    (
      "[1]\u{0}",
      "1:4: the invisible character U+0000 is not allowed here (\(whiteSpace))"
    ),
  ])
  func filesMustContainOneValue(text: String, expected: String) {
    #expect(parseOutcome(of: text) == expected)
  }

  @Test(arguments: [
    ("[1,]", "1:3: trailing comma after the last element (remove it)"),
    ("{\"a\": 1 ,\n}", "1:9: trailing comma after the last member (remove it)"),
    ("[1,,2]", "1:4: expected a value, found \",\" (write a value before it, or remove it)"),
    ("[,1]", "1:2: expected a value, found \",\" (write a value before it, or remove it)"),
    ("{,}", "1:2: expected a member name, found \",\" (remove it)"),
    ("{\"a\":1,,\"b\":2}", "1:8: expected a member name, found \",\" (remove it)"),
    ("[1 2]", "1:3: missing comma between two elements (add a comma here)"),
    ("[1 true]", "1:3: missing comma between two elements (add a comma here)"),
    ("[[][]]", "1:4: missing comma between two elements (add a comma here)"),
    ("{\"a\": \"é\"\n  \"b\": 2}", "1:10: missing comma between two members (add a comma here)"),
    ("{\"a\": {}\n{", "1:9: missing comma between two members (add a comma here)"),
    (
      "[\"say \"hi\" there\"]",
      "1:8: missing comma between two elements"
        + " (add a comma here; write a double quote inside text as \\\")"
    ),
    ("[1;2]", "1:3: expected \",\" or \"]\", found \";\" (\(separator("element", "]")))"),
    ("{\"a\":1:2}", "1:7: expected \",\" or \"}\", found \":\" (\(separator("member", "}")))"),
  ])
  func itemsMustBeSeparatedByCommas(text: String, expected: String) {
    #expect(parseOutcome(of: text) == expected)
  }

  @Test(arguments: [
    ("{class_type: 1}", "1:2: the member name class_type is not in quotes (write \"class_type\")"),
    ("{\n  größe: 1}", "2:3: the member name größe is not in quotes (write \"größe\")"),
    ("{1: 2}", "1:2: the member name 1 is not in quotes (write \"1\")"),
    ("{null: 2}", "1:2: the member name null is not in quotes (write \"null\")"),
    ("{'a': 1}", "1:2: text must be in double quotes, not single quotes (write double quotes)"),
    ("{[1]: 1}", "1:2: expected a member name, found \"[\" (write a member: \"name\": value)"),
    ("{:1}", "1:2: expected a member name, found \":\" (write a member: \"name\": value)"),
    ("{\"a\" 1}", "1:5: missing colon after the member name (add a colon here)"),
    ("{\"a\"\n\"b\"}", "1:5: missing colon after the member name (add a colon here)"),
    (
      "{\"a\" = 1}",
      "1:6: expected a colon after the member name, found \"=\" (write a colon and a value)"
    ),
    (
      "{\"a\", \"b\"}",
      "1:5: expected a colon after the member name, found \",\" (write a colon and a value)"
    ),
    (
      "{\"a\"}",
      "1:5: expected a colon after the member name, found \"}\" (write a colon and a value)"
    ),
    ("{\"a\"::1}", "1:6: expected a value, found \":\" (\(anyValue))"),
    ("{\"a\":}", "1:6: expected a value, found \"}\" (\(anyValue))"),
  ])
  func membersMustHaveANameAndAValue(text: String, expected: String) {
    #expect(parseOutcome(of: text) == expected)
  }

  @Test(arguments: [
    ("{", "1:2: the object opened at 1:1 is never closed (add \"}\" where it ends)"),
    ("[", "1:2: the list opened at 1:1 is never closed (add \"]\" where it ends)"),
    ("[1,", "1:4: the list opened at 1:1 is never closed (add \"]\" where it ends)"),
    ("{\"a\"", "1:5: the object opened at 1:1 is never closed (add \"}\" where it ends)"),
    ("{\"a\":", "1:6: the object opened at 1:1 is never closed (add \"}\" where it ends)"),
    ("{\"a\":1", "1:7: the object opened at 1:1 is never closed (add \"}\" where it ends)"),
    (
      "[\n\n  { \"é\": []\n\n",
      "3:12: the object opened at 3:3 is never closed (add \"}\" where it ends)"
    ),
    (
      "{\"a\": [1, 2}",
      "1:12: expected \",\" or \"]\", found \"}\" (close the list opened at 1:7 with \"]\" first)"
    ),
    (
      "{\n \"a\": 1]",
      "2:8: expected \",\" or \"}\", found \"]\" (close the object opened at 1:1 with \"}\" first)"
    ),
    ("]", "1:1: expected a value, found \"]\" (\(anyValue))"),
    ("}", "1:1: expected a value, found \"}\" (\(anyValue))"),
  ])
  func bracketsMustBeClosed(text: String, expected: String) {
    #expect(parseOutcome(of: text) == expected)
  }

  @Test(arguments: [
    ("True", "1:1: the word True is not valid JSON (\(literalHint("true", for: "True")))"),
    ("[FALSE]", "1:2: the word FALSE is not valid JSON (\(literalHint("false", for: "FALSE")))"),
    ("[None]", "1:2: the word None is not valid JSON (\(literalHint("null", for: "None")))"),
    ("[nil]", "1:2: the word nil is not valid JSON (\(literalHint("null", for: "nil")))"),
    (
      "[undefined]",
      "1:2: the word undefined is not valid JSON (\(literalHint("null", for: "undefined")))"
    ),
    ("[yes]", "1:2: the word yes is not valid JSON (\(literalHint("true", for: "yes")))"),
    ("[no]", "1:2: the word no is not valid JSON (\(literalHint("false", for: "no")))"),
    ("[on]", "1:2: the word on is not valid JSON (\(literalHint("true", for: "on")))"),
    ("[Off]", "1:2: the word Off is not valid JSON (\(literalHint("false", for: "Off")))"),
    ("[NULL]", "1:2: the word NULL is not valid JSON (\(literalHint("null", for: "NULL")))"),
    ("[inf]", "1:2: the number inf is not valid JSON (\(finite))"),
    ("[NaN]", "1:2: the number NaN is not valid JSON (\(finite))"),
    ("[Infinity]", "1:2: the number Infinity is not valid JSON (\(finite))"),
    ("[tru]", "1:2: the text tru is not in quotes (\(quotes("tru")))"),
    ("[falsy]", "1:2: the text falsy is not in quotes (\(quotes("falsy")))"),
    ("[$a]", "1:2: the text $a is not in quotes (\(quotes("$a")))"),
    ("[nulll]", "1:2: the text nulll is not in quotes (\(quotes("nulll")))"),
    ("[true1]", "1:2: the text true1 is not in quotes (\(quotes("true1")))"),
    ("[ümlaut]", "1:2: the text ümlaut is not in quotes (\(quotes("ümlaut")))"),
    (
      String(repeating: "x", count: 40),
      "1:1: the text \(String(repeating: "x", count: 40)) is not in quotes"
        + " (\(quotes(String(repeating: "x", count: 40))))"
    ),
    (
      "[https://example.com/a?b=c, 1]",
      "1:2: the text https://example.com/a?b=c is not in quotes (\(quotes("https://example.com/a?b=c")))"
    ),
    ("[summer sale ]", "1:2: the text summer sale is not in quotes (\(quotes("summer sale")))"),
    ("{\"a\": x \"b\": 1}", "1:7: the text x is not in quotes (\(quotes("x")))"),
    (
      String(repeating: "x", count: 81),
      "1:1: the text \(String(repeating: "x", count: 40))… is not in quotes"
        + " (\(quotes(String(repeating: "x", count: 40) + "…")))"
    ),
    ("[@]", "1:2: expected a value, found \"@\" (\(anyValue))"),
    ("[１]", "1:2: expected a value, found \"１\" (U+FF11) (\(anyValue))"),
    ("*", "1:1: expected a value, found \"*\" (\(anyValue))"),
  ])
  func unknownWordsAreReported(text: String, expected: String) {
    #expect(parseOutcome(of: text) == expected)
  }

  @Test(arguments: [
    ("// x\n1", "1:1: \(comment)"), ("1 /* x */", "1:3: \(comment)"),
    ("[1, # x\n2]", "1:5: \(comment)"), ("{\"a\" // x\n:1}", "1:6: \(comment)"),
    ("{/**/}", "1:2: \(comment)"), ("[1,\n// x\n]", "2:1: \(comment)"),
    ("[/1]", "1:2: expected a value, found \"/\" (\(anyValue))"),
    ("[@/1]", "1:2: expected a value, found \"@\" (\(anyValue))"),
    ("['a']", "1:2: text must be in double quotes, not single quotes (write double quotes)"),
    (
      "[“a”]",
      "1:2: the typographic quote \"“\" (U+201C) cannot enclose text (write a straight double quote)"
    ),
    (
      "{„a“: 1}",
      "1:2: the typographic quote \"„\" (U+201E) cannot enclose text (write a straight double quote)"
    ),
    (
      "[«a»]",
      "1:2: the typographic quote \"«\" (U+00AB) cannot enclose text (write a straight double quote)"
    ),
    (
      "[»a«]",
      "1:2: the typographic quote \"»\" (U+00BB) cannot enclose text (write a straight double quote)"
    ),
    (
      "[‹a›]",
      "1:2: the typographic quote \"‹\" (U+2039) cannot enclose text (write a straight double quote)"
    ),
    (
      "[›a‹]",
      "1:2: the typographic quote \"›\" (U+203A) cannot enclose text (write a straight double quote)"
    ),
    (
      "[＂a＂]",
      "1:2: the typographic quote \"＂\" (U+FF02) cannot enclose text (write a straight double quote)"
    ),
    (
      "[\u{2028}1]",
      "1:2: the invisible character U+2028 is not allowed here (\(whiteSpace))"
    ),
    (
      "[\u{2029}1]",
      "1:2: the invisible character U+2029 is not allowed here (\(whiteSpace))"
    ),
    (
      "[\u{E000}1]",
      "1:2: the invisible character U+E000 is not allowed here (\(whiteSpace))"
    ),
    (
      "[\u{FFFF}1]",
      "1:2: the invisible character U+FFFF is not allowed here (\(whiteSpace))"
    ),
    (
      "{\u{A0}\"a\":1}",
      "1:2: the invisible character U+00A0 is not allowed here (\(whiteSpace))"
    ),
    (
      "[1\u{200B}]",
      "1:3: the invisible character U+200B is not allowed here (\(whiteSpace))"
    ),
    (
      "[\u{202E}1]",
      "1:2: the invisible character U+202E is not allowed here (\(whiteSpace))"
    ),
    (
      "\u{C}[]",
      "1:1: the invisible character U+000C is not allowed here (\(whiteSpace))"
    ),
    (
      "[1]\u{FEFF}",
      "1:4: the invisible character U+FEFF is not allowed here (\(whiteSpace))"
    ),
  ])
  func commentsAndForeignCharactersAreReported(text: String, expected: String) {
    #expect(parseOutcome(of: text) == expected)
  }
}

private let oneValue =
  "remove it, or move it into the value before it: a file can contain only one value"
private let whiteSpace =
  "remove it: only spaces, tabs, and line breaks are allowed between JSON values"
private let anyValue =
  "write an object, a list, text in double quotes, a number, true, false, or null"
private let finite = "write a finite number, or remove the member or element"
private let comment =
  "JSON does not allow comments (remove the comment; in a schema, you can move its text into a \"description\")"

private func separator(_ item: String, _ bracket: String) -> String {
  "write \",\" before another \(item), or \"\(bracket)\" after the last one"
}

private func literalHint(_ word: String, for found: String) -> String {
  "write \(word), or \"\(found)\" if it is text"
}

private func quotes(_ word: String) -> String {
  "write \"\(word)\": only numbers, true, false, and null are written without quotes"
}
