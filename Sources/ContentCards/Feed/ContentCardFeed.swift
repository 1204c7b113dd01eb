import Foundation

/// The objects of a user's content cards at one point in time, and the cards that are not shown as objects.
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

  /// Creates a feed from converted cards.
  init(_ cards: [CachedCard]) {
    // Writes the objects directly into the array's memory, because `append` is slow if the generic types are not
    // specialized.
    objects = Array(unsafeUninitializedCapacity: cards.count) { objects, count in
      for card in cards {
        guard let outcome = unsafeDowncast(card, to: CachedConversion<ClassType>.self).outcome
        else { continue }
        switch outcome {
        case .object(let object, let issues):
          objects.initializeElement(at: count, to: object)
          count += 1
          warnings += issues
        case .control(let data):
          controls.append(data)
          controlPositions.append(count)
        case .rejected(let card): rejected.append(card)
        case .other(let card): otherCards.append(card)
        }
      }
    }
  }

  /// Returns the objects that have the given type or conform to the given protocol, as in
  /// `feed.objects(of: Coupon.self)` or `feed.objects(of: (any Message).self)`.
  ///
  /// - Parameter type: The type of the objects, or a protocol type such as `(any Message).self`.
  /// - Returns: The matching objects, in the order of the feed.
  public func objects<Object>(of type: Object.Type) -> [Object] {
    objects.compactMap { $0.wrappedObject as? Object }
  }

  /// The number of objects that the user has not seen, for a badge. As in the SDK, control cards are not counted.
  public var unviewedCount: Int { objects.count { $0.contentCard?.isViewed == false } }
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
    let converter = ContentCardConverter<ClassType>(classTypes)
    var ids: Set<String> = []
    var included: [CachedCard] = []
    for card in cards
    where !card.isRemoved && !card.isDismissed && ids.insert(card.id).inserted {
      let cached = CachedConversion(card, converter)
      guard cached.isWanted(by: converter.wanted, converter.wantsFallback) else { continue }
      cached.outcome = converter.outcome(of: card)
      included.append(cached)
    }
    self.init(included)
  }
}
