import ContentCards
import Foundation

/// The prices of the products that the user wants to buy, and a coupon for them.
struct Cart {
  var prices: [Decimal]
  /// The coupon always has a percentage, because cards without one are rejected.
  var coupon: Coupon?

  var subtotal: Decimal { prices.reduce(0, +) }

  /// The amount that the coupon takes off the subtotal, rounded to cents.
  var discount: Decimal {
    guard let coupon else { return 0 }
    return (subtotal * coupon.discountPercentage / 100).roundedToCents
  }

  var total: Decimal { subtotal - discount }

  /// Buys the products, and removes the coupon from all feeds, even if it is not dismissible. Returns `false` if there
  /// is a coupon that cannot be removed, for example because it was used before.
  @discardableResult func buy() -> Bool {
    guard let coupon else { return true }
    coupon.logContentCardClicked()
    return coupon.dismissContentCard(force: true) != .kept
  }

  /// Shows the cart, and logs the impression of the coupon in it.
  func show() {
    coupon?.logContentCardImpression()
    let coupon = coupon.map { "with a coupon of \($0.discountPercentage) %" } ?? "without a coupon"
    print("cart of \(subtotal) \(coupon): \(discount) off, \(total) to pay")
  }
}

extension Coupon {
  /// The first valid coupon in the store, or `nil` if there is none.
  @MainActor static func first(of store: ContentCardStore) -> Coupon? {
    let feed = store.feed(ContentCardClassType.self, for: [.coupon])
    return feed.objects(of: Coupon.self).first
  }
}

extension Decimal {
  /// The value with two digits after the point; halves are rounded away from zero.
  var roundedToCents: Decimal {
    var exact = self
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 2, .plain)
    return rounded
  }
}
