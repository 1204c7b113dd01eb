import BrazeDemo
import ContentCards
import Foundation

// Code that the programs for both SDKs share. A program is compiled with an adapter, and the tests compare what it
// prints.

typealias Store = ContentCardStore

/// Prints the card's identifier, and its fields that differ from those of a card created only with an identifier.
/// Leaves out the context.
func show(_ card: ContentCard) {
  let plain = ContentCard(id: "")
  let fields = zip(Mirror(reflecting: card).children, Mirror(reflecting: plain).children)
  let differing = fields.compactMap { field, plain -> String? in
    guard let label = field.label, label != "id", label != "context" else { return nil }
    let text = shown(field.value)
    return text == shown(plain.value) ? nil : "\(label) \(text)"
  }
  print("\(card.id):", differing.joined(separator: ", "))
}

private func shown(_ value: Any) -> String {
  if let extras = value as? [String: ExtraValue] { return ExtraValue.object(extras).description }
  if let date = value as? Date { return "\(date.timeIntervalSince1970)" }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return "\(value)" }
  return mirror.children.first.map { shown($0.value) } ?? "nil"
}

/// Prints the objects of a feed, and the number of its control cards.
func show(_ feed: ContentCardFeed<ContentCardClassType>) {
  let objects = feed.objects.map { object in
    switch object {
    case .coupon(let coupon): "coupon of \(coupon.discountPercentage) %"
    case .ad: "ad"
    default: "\(object)"
    }
  }
  print("\(objects), \(feed.controls.count) control")
}

/// Returns the extras of a coupon.
func coupon(_ percentage: Any) -> [String: Any] {
  ["class_type": "coupon_code", "discount_percentage": percentage]
}

extension Store {
  /// Returns the first feed that has this number of objects and, if `id` is not `nil`, whose first object has this
  /// card.
  func feed(
    objects count: Int, first id: String? = nil
  ) async -> ContentCardFeed<ContentCardClassType>? {
    for await feed in feeds(ContentCardClassType.self) where feed.objects.count == count {
      if id == nil || feed.objects.first?.contentCard?.id == id { return feed }
    }
    return nil
  }

  /// Requests a refresh. Prints the error if the refresh fails, and in any case the feed.
  func refresh(timeout: Duration = .seconds(60)) async {
    do {
      try await requestContentCardsRefresh(timeout: timeout)
    } catch {
      print("failed: \(error)")
    }
    show(feed(ContentCardClassType.self))
  }
}
