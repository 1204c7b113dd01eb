import BrazeDemo
import ContentCards
import Foundation
import Testing

/// Every way in which the value of a coupon can go wrong.
@Suite struct CouponTests {
  @Test(arguments: [
    (ExtraValue.string("20"), "20"), (.string("+20"), "20"), (.string("0"), "0"),
    (.string("100"), "100"),
    (.string("0.1"), "0.1"), (.int(20), "20"), (.double(0.1), "0.1"), (.string(" 20 "), "20"),
  ])
  func numbersOfTheGrammarAreTaken(value: ExtraValue, percentage: String) throws {
    let card = Cards.coupon.with("discount_percentage", value)
    let conversion = ContentCardClassType.convertContentCards([card])
    guard case .coupon(let coupon) = conversion.objects.first else {
      Issue.record("\(conversion.issues)")
      return
    }
    #expect(coupon.discountPercentage == Decimal(string: percentage))
  }

  @Test(arguments: [
    (ExtraValue.string("20%"), #""discount_percentage" is "20%", which is not a decimal number."#),
    (.string("1,99"), #""discount_percentage" is "1,99", which is not a decimal number."#),
    (.string("10 EUR"), #""discount_percentage" is "10 EUR", which is not a decimal number."#),
    (.string("0x1F"), #""discount_percentage" is "0x1F", which is not a decimal number."#),
    (.string("1e1"), #""discount_percentage" is "1e1", which is not a decimal number."#),
    (.string("２０"), #""discount_percentage" is "２０", which is not a decimal number."#),
    (.string(""), #""discount_percentage" is empty."#),
    (.string(" "), #""discount_percentage" is empty."#),
    (.null, #""discount_percentage" is missing."#),
    (
      .string("{{x}}"),
      #""discount_percentage" is "{{x}}", which contains a Liquid tag that was not filled in."#
    ),
    (.string("100.01"), #""discount_percentage" is "100.01", which is not between 0 and 100."#),
    (.string("-1"), #""discount_percentage" is "-1", which is not between 0 and 100."#),
    (
      .string("1234567890123456789012345678901234567890"),
      #""discount_percentage" is "1234567890123456789012345678901234567890", which is too large or has too many digits to be read as a decimal number of at most 38 digits."#
    ),
    (.bool(true), #""discount_percentage" is true, which is a bool, not a decimal number."#),
    (
      .array(["20"]),
      #""discount_percentage" is ["20"], which is an array, not a decimal number."#
    ),
  ])
  func anythingElseRejectsTheCardWithAReason(value: ExtraValue, reason: String) {
    let card = Cards.coupon.with("discount_percentage", value)
    let conversion = ContentCardClassType.convertContentCards([card])
    #expect(conversion.objects.isEmpty)
    #expect(
      conversion.issues.map(\.description) == [
        #"Content card "coupon" of class type "coupon_code" is rejected: "# + reason
      ])
  }

  @Test func aMissingPercentageDoesNotMakeTheCartFree() {
    let metaData: [ContentCardKey: Any] = [
      .idString: "a", .created: 1.0, .dismissible: true, .extras: ["class_type": "coupon_code"],
    ]
    #expect(Coupon(metaData: metaData, classType: .coupon) == nil)
  }
}
