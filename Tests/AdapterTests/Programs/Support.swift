import BrazeDemo
import ContentCards
import Foundation

// What the programs of both SDKs share. They are compiled with an adapter and print what the tests
// expect.

/// The store of an app.
typealias Store = ContentCardStore

/// Every field of a card that is not as it would be without the SDK.
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

/// What is in a feed.
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

/// The extras of a coupon.
func coupon(_ percentage: Any) -> [String: Any] {
  ["class_type": "coupon_code", "discount_percentage": percentage]
}

extension Store {
  /// The first feed with that many objects, of which the first has that card.
  func feed(
    objects count: Int, first id: String? = nil
  ) async -> ContentCardFeed<ContentCardClassType>? {
    for await feed in feeds(ContentCardClassType.self) where feed.objects.count == count {
      if id == nil || feed.objects.first?.contentCard?.id == id { return feed }
    }
    return nil
  }

  /// Refreshes, and says what came of it.
  func refresh(timeout: Duration = .seconds(60)) async {
    do {
      try await requestContentCardsRefresh(timeout: timeout)
    } catch {
      print("failed: \(error)")
    }
    show(feed(ContentCardClassType.self))
  }
}
