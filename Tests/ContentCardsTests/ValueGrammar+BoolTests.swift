import Testing

@testable import ContentCards

struct ValueGrammarBoolTests {
  @Test(arguments: [
    ("true", true), ("TRUE", true), ("tRuE", true), ("yes", true), ("Yes", true), ("1", true),
    ("false", false), ("False", false), ("no", false), ("NO", false), ("0", false),
  ])
  func theSixTextsAreReadInAnyCase(text: String, value: Bool) {
    #expect(ValueGrammar.bool(text) == value)
  }

  @Test(arguments: [
    "", " true", "y", "n", "t", "f", "on", "off", "2", "-1", "01", "1.0", "truee", "ｔｒｕｅ", "oui",
    "{{x}}",
  ])
  func otherValuesAreRejected(text: String) {
    #expect(ValueGrammar.bool(text) == nil)
  }
}
