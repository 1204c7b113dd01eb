import Foundation

extension ContentCard {
  /// The card of a `metaData` dictionary as in Braze's guide. Nil without an `idString`, a
  /// `created` (Unix seconds) and a `dismissible` flag, as there.
  ///
  /// Numbers may be of any numeric type, times also a `Date`, flags a bool or 0 and 1, URLs a `URL` or text, extras a
  /// dictionary of text, of anything, or of `ExtraValue`; an extra that is neither text nor JSON is
  /// dropped alone, and one in which more than 128 arrays and dictionaries stand within each other is an issue for
  /// whatever reads it. An `expiresAt` of 0 or less means never.
  public init?(metaData: [ContentCardKey: Any]) {
    var card = Fields()
    var created: Date?
    var isDismissible: Bool?
    var isDismissable: Bool?
    var isControl = false
    // One way through what is there costs less than twenty look-ups. The lengths tell most keys apart.
    for (key, value) in metaData {
      switch (key.rawValue.utf8.count, key.rawValue) {
      case (8, "idString"): card.id = Self.text(value) ?? ""
      case (7, "created"): created = Self.time(value)
      case (11, "dismissible"): isDismissible = Self.flag(value)
      case (11, "dismissable"): isDismissable = Self.flag(value)
      case (6, "extras"): card.extras = ContentCardExtras(anyDictionary: value) ?? [:]
      case (5, "title"): card.title = Self.text(value)
      case (15, "cardDescription"): card.cardDescription = Self.text(value)
      case (5, "image"): card.image = Self.text(value)
      case (12, "imageAltText"): card.imageAltText = Self.text(value)
      case (16, "imageAspectRatio"): card.imageAspectRatio = Self.number(value)
      case (9, "urlString"): card.urlString = Self.text(value)
      case (16, "openURLInWebView"): card.openURLInWebView = Self.flag(value) ?? false
      case (6, "domain"): card.domain = Self.text(value)
      case (8, "language"): card.language = Self.text(value)
      case (9, "expiresAt"):
        card.expiresAt = Self.time(value).flatMap { $0.timeIntervalSince1970 > 0 ? $0 : nil }
      case (6, "viewed"): card.isViewed = Self.flag(value) ?? false
      case (7, "clicked"): card.isClicked = Self.flag(value) ?? false
      case (6, "pinned"): card.isPinned = Self.flag(value) ?? false
      case (6, "isTest"): card.isTest = Self.flag(value) ?? false
      case (9, "isControl"): isControl = Self.flag(value) ?? false
      case (7, "context"): card.context = value as? ContentCardContext
      default: break
      }
    }
    guard !card.id.isEmpty, let created, let isDismissible = isDismissible ?? isDismissable
    else { return nil }
    card.createdAt = created
    card.isDismissible = isDismissible
    card.kind =
      isControl
      ? .control
      : Kind(image: card.image, title: card.title, cardDescription: card.cardDescription)
    box = Box(card)
  }

  private static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let url as URL: url.absoluteString
    default: nil
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch ExtraValue(value) {
    case .int(let value): Double(value)
    case .double(let value) where value.isFinite: value
    default: nil
    }
  }

  /// Returns a time given as a `Date` or in Unix seconds.
  private static func time(_ value: Any) -> Date? {
    number(value).map { Date(timeIntervalSince1970: $0) } ?? value as? Date
  }

  private static func flag(_ value: Any) -> Bool? {
    switch ExtraValue(value) {
    case .bool(let value): value
    case .int(0): false
    case .int(1): true
    default: nil
    }
  }
}
