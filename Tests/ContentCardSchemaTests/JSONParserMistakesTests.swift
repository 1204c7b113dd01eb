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
  ])
  func filesMustContainOneValue(text: String, expected: String) {
    #expect(parseOutcome(of: text) == expected)
  }

  @Test(arguments: [
    ("[1,]", "1:3: trailing comma after the last element (remove it)"),
    ("{\"a\": 1 ,\n}", "1:9: trailing comma after the last member (remove it)"),
    (
      "[1,,2]",
      "1:4: expected a value, found \",\" (write a value before the comma, or remove the comma)"
    ),
    (
      "[,1]",
      "1:2: expected a value, found \",\" (write a value before the comma, or remove the comma)"
    ),
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
    ("True", "true"), ("FALSE", "false"), ("None", "null"), ("nil", "null"),
    ("undefined", "null"), ("yes", "true"), ("no", "false"), ("on", "true"), ("Off", "false"),
    ("NULL", "null"),
  ])
  func wordsOfOtherLanguagesAreReported(word: String, literal: String) {
    #expect(
      parseOutcome(of: "[\(word)]") == "1:2: the word \(word) is not valid JSON"
        + " (write \(literal), or \"\(word)\" if it is text)")
  }

  @Test(arguments: [
    ("[tru]", "1:2", "tru"), ("[falsy]", "1:2", "falsy"), ("[$a]", "1:2", "$a"),
    ("[nulll]", "1:2", "nulll"), ("[true1]", "1:2", "true1"), ("[ümlaut]", "1:2", "ümlaut"),
    ("[https://example.com/a?b=c, 1]", "1:2", "https://example.com/a?b=c"),
    ("[summer sale ]", "1:2", "summer sale"), ("{\"a\": x \"b\": 1}", "1:7", "x"),
    (String(repeating: "x", count: 40), "1:1", String(repeating: "x", count: 40)),
    (String(repeating: "x", count: 81), "1:1", String(repeating: "x", count: 40) + "…"),
  ])
  func textWithoutQuotesIsReported(text: String, place: String, word: String) {
    #expect(
      parseOutcome(of: text) == "\(place): the text \(word) is not in quotes"
        + " (write \"\(word)\": text must be in double quotes)")
  }

  @Test(arguments: [
    ("[@]", "1:2", "\"@\""), ("[１]", "1:2", "\"１\" (U+FF11)"), ("*", "1:1", "\"*\""),
  ])
  func otherCharactersAreReported(text: String, place: String, character: String) {
    #expect(
      parseOutcome(of: text) == "\(place): expected a value, found \(character) (\(anyValue))")
  }

  @Test(arguments: [
    ("// x\n1", "1:1: \(comment)"), ("1 /* x */", "1:3: \(comment)"),
    ("[1, # x\n2]", "1:5: \(comment)"), ("{\"a\" // x\n:1}", "1:6: \(comment)"),
    ("{/**/}", "1:2: \(comment)"), ("[1,\n// x\n]", "2:1: \(comment)"),
    ("[/1]", "1:2: expected a value, found \"/\" (\(anyValue))"),
    ("[@/1]", "1:2: expected a value, found \"@\" (\(anyValue))"),
    ("['a']", "1:2: text must be in double quotes, not single quotes (write double quotes)"),
  ])
  func commentsAreReported(text: String, expected: String) {
    #expect(parseOutcome(of: text) == expected)
  }

  @Test(arguments: [
    ("[“a”]", "“", "201C"),
    ("{„a“: 1}", "„", "201E"),
    ("[«a»]", "«", "00AB"),
    ("[»a«]", "»", "00BB"),
    ("[‹a›]", "‹", "2039"),
    ("[›a‹]", "›", "203A"),
    ("[＂a＂]", "＂", "FF02"),
  ])
  func typographicQuotesAreReported(text: String, quote: String, code: String) {
    #expect(
      parseOutcome(of: text)
        == "1:2: the typographic quote \"\(quote)\" (U+\(code)) cannot enclose text (write a straight double quote)"
    )
  }

  @Test(arguments: [
    ("[1]\u{0}", "1:4", "0000"),
    ("[\u{2028}1]", "1:2", "2028"),
    ("[\u{2029}1]", "1:2", "2029"),
    ("[\u{E000}1]", "1:2", "E000"),
    ("[\u{FFFF}1]", "1:2", "FFFF"),
    ("{\u{A0}\"a\":1}", "1:2", "00A0"),
    ("[1\u{200B}]", "1:3", "200B"),
    ("[\u{202E}1]", "1:2", "202E"),
    ("\u{C}[]", "1:1", "000C"),
    ("[1]\u{FEFF}", "1:4", "FEFF"),
  ])
  func invisibleCharactersAreReported(text: String, place: String, code: String) {
    #expect(
      parseOutcome(of: text)
        == "\(place): the invisible character U+\(code) is not allowed here (\(whiteSpace))")
  }
}

private let oneValue = "remove it, or move it into the value before it"
private let whiteSpace = "remove it, or replace it with a space"
private let anyValue =
  "write an object, a list, text in double quotes, a number, true, false, or null"
private let comment =
  "JSON does not allow comments (remove it, or put it in quotes if it is text; in a schema, you can move a comment into a \"description\")"

private func separator(_ item: String, _ bracket: String) -> String {
  "write \",\" before another \(item), or \"\(bracket)\" after the last one"
}
