import Foundation

extension ContentCard {
  /// The card of a `metaData` dictionary as in Braze's guide. Nil without an `idString`, a
  /// `created` (Unix seconds) and a `dismissible` flag, as there.
  ///
  /// Numbers may be of any numeric type, flags a bool or 0 and 1, URLs a `URL` or text, extras a
  /// dictionary of text, of anything, or of `ExtraValue`; an extra that is neither text nor JSON is
  /// dropped alone. An `expiresAt` of 0 or less means never.
  public init?(metaData: [ContentCardKey: Any]) {
    guard let id = metaData.text(.idString), !id.isEmpty, let created = metaData.number(.created),
      let isDismissible = metaData.flag(.dismissible)
        ?? metaData.flag(ContentCardKey("dismissable"))
    else { return nil }
    self.init(
      id: id,
      extras: metaData[.extras].flatMap(ExtraValue.pairs(of:)) ?? [:],
      title: metaData.text(.title),
      cardDescription: metaData.text(.cardDescription),
      image: metaData.text(.image),
      imageAltText: metaData.text(.imageAltText),
      imageAspectRatio: metaData.number(.imageAspectRatio),
      urlString: metaData.text(.urlString),
      openURLInWebView: metaData.flag(.openURLInWebView) ?? false,
      domain: metaData.text(.domain),
      language: metaData.text(.language),
      createdAt: created,
      expiresAt: metaData.number(.expiresAt).flatMap { $0 > 0 ? $0 : nil },
      isViewed: metaData.flag(.viewed) ?? false,
      isClicked: metaData.flag(.clicked) ?? false,
      isPinned: metaData.flag(.pinned) ?? false,
      isDismissible: isDismissible,
      isTest: metaData.flag(.isTest) ?? false,
      context: metaData[.context] as? ContentCardContext)
    let isControl = metaData.flag(.isControl) ?? false
    kind =
      isControl ? .control : Kind(image: image, title: title, cardDescription: cardDescription)
  }
}

extension [ContentCardKey: Any] {
  fileprivate func text(_ key: ContentCardKey) -> String? {
    switch self[key] {
    case let text as String: text
    case let url as URL: url.absoluteString
    default: nil
    }
  }

  fileprivate func number(_ key: ContentCardKey) -> Double? {
    switch self[key].flatMap({ ExtraValue($0) }) {
    case .int(let value): Double(value)
    case .double(let value) where value.isFinite: value
    default: nil
    }
  }

  fileprivate func flag(_ key: ContentCardKey) -> Bool? {
    switch self[key].flatMap({ ExtraValue($0) }) {
    case .bool(let value): value
    case .int(0): false
    case .int(1): true
    default: nil
    }
  }
}
