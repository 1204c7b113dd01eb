import Foundation

/// The objects of content cards at one point in time, with the control cards, the rejected cards, and the other cards.
///
/// Two feeds are equal if they have equal cards, and refresh errors with the same description.
public struct ContentCardFeed<ClassType: ContentCardClassifying>: Sendable {
  /// A card that was rejected.
  public typealias Rejected = ContentCardConversion<ClassType>.Rejected

  /// An object or a control card.
  public typealias Entry = SupplementalFeed<ClassType, Never>.Item

  /// The objects to show.
  public private(set) var objects: [ClassType.Object] = []

  /// The control cards. Do not show anything for them, but log their impressions.
  public private(set) var controls: [ContentCardData<ClassType>] = []

  /// The cards that could not be converted to objects, with the reasons. A feed of some class types includes the
  /// rejected cards of these class types, and all rejected cards whose class type is missing or not declared.
  public private(set) var rejected: [Rejected] = []

  /// The issues of the cards that were converted to ``objects``: warnings, and remarks about old spellings.
  public private(set) var warnings: [ContentCardIssue] = []

  /// The cards that have none of this schema's discriminators, older ones included, and no key that is similar to the
  /// current discriminator. Control cards are left out, and so are cards whose class type another schema of the store
  /// declares. An app can show the other cards in Braze's own UI: find the SDK's card with the same `id`.
  public private(set) var otherCards: [ContentCard] = []

  /// The error from the last refresh for the current user. It is `nil` if that refresh succeeded, if there was no
  /// refresh, or if cards have arrived since. The user's first cards do not count, because they can be cached. After an
  /// error, the feed keeps its previous cards.
  ///
  /// If the feed was created from JSON that is invalid or has an unknown form, this property is the reason why no cards
  /// can be read.
  public internal(set) var refreshError: (any Error)?

  /// The cards of the objects and the control cards, in the order of the feed.
  private var cards: [ContentCard] = []
  /// The state of the store, or `nil` if the feed was created without a store.
  var status: StoreContents.Status?

  /// Creates an empty feed.
  public init() {}

  @usableFromInline init(
    _ converter: ContentCardConverter<ClassType>, cards: [ContentCard], otherCards: [ContentCard]
  ) {
    (objects, controls) = (converter.objects, converter.controls)
    (rejected, warnings) = (converter.rejected, converter.warnings)
    (self.cards, self.otherCards) = (cards, otherCards)
  }

  /// Returns the objects of the given type, as in `feed.objects(of: Coupon.self)`.
  ///
  /// For the objects of a group that has a protocol, use the property that generated code adds to the feed, such as
  /// `feed.messages`.
  public func objects<Object: ContentCardable>(of type: Object.Type) -> [Object]
  where Object.ClassType == ClassType {
    objects.compactMap { $0.wrappedObject as? Object }
  }

  /// The number of objects whose cards the user has not seen, for a badge. Control cards are not counted.
  public var unviewedCount: Int { objects.count { $0.contentCard?.isViewed == false } }

  /// The objects and the control cards, in the order of the feed.
  ///
  /// Show nothing for a control card, and call `logContentCardImpression()` when its position appears on the
  /// screen.
  public var entries: [Entry] { items() }

  func items<Local>() -> [SupplementalFeed<ClassType, Local>.Item] {
    var (objects, controls) = (objects.makeIterator(), controls.makeIterator())
    return cards.compactMap { card in
      card.isControl ? controls.next().map { .control($0) } : objects.next().map { .card($0) }
    }
  }

  /// Logs an impression for each control card. Call this method if the app does not track the positions of control
  /// cards in ``entries``.
  public func logControlImpressions() {
    for control in controls { control.logContentCardImpression() }
  }
}

extension ContentCardFeed: Equatable {
  /// Returns whether both feeds have equal cards, and refresh errors with the same description.
  public static func == (a: Self, b: Self) -> Bool {
    // Objects are not compared, because they are created from the cards.
    a.cards == b.cards && a.rejected == b.rejected && a.otherCards == b.otherCards
      && a.refreshError.map { "\($0)" } == b.refreshError.map { "\($0)" }
  }
}

extension ContentCardFeed {
  /// Creates a feed from JSON, in any form that `ContentCard.Payload` reads, for previews and tests. Events are not
  /// logged. Removed cards, dismissed cards, and duplicates are left out, but expired cards are included.
  ///
  /// ```swift
  /// let feed = ContentCardFeed<ContentCardClassType>(json: #"[{"id": "1", "e": {"class_type": "ad_banner"}}]"#)
  /// ```
  ///
  /// - Parameters:
  ///   - json: The JSON. Cards that cannot be read are left out; `ContentCard.Payload` reports them. If the JSON is
  ///     invalid or has an unknown form, the feed is empty, and ``refreshError`` contains the reason.
  ///   - classTypes: The class types of the objects and control cards, or `nil` for all.
  public init(json: String, for classTypes: [ClassType]? = nil) {
    do {
      self.init(try ContentCard.Payload(json: Data(json.utf8)).cards, for: classTypes)
    } catch {
      self.init()
      refreshError = error
    }
  }

  /// Creates a feed from cards. Removed cards, dismissed cards, and duplicates are left out, but expired cards are
  /// included.
  ///
  /// - Parameters:
  ///   - cards: The cards to convert.
  ///   - classTypes: The class types of the objects and control cards, or `nil` for all.
  public init(_ cards: [ContentCard], for classTypes: [ClassType]? = nil) {
    var ids: Set<String> = []
    let included = cards.filter { card in
      !card.isRemoved && !card.isDismissed && ids.insert(card.id).inserted
    }
    let converted = ClassType.convertStoreCards(
      included, origins: included.map { _ in nil }, of: [], isDeclared: { _ in false })
    self = ClassType.storeFeed(
      of: included, converted.cards, at: [Int](included.indices),
      wanted: classTypes.map(ClassType.names.flags))
  }
}
