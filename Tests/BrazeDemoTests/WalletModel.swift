import BrazeDemo
import ContentCards
import Foundation

/// The model of a screen with the user's coupons.
@MainActor final class WalletModel {
  private(set) var coupons: [Coupon] = []
  /// A sentence for the user.
  private(set) var message: String?

  private let store: ContentCardStore
  private var observation: ContentCardStore.Observation?

  init(_ store: ContentCardStore) {
    self.store = store
    observation = store.observeFeeds(ContentCardClassType.self, for: [.coupon]) { [weak self] in
      self?.coupons = $0.objects(of: Coupon.self)
    }
  }

  func remove(_ coupon: Coupon) { coupon.dismissContentCard() }

  func open(_ coupon: Coupon) {
    message = coupon.openContentCard() == .noLink ? "This coupon has no details." : nil
  }

  func refresh(timeout: Duration = .seconds(10)) async {
    do {
      try await store.requestContentCardsRefresh(timeout: timeout)
      message = nil
    } catch {
      message = "The coupons could not be updated."
    }
  }
}
