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

  /// Passes an event to the source, unless the user has changed, the card is gone, or the event is a repeated impression
  /// or a dismissal that is not allowed. Returns whether the source accepted it.
  ///
  /// - Parameter fallback: The context to use after the card has left the feed. Until then, the card's newest context
  ///   is used.
  func log(
    _ event: ContentCard.Event, of record: CardRecord, fallback: ContentCardContext?
  ) -> Bool {
    guard event != .dismissal else {
      return dismiss(record, fallback: fallback, force: false) == .dismissed
    }
    let accepted = lock.withLock { () -> (context: ContentCardContext?, resets: Int)? in
      guard isCurrentUser, !record.flags.contains(.isGone),
        event != .impression || record.impression != resets
      else { return nil }
      if event == .impression { record.impression = resets }
      return (record.context ?? fallback, resets)
    }
    guard let accepted else { return false }
    let isLogged = accepted.context?.log(event) ?? false
    let isChanged = lock.withLock {
      if event == .impression, !isLogged, record.impression == accepted.resets {
        // Allows another attempt to log an impression that the source did not accept.
        record.impression = nil
      }
      guard isLogged, isCurrentUser, event != .clickAction else { return false }
      let flag: CardRecord.Flags = event == .impression ? .isViewed : .isClicked
      guard record.flags.insert(flag).inserted else { return false }
      changed.append(record)
      return true
    }
    if isChanged { notify() }
    return isLogged
  }

  /// Removes a card from the feeds, and passes a dismissal to the source if the card is dismissible.
  func dismiss(
    _ record: CardRecord, fallback: ContentCardContext?, force: Bool
  ) -> ContentCard.Dismissal {
    let accepted = lock.withLock { () -> (isDismissible: Bool, context: ContentCardContext?)? in
      guard isCurrentUser, !record.flags.contains(.isGone), record.isDismissible || force
      else { return nil }
      record.flags.insert(.isGone)
      changed.append(record)
      return (record.isDismissible, record.context ?? fallback)
    }
    guard let accepted else { return .kept }
    let isLogged = accepted.isDismissible && accepted.context?.log(.dismissal) ?? false
    notify()
    return isLogged ? .dismissed : .hiddenOnly
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

  /// Copies the flags of the records that have changed since the last call to `shownFlags`, and returns the records.
  @MainActor func takeChanges() -> [CardRecord] {
    lock.withLock {
      guard !changed.isEmpty else { return [] }
      defer { changed = [] }
      for record in changed { record.shownFlags = record.flags }
      return changed
    }
  }

  /// Sets the newest contexts of the cards in the feed, and removes those of the cards that have left it. On return,
  /// `contexts` contains the previous ones, which the caller releases.
  func update(
    _ records: [CardRecord], _ contexts: inout [ContentCardContext?],
    isDismissible: (Int) -> Bool, leaving: [CardRecord]
  ) {
    let count = contexts.count
    contexts += leaving.map { _ in nil }
    lock.withLock {
      for index in records.indices {
        swap(&records[index].context, &contexts[index])
        records[index].isDismissible = isDismissible(index)
      }
      for (index, record) in leaving.enumerated() {
        swap(&record.context, &contexts[count + index])
      }
    }
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

  let id: String
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

  @MainActor init(id: String) { self.id = id }
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
