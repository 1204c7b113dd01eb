import Testing

@testable import ContentCards

struct NumberTextTests {
  @Test(arguments: [("-012.50e+3", true, "012", "50", true), ("+7", false, "7", "", false)])
  func aNumberIsSplit(
    text: String, isNegative: Bool, integer: String, fraction: String, hasExponent: Bool
  ) {
    text.withBytes { bytes in
      guard let number = NumberText(bytes) else {
        Issue.record("\(text) is not a number")
        return
      }
      #expect(number.isNegative == isNegative && number.hasExponent == hasExponent)
      #expect(number.integer.elementsEqual(integer.utf8))
      #expect(number.fraction.elementsEqual(fraction.utf8))
    }
  }
}
