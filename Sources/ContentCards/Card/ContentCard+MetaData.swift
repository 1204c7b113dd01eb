import Foundation

extension ContentCard {
  /// Creates a card from a `metaData` dictionary, as in Braze's implementation guide. Returns `nil` if `idString`,
  /// `created`, or `dismissible` is missing or invalid. The key `dismissable` is accepted instead of `dismissible`.
  ///
  /// - A time is a `Date` or a number of seconds since 1970. A card with an `expiresAt` of 0 or less never expires.
  /// - A number can have any type that bridges to `NSNumber`, except `Bool`. It must be finite.
  /// - A flag is a `Bool`, 0, or 1.
  /// - A URL is a `URL` or text.
  /// - The extras are a `ContentCardExtras` or a dictionary. A key that is not a string is skipped, and so is a value
  ///   that `ExtraValue` cannot represent. No built-in type accepts a value with more than 128 levels of arrays and
  ///   dictionaries.
  ///
  /// An optional value that is invalid counts as missing.
  ///
  /// - Parameter metaData: The card's fields.
  public init?(metaData: [ContentCardKey: Any]) {
    do throws(ContentCardRejection) {
      try self.init(checking: metaData, classType: nil)
    } catch {
      return nil
    }
  }

  /// Throws a `ContentCardRejection` with an issue for each required value that is missing or invalid.
  init(
    checking metaData: [ContentCardKey: Any], classType: String?
  ) throws(ContentCardRejection) {
    func text(_ key: ContentCardKey) -> String? {
      metaData[key] as? String ?? (metaData[key] as? URL)?.absoluteString
    }
    func number(_ key: ContentCardKey) -> Double? {
      switch metaData[key].flatMap({ ExtraValue($0) }) {
      case .int(let value): Double(value)
      case .double(let value) where value.isFinite: value
      default: nil
      }
    }
    func time(_ key: ContentCardKey) -> Date? {
      metaData[key] as? Date ?? number(key).map { Date(timeIntervalSince1970: $0) }
    }
    func flag(_ key: ContentCardKey) -> Bool? {
      switch metaData[key].flatMap({ ExtraValue($0) }) {
      case .bool(let value): value
      case .int(0): false
      case .int(1): true
      default: nil
      }
    }
    var issues: [ContentCardIssue] = []
    let cardID = text(.idString) ?? ""
    func required<Value>(_ key: ContentCardKey, _ value: Value?, _ expectation: String) -> Value? {
      if value == nil {
        issues.append(
          ContentCardIssue(
            cardID: cardID, classType: classType, key: key.rawValue,
            reason: metaData[key] == nil ? .missing : .notA(expectation), severity: .error))
      }
      return value
    }
    let id = required(.idString, cardID.isEmpty ? nil : cardID, "a nonempty string")
    let created = required(.created, time(.created), "a number of Unix seconds or a date")
    let dismissible = required(
      .dismissible, flag(.dismissible) ?? flag(ContentCardKey("dismissable")), "true or false")
    guard let id, let created, let dismissible else {
      throw ContentCardRejection(cardID: cardID, issues: issues)
    }
    let (title, cardDescription, image) = (text(.title), text(.cardDescription), text(.image))
    self.init(
      id: id,
      extras: metaData[.extras].flatMap { ContentCardExtras(anyDictionary: $0) } ?? [:],
      kind: flag(.isControl) == true
        ? .control : Kind(image: image, title: title, cardDescription: cardDescription),
      title: title,
      cardDescription: cardDescription,
      image: image,
      imageAltText: text(.imageAltText),
      imageAspectRatio: number(.imageAspectRatio),
      urlString: text(.urlString),
      openURLInWebView: flag(.openURLInWebView) ?? false,
      domain: text(.domain),
      language: text(.language),
      createdAt: created,
      expiresAt: time(.expiresAt).flatMap { $0.timeIntervalSince1970 > 0 ? $0 : nil },
      isViewed: flag(.viewed) ?? false,
      isClicked: flag(.clicked) ?? false,
      isPinned: flag(.pinned) ?? false,
      isDismissible: dismissible,
      isTest: flag(.isTest) ?? false,
      context: metaData[.context] as? ContentCardContext)
  }
}
