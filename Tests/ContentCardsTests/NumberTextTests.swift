import Testing

@testable import ContentCards

struct NumberTextTests {
  @Test func theRangesCoverTheDigits() throws {
    var text = "-012.50e+3"
    let number = try #require(text.withUTF8 { NumberText($0) })
    #expect(number.isNegative)
    #expect(number.integer == 1..<4)
    #expect(number.fraction == 5..<7)
    #expect(number.exponent == 8..<10)
  }

  @Test func missingPartsAreEmptyOrNil() throws {
    var text = "+7"
    let number = try #require(text.withUTF8 { NumberText($0) })
    #expect(!number.isNegative)
    #expect(number.integer == 1..<2)
    #expect(number.fraction.isEmpty)
    #expect(number.exponent == nil)
  }
}
