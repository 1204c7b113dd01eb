import ContentCardSchema
import Testing

struct JSONParserStringsTests {
  @Test(arguments: [
    ("[\"a", "1:2: the text has no closing quote (add a double quote at its end)"),
    ("\"", "1:1: the text has no closing quote (add a double quote at its end)"),
    ("\"\\\"", "1:1: the text has no closing quote (add a double quote at its end)"),
    ("[\"\\", "1:2: the text has no closing quote (add a double quote at its end)"),
    ("{\"a", "1:2: the text has no closing quote (add a double quote at its end)"),
    ("[\"a\n\"]", "1:2: the text has no closing quote on its line (\(lineBreak))"),
    ("[\"a\r\n\"]", "1:2: the text has no closing quote on its line (\(lineBreak))"),
    ("[\"a\\\nb\"]", "1:2: the text has no closing quote on its line (\(lineBreak))"),
    ("[\"a\\\r\nb\"]", "1:2: the text has no closing quote on its line (\(lineBreak))"),
    (
      "{\"a\": \"b”,\n}",
      "1:7: the text has no closing quote on its line"
        + " (add a straight double quote; a typographic quote is part of the text)"
    ),
    ("[\"é\tb\"]", "1:4: tabs are not allowed in text (write \\t)"),
    (
      "[\"a\u{0}b\"]",
      "1:4: the control character U+0000 is not allowed in text (remove it, or write \\u0000)"
    ),
    (
      "[\"\u{1F}\"]",
      "1:3: the control character U+001F is not allowed in text (remove it, or write \\u001F)"
    ),
  ])
  func textMustBeClosedOnItsLine(json: String, expected: String) {
    #expect(parseOutcome(of: json) == expected)
  }

  @Test(arguments: [
    (#"["\x00"]"#, "1:3: a backslash before \"x\" is not a valid escape (\(escapes))"),
    (#"["a\'"]"#, "1:4: a backslash before \"'\" is not a valid escape (\(escapes))"),
    (#"["\U00e9"]"#, "1:3: a backslash before \"U\" is not a valid escape (\(escapes))"),
    (#"["\a"]"#, "1:3: a backslash before \"a\" is not a valid escape (\(escapes))"),
    ("[\"\\\t\"]", "1:3: a backslash before U+0009 is not a valid escape (\(escapes))"),
    ("[\"\\🌀\"]", "1:3: a backslash before \"🌀\" (U+1F300) is not a valid escape (\(escapes))"),
    (#"["\u"]"#, "1:3: \(fourDigits)"), (#"["\u00A"]"#, "1:3: \(fourDigits)"),
    (#"["\u00G0"]"#, "1:3: \(fourDigits)"), (#"["\u+123"]"#, "1:3: \(fourDigits)"),
    (#"["\u{1F600}"]"#, "1:3: \(fourDigits)"), (#"["\u12"#, "1:3: \(fourDigits)"),
    (#"["\u００41"]"#, "1:3: \(fourDigits)"), (#"["\uD83D\u"]"#, "1:9: \(fourDigits)"),
    (#"["\uD83D"]"#, "1:3: \\uD83D \(half)"), (#"["\ude00"]"#, "1:3: \\uDE00 \(half)"),
    (#"["é\uD83Dx"]"#, "1:4: \\uD83D \(half)"), (#"["\uD83D\n"]"#, "1:3: \\uD83D \(half)"),
    (#"["\uD83D\u0041"]"#, "1:3: \\uD83D \(half)"), (#"["\uDBFF\uD83D"]"#, "1:3: \\uDBFF \(half)"),
    (#"["\uDE00\uD83D"]"#, "1:3: \\uDE00 \(half)"), (#"{"\uDFFF":1}"#, "1:3: \\uDFFF \(half)"),
    (#"["\uDE00\uDE00"]"#, "1:3: \\uDE00 \(half)"),
    (#"["\uD83DuDE00"]"#, "1:3: \\uD83D \(half)"),
    (#"["\uD83D\uDE00\uD83D"]"#, "1:15: \\uD83D \(half)"), (#"["\uD83D"#, "1:3: \\uD83D \(half)"),
  ])
  func invalidEscapesAreRejected(json: String, expected: String) {
    #expect(parseOutcome(of: json) == expected)
  }
}

private let lineBreak = "add a double quote at its end; write a line break inside text as \\n"
private let escapes =
  #"remove it, or write \\ for a backslash; the valid escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
private let fourDigits =
  #"\u must be followed by four hexadecimal digits (write four digits, such as \u00E9, or the character itself)"#
private let half =
  #"is half of a surrogate pair (write both halves, such as \uD83D\uDE00, or the character itself)"#
