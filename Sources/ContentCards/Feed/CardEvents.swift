import Dispatch
import Foundation

/// The events of one user's cards. Objects log events on any thread.
///
/// The class is `@unchecked Sendable`, because the compiler cannot check that the lock protects the variables here and
/// in `CardRecord`. The lock is never held while app code runs or the app's objects are released.
final class CardEvents: @unchecked Sendable {
  private let lock = NSLock()
  private var isCurrentUser = true
  /// The records that have changed since they were last taken.
  private var changed: [CardRecord] = []
  /// The number of times that the impressions were reset.
  private var resets = 0
  /// The store to notify. It is set once, before there are any records.
  weak var store: ContentCardStore?

  /// Passes an event to the source. Returns whether the source accepted it, or `nil` if it was not passed: the user has
  /// changed, the card is gone, or the event is a repeated impression or a dismissal that is not allowed.
  ///
  /// - Parameters:
  ///   - fallback: The context to use after the card has left the feed. Until then, the newest context is used.
  ///   - force: Whether to remove a card that is not dismissible. The source does not receive that dismissal.
  private func pass(
    _ event: ContentCard.Event, of record: CardRecord, fallback: ContentCardContext?,
    force: Bool = false
  ) -> Bool? {
    let accepted = lock.withLock { () -> (context: ContentCardContext?, resets: Int)? in
      guard isCurrentUser, !record.flags.contains(.isGone) else { return nil }
      switch event {
      case .impression where record.impression == resets: return nil
      case .impression: record.impression = resets
      case .dismissal:
        guard record.isDismissible || force else { return nil }
        record.flags.insert(.isGone)
        changed.append(record)
        if !record.isDismissible { return (nil, resets) }
      case .click, .clickAction: break
      }
      return (record.context ?? fallback, resets)
    }
    guard let accepted else { return nil }
    let isLogged = accepted.context?.log(event) ?? false
    let isChanged = lock.withLock {
      let flag: CardRecord.Flags? =
        event == .impression ? .isViewed : event == .click ? .isClicked : nil
      if isLogged, isCurrentUser, let flag, record.flags.insert(flag).inserted {
        changed.append(record)
        return true
      }
      if event == .impression, !isLogged, record.impression == accepted.resets {
        // Allows another attempt to log an impression that the source did not accept.
        record.impression = nil
      }
      return event == .dismissal
    }
    if isChanged { notify() }
    return isLogged
  }

  /// Passes an event to the source. Returns whether the source accepted it.
  func log(
    _ event: ContentCard.Event, of record: CardRecord, fallback: ContentCardContext?
  ) -> Bool { pass(event, of: record, fallback: fallback) ?? false }

  /// Removes a card from the feeds, and passes a dismissal to the source if the card is dismissible.
  func dismiss(
    _ record: CardRecord, fallback: ContentCardContext?, force: Bool
  ) -> ContentCard.Dismissal {
    let isLogged = pass(.dismissal, of: record, fallback: fallback, force: force)
    return isLogged.map { $0 ? .dismissed : .hiddenOnly } ?? .kept
  }

  /// Logs a click, and lets the source run the card's click action.
  func open(_ record: CardRecord, fallback: ContentCardContext?) -> ContentCard.Opening {
    let canLog = { [self] in
      lock.withLock {
        isCurrentUser && !record.flags.contains(.isGone)
          && (record.context != nil || fallback != nil)
      }
    }
    guard canLog() else { return .refused }
    _ = log(.click, of: record, fallback: fallback)
    if log(.clickAction, of: record, fallback: fallback) { return .opened }
    // A context runs app code, which can change the user or dismiss the card.
    return canLog() ? .noLink : .refused
  }

  /// Updates the feeds before it returns if it is called on the main actor, and otherwise soon after.
  private func notify() {
    if DispatchQueue.isMain {
      MainActor.assumeIsolated { store?.deliver() }
    } else {
      Task { @MainActor [weak store] in store?.deliver() }
    }
  }

  /// Rejects all events from now on, because another user has logged in.
  func endUser() { lock.withLock { isCurrentUser = false } }

  /// Allows an impression of each card to be logged again.
  func resetImpressions() { lock.withLock { resets += 1 } }

  /// Whether events were logged since the last call to `takeChanges`.
  var hasChanges: Bool { lock.withLock { !changed.isEmpty } }

  /// Copies the flags of the records that have changed since the last call to `shownFlags`.
  @MainActor func takeChanges() {
    lock.withLock {
      for record in changed { record.shownFlags = record.flags }
      changed = []
    }
  }

  /// Sets the newest contexts of the cards in the feed, and removes those of the cards that have left it. Returns the
  /// previous contexts, which the caller releases.
  func update(
    _ records: [CardRecord], to cards: [ContentCard], leaving: [CardRecord] = []
  ) -> [ContentCardContext?] {
    var contexts = cards.map { $0.context } + leaving.map { _ in nil }
    lock.withLock {
      for (index, record) in records.enumerated() {
        swap(&record.context, &contexts[index])
        record.isDismissible = cards[index].isDismissible
      }
      for (index, record) in leaving.enumerated() {
        swap(&record.context, &contexts[records.count + index])
      }
    }
    return contexts
  }
}

/// The events of one card of a user. Unless noted otherwise, the lock of the user's `CardEvents` protects the variables.
final class CardRecord: @unchecked Sendable {
  struct Flags: OptionSet {
    let rawValue: UInt8
    static let isViewed = Self(rawValue: 1)
    static let isClicked = Self(rawValue: 2)
    /// The card was dismissed or hidden.
    static let isGone = Self(rawValue: 4)
  }

  /// The events that were logged. The source may still deliver the card with its earlier state.
  fileprivate var flags: Flags = []
  /// The newest context, while the card is in the feed.
  fileprivate var context: ContentCardContext?
  /// Whether the newest card is dismissible.
  fileprivate var isDismissible = false
  /// The value of `CardEvents.resets` when the last impression was logged.
  fileprivate var impression: Int?

  /// The flags that the store has applied to its cards. The lock does not protect this or the following variables.
  @MainActor var shownFlags: Flags = []
  /// The position of the card in the feed, or `nil` if it is not in the feed.
  @MainActor var position: Int?
  /// The number of the last delivery that contained the card.
  @MainActor var delivery = 0
}

extension DispatchQueue {
  private static let mainKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the current code runs on the main queue. On Linux, the main queue can run on another thread than the main
  /// thread.
  fileprivate static var isMain: Bool { getSpecific(key: mainKey) != nil }
}
