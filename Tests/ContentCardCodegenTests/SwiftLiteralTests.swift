import Testing

@testable import ContentCardCodegen

@Suite struct SwiftLiteralTests {
  @Test(arguments: [
    ("plain", #""plain""#),
    ("", #""""#),
    ("\"quoted\"", #""\"quoted\"""#),
    (#"back\slash"#, #""back\\slash""#),
    (#"\(evil)"#, #""\\(evil)""#),
    ("a\nb\rc\td", #""a\nb\rc\td""#),
    ("\u{0}\u{7F}", #""\u{0}\u{7F}""#),
    ("\u{202E}txet", #""\u{202E}txet""#),
    ("zero\u{200B}width", #""zero\u{200B}width""#),
    ("line\u{2028}para\u{2029}", #""line\u{2028}para\u{2029}""#),
    ("no\u{A0}break", #""no\u{A0}break""#),
    ("\u{301}e\u{301}", "\"\\u{301}e\u{301}\""),
    ("größe 価格 🎁", #""größe 価格 🎁""#),
    ("\"\"\" */ #\"", #""\"\"\" */ #\"""#),
  ])
  func textStaysInItsLiteral(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }

  @Test(arguments: [
    (0, "0"), (-7, "-7"), (999_999, "999999"), (1_000_000, "1_000_000"),
    (-12_345_678, "-12_345_678"),
    (Int.max, "9_223_372_036_854_775_807"), (Int.min, "-9_223_372_036_854_775_808"),
  ])
  func longIntegersAreGrouped(value: Int, literal: String) {
    #expect(SwiftLiteral.int(value) == literal)
  }

  @Test(arguments: [
    ("0.25", "Foundation.Decimal(sign: .plus, exponent: -2, significand: 25)"),
    ("-99.990", "Foundation.Decimal(sign: .minus, exponent: -3, significand: 99990)"),
    ("-0.5", "Foundation.Decimal(sign: .minus, exponent: -1, significand: 5)"),
    ("1234.5678", "Foundation.Decimal(sign: .plus, exponent: -4, significand: 12_345_678)"),
    ("0.00", "0"), ("-0.0", "0"),
    ("12", "12"),
    (
      "-922337203685477580.8",
      "Foundation.Decimal(sign: .minus, exponent: 17, significand: 9)"
        + " + Foundation.Decimal(sign: .minus, exponent: -1, significand: 223_372_036_854_775_808)"
    ),
    (
      "90000000000000000000000000000000000000",
      "Foundation.Decimal(sign: .plus, exponent: 36, significand: 90)"
    ),
  ])
  func decimalsKeepTheirDigits(text: String, expression: String) {
    #expect(SwiftLiteral.decimal(text).line == expression)
  }
}
