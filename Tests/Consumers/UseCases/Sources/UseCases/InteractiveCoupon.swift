import ContentCards
import Foundation

/// What the user is about to buy.
struct Cart {
  var prices: [Decimal]
  /// A card without a percentage is no coupon, and so cannot make the cart free.
  var coupon: Coupon?

  var subtotal: Decimal { prices.reduce(0, +) }

  /// What the coupon is worth, to the cent.
  var discount: Decimal {
    guard let coupon else { return 0 }
    return (subtotal * coupon.discountPercentage / 100).roundedToCents
  }

  var total: Decimal { subtotal - discount }

  /// Buys what is in the cart, and takes the coupon out of all feeds, even if it is not dismissible. Returns whether the
  /// coupon was still valid: it cannot be used twice.
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
  /// The first coupon that the user has; nil where there is none, or none that can be read.
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
