import Testing

@testable import ContentCardSchema

struct JSONParserNumbersTests {
  @Test(arguments: [
    "0", "-0", "1", "-1", "10", "123", "0.5", "-0.0", "1.0", "123.456789", "1e5", "1E5", "1e+5",
    "1e-5", "0e0", "0E+1", "20e1", "1.5e-07", "-123.123e100", "1e999", "-1e-999",
    "123456789012345678901234567890.123456789012345678901234567890",
    "-0.000000000000000000000000000000000000000000000000000000000000000000000000000001",
  ])
  func numbersKeepTheirSpelling(text: String) throws {
    for json in [text, "[\(text), \(text)]"] {
      #expect(try JSONNode(parsing: Array(json.utf8)).text == json)
    }
  }

  @Test(arguments: [
    ("01", "begins with an extra zero", "1"), ("-01", "begins with an extra zero", "-1"),
    ("00", "begins with an extra zero", "0"), ("007.50", "begins with an extra zero", "7.50"),
    ("-00e1", "begins with an extra zero", "-0e1"), ("+1", "begins with a plus sign", "1"),
    ("+.5", "begins with a plus sign", "0.5"),
    (".5", "has no digit before its decimal point", "0.5"),
    ("-.5e1", "has no digit before its decimal point", "-0.5e1"),
    ("1.", "has no digit after its decimal point", "1"),
    ("-2.", "has no digit after its decimal point", "-2"),
    ("2.e3", "has no digit after its decimal point", "2e3"),
    ("0.", "has no digit after its decimal point", "0"),
    ("12.", "has no digit after its decimal point", "12"),
  ])
  func numbersOfOtherLanguagesAreCorrected(text: String, flaw: String, corrected: String) {
    #expect(
      parseOutcome(of: "[ \(text)]") == "1:3: the number \(text) \(flaw)"
        + " (write \(corrected), or \"\(text)\" if it is text)")
  }

  @Test(arguments: [
    "-", "+", ".", "--1", "++1", "-+1", "-foo", "-e5", "0x1F", "1_000", "20%", "20px", "1.2.3",
    "1+2",
    "1e", "1e+", "1eE2", "0e+-1", "1e-+1",
    ".e5", "1.5e", "1.2a-3", "1é", "0.e", ".-1", "-1x", "1-1", "0true",
  ])
  func otherTextIsNotANumber(text: String) {
    #expect(
      parseOutcome(of: "[\(text)]") == "1:2: \(text) is not a number"
        + " (write a number such as 20, 12.5, or -1e3, or text in double quotes: \"\(text)\")")
  }

  @Test(arguments: ["inf", "NaN", "Infinity", "-Infinity", "+Infinity", "-NaN", "+Inf", "-inf"])
  func infiniteNumbersAreRejected(text: String) {
    #expect(
      parseOutcome(of: "[\(text)]") == "1:2: the number \(text) is not valid JSON"
        + " (write a finite number, or remove the member or element)")
  }
}
