/// Texts that look like numbers to Foundation or to a person, but are not valid in the value grammar.
enum Numbers {
  static let malformed = [
    "", " ", " 5", "5 ", "20%", "1,99", "1.234,56", "10 EUR", "€5", "0x1F", "1_000", "1 000",
    "1'000",
    "five", "NaN", "nan", "inf", "-inf", "infinity", "+", "-", "--5", "+-5", ".5", "5.", "5..0",
    "1.2.3", "٤٢", "４２", "5\u{301}", "½", "1e", "e5", "{{x}}", "5\u{0}", "−5",
  ]
}
