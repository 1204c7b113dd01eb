import Foundation

/// The objects of a user's content cards at one point in time, and the cards that are not shown as objects.
///
/// Two feeds are equal if they have equal contents. Their refresh errors are compared by their descriptions.
public struct ContentCardFeed<ClassType: ContentCardClassifying>: Sendable {
  /// A card that was rejected.
  public typealias Rejected = ContentCardConversion<ClassType>.Rejected

  /// The objects to show.
  public private(set) var objects: [ClassType.Object] = []

  /// The control cards. Do not show anything for them, but log their impressions.
  public private(set) var controls: [ContentCardData<ClassType>] = []

  /// The number of objects before each control card.
  private var controlPositions: [Int] = []

  /// The cards that were rejected.
  public private(set) var rejected: [Rejected] = []

  /// The issues of the cards that were converted to ``objects``.
  public private(set) var warnings: [ContentCardIssue] = []

  /// The cards, except control cards, that do not belong to this schema, because they have neither the discriminator
  /// nor a similar key. An app can show them in Braze's own UI: find the SDK's card by its `id`.
  public private(set) var otherCards: [ContentCard] = []

  /// The error from the last refresh. It is `nil` if that refresh succeeded, if there was no refresh, or if newer cards
  /// have arrived since. After an error, the feed keeps its previous cards.
  public internal(set) var refreshError: (any Error)?

  /// Creates an empty feed.
  public init() {}

  /// - Parameter controls: The control cards, and the number of objects before each.
  @usableFromInline init(
    _ objects: [ClassType.Object], controls: [(ContentCardData<ClassType>, Int)],
    rejected: [Rejected], warnings: [ContentCardIssue], otherCards: [ContentCard]
  ) {
    (self.objects, self.rejected, self.warnings) = (objects, rejected, warnings)
    (self.controls, self.otherCards) = (controls.map(\.0), otherCards)
    controlPositions = controls.map(\.1)
  }

  /// Returns the objects of the given type, as in `feed.objects(of: Coupon.self)`.
  ///
  /// For the objects of a group, use the property that generated code adds to the feed, such as `feed.messages`.
  ///
  /// - Parameter type: The type of the objects.
  /// - Returns: The matching objects, in the order of the feed.
  public func objects<Object: ContentCardable>(of type: Object.Type) -> [Object]
  where Object.ClassType == ClassType {
    objects.compactMap { $0.wrappedObject as? Object }
  }

  /// The number of objects that the user has not seen, for a badge. As in the SDK, control cards are not counted.
  public var unviewedCount: Int { objects.count { $0.contentCard?.isViewed == false } }
}

extension ContentCardFeed: Equatable {
  /// Returns whether both feeds show the same. The refresh errors are compared by their descriptions.
  public static func == (a: Self, b: Self) -> Bool {
    a.objects == b.objects && a.controls == b.controls && a.controlPositions == b.controlPositions
      && a.rejected == b.rejected && a.warnings == b.warnings && a.otherCards == b.otherCards
      && a.refreshError.map { "\($0)" } == b.refreshError.map { "\($0)" }
  }
}

// MARK: - Control cards

extension ContentCardFeed {
  /// An entry in the feed: an object or a control card.
  public enum Entry: Hashable, Identifiable, Sendable, ContentCardBacked {
    /// An object to show.
    case object(ClassType.Object)
    /// A control card. Show nothing for it, but log its impression when its position appears on the screen.
    case control(ContentCardData<ClassType>)

    /// The identity of the object or of the control card.
    public var id: ContentCardIdentity {
      switch self {
      case .object(let object): object.id
      case .control(let data): .card(data.id)
      }
    }

    /// The card of the entry.
    public var contentCard: ContentCard? {
      switch self {
      case .object(let object): object.contentCard
      case .control(let data): data.card
      }
    }
  }

  /// The objects and the control cards, in the order of the feed.
  ///
  /// Show nothing for a control card, and call `logContentCardImpression()` when its position appears on the
  /// screen.
  public var entries: [Entry] {
    var entries: [Entry] = []
    var start = 0
    for (control, position) in zip(controls, controlPositions) {
      entries += objects[start..<position].map(Entry.object)
      entries.append(.control(control))
      start = position
    }
    return entries + objects[start...].map(Entry.object)
  }

  /// Logs an impression for each control card. Call this method if the app does not track the positions of control
  /// cards in ``entries``.
  public func logControlImpressions() {
    for control in controls { control.logContentCardImpression() }
  }
}

// MARK: - Previews

extension ContentCardFeed {
  /// Creates a feed from JSON, in any form that `ContentCard.Payload` reads, for previews and tests. Events are not
  /// logged. Expired cards are included.
  ///
  /// ```swift
  /// let feed = ContentCardFeed<ContentCardClassType>(json: #"[{"id": "1", "e": {"class_type": "ad_banner"}}]"#)
  /// ```
  ///
  /// - Parameters:
  ///   - json: The JSON. Cards that cannot be read are left out; `ContentCard.Payload` reports them. If the JSON is
  ///     invalid or has an unknown form, the feed is empty, and ``refreshError`` contains the reason.
  ///   - classTypes: The class types of the objects, or `nil` for all.
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
  ///   - cards: The cards.
  ///   - classTypes: The class types of the objects, or `nil` for all.
  public init(_ cards: [ContentCard], for classTypes: [ClassType]? = nil) {
    var ids: Set<String> = []
    let included = cards.filter { card in
      !card.isRemoved && !card.isDismissed && ids.insert(card.id).inserted
    }
    let schema = StoreSchema<ClassType>()
    _ = schema.convert(included, origins: included.map { _ in nil }, isDeclared: { _ in false })
    self = schema.feed(for: schema.query(classTypes), positions: Array(included.indices)).feed
  }
}
