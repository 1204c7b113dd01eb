import Foundation
import TestSupport
import Testing

/// Compares an app's own code with test cards of `cardgen fixtures`. The article "Adopting it step by step" shows it.
struct AdoptionTests {
  /// Code as an app has it before it uses this package.
  private struct Coupon {
    let percentage: Decimal

    init?(extras: [String: Any]) {
      guard let text = extras["discount_percentage"] as? String,
        let percentage = Decimal(string: text)
      else { return nil }
      self.percentage = percentage
    }
  }

  @Test func handWrittenCodeAcceptsInvalidCoupons() throws {
    let file = repository.appending(
      path: "Tests/ContentCardToolsTests/Recorded/BrazeDemo.fixtures.json")

    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    var differences: [String] = []
    for card in json as? [[String: Any]] ?? [] {
      guard let extras = card["e"] as? [String: Any], let id = card["id"] as? String,
        extras["class_type"] as? String == "coupon_code"
      else { continue }
      let isAccepted = card["verdict"] as? String != "rejected"
      if (Coupon(extras: extras) != nil) != isAccepted { differences.append(id) }
    }
    #expect(
      differences == [
        "coupon_code.discount_percentage.not-a-decimal",
        "coupon_code.discount_percentage.too-large",
        "coupon_code.discount_percentage.below-minimum",
        "coupon_code.discount_percentage.above-maximum",
      ])
  }
}
