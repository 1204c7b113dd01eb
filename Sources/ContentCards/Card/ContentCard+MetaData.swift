import Foundation

extension ContentCard {
  /// Creates a card from a `metaData` dictionary, as in Braze's implementation guide. As in the guide, returns `nil` if
  /// `idString`, `created`, or `dismissible` is missing or invalid. The key `dismissable` is accepted instead of
  /// `dismissible`.
  ///
  /// - A time is a `Date` or a number of seconds since 1970. A card with an `expiresAt` of 0 or less never expires.
  /// - A number can have any numeric type.
  /// - A flag is a `Bool`, 0, or 1.
  /// - A URL is a `URL` or text.
  /// - The extras are a `ContentCardExtras`, or a dictionary with values of type `String`, `Any`, or `ExtraValue`. A
  ///   value that is not text, a URL, or JSON is skipped. No built-in type accepts a value with more than 128 nested
  ///   levels of arrays and dictionaries.
  ///
  /// - Parameter metaData: The card's fields.
  public init?(metaData: [ContentCardKey: Any]) {
    var card = Fields()
    var created: Date?
    var isDismissible: Bool?
    var isDismissable: Bool?
    var isControl = false
    // One pass over the dictionary is faster than twenty lookups. Comparing the length first rules out most keys.
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
