import Dispatch
import Foundation

/// Logs the events of one user's cards, on any thread.
///
/// The class is `@unchecked Sendable`, because the lock protects its variables except `store`. The lock is never held
/// while app code runs or the app's objects are released.
final class CardEvents: @unchecked Sendable {
  private let lock = NSLock()
  private var isCurrentUser = true
  private var hasUnreadFlags = false
  /// The number of times that the impressions were reset.
  private var resets = 0
  /// The store to notify. It is set once, before there are any records.
  weak var store: ContentCardStore?
  let log: StoreLog

  init(_ log: StoreLog) { self.log = log }

  /// Logs an event. Returns whether the source accepted the event, or `nil` if nothing was logged. Nothing is logged if
  /// the user has changed, if the card was dismissed or hidden, if an impression is repeated, or if a dismissal is not
  /// allowed.
  ///
  /// - Parameters:
  ///   - fallback: The card to use if the record has no newest card.
  ///   - force: Whether to remove the card even if it is not dismissible. The source does not receive such a dismissal.
  func log(
    _ event: ContentCard.Event, of record: CardRecord, fallback: ContentCard, force: Bool = false
  ) -> Bool? {
    let accepted = lock.withLock { () -> (context: ContentCardContext?, resets: Int)? in
      guard isCurrentUser, !record.flags.contains(.isGone) else { return nil }
      let card = record.newest ?? fallback
      switch event {
      case .impression where record.impression == resets: return nil
      case .impression: record.impression = resets
      case .dismissal:
        guard card.isDismissible || force else { return nil }
        record.flags.insert(.isGone)
        hasUnreadFlags = true
        if !card.isDismissible { return (nil, resets) }
      case .click, .clickAction: break
      }
      return (card.context, resets)
    }
    guard let accepted else { return nil }
    let number = log.add(event, of: fallback.id)
    let isLogged = accepted.context?.log(event) ?? false
    if !isLogged { log.recordRefusal(ofEvent: number) }
    let isChanged = lock.withLock {
      let flag: CardRecord.Flags? =
        event == .impression ? .isViewed : event == .click ? .isClicked : nil
      if isLogged, isCurrentUser, let flag, record.flags.insert(flag).inserted {
        hasUnreadFlags = true
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

  func canLog(_ record: CardRecord, fallback: ContentCard) -> Bool {
    lock.withLock {
      isCurrentUser && !record.flags.contains(.isGone)
        && (record.newest ?? fallback).context != nil
    }
  }

  /// Makes the store deliver the changed feeds: at once on the main queue, and otherwise later in a task.
  private func notify() {
    if DispatchQueue.isMain {
      MainActor.assumeIsolated { store?.deliver() }
    } else {
      Task { @MainActor [weak store] in store?.deliver() }
    }
  }

  func endUser() { lock.withLock { isCurrentUser = false } }

  func resetImpressions() { lock.withLock { resets += 1 } }

  var hasChanges: Bool { lock.withLock { hasUnreadFlags } }

  /// Sets `hasChanges` to `false`, and runs a closure that reads the flags of records. Holds the lock in the meantime.
  func readFlags<Result>(_ body: () -> Result) -> Result {
    lock.withLock {
      hasUnreadFlags = false
      return body()
    }
  }

  /// Sets the newest cards of records, or removes these cards if `cards` is `nil`. The caller must keep the previous
  /// cards, so that none is released while the lock is held.
  func update(_ records: [CardRecord], to cards: [ContentCard]?) {
    lock.withLock {
      for (index, record) in records.enumerated() { record.newest = cards?[index] }
    }
  }
}

/// The state of one card of a user. Unless noted otherwise, the lock of the user's `CardEvents` protects the variables.
final class CardRecord: @unchecked Sendable {
  struct Flags: OptionSet {
    let rawValue: UInt8
    static let isViewed = Self(rawValue: 1)
    static let isClicked = Self(rawValue: 2)
    /// The card was dismissed or hidden.
    static let isGone = Self(rawValue: 4)
  }

  /// The changes that logged events have made to the card. The source may still deliver the card without them.
  fileprivate(set) var flags: Flags = []
  /// The card in `StoreContents.shown.delivered`, or `nil` if it is not there.
  fileprivate(set) var newest: ContentCard?
  /// The value of `CardEvents.resets` when the last impression was logged, or `nil` if none was logged or if the source
  /// did not accept it.
  fileprivate var impression: Int?

  /// The position of the card in `StoreContents.shown`, or `nil` if it is not there. The lock does not protect this or
  /// the following variable.
  @MainActor var position: Int?
  /// The value of `StoreContents.deliveries` when the card was last shown.
  @MainActor var delivery = 0
}

extension DispatchQueue {
  private static let mainKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    main.setSpecific(key: key, value: ())
    return key
  }()

  /// On Linux, the main queue can run on a thread other than the main thread, so `Thread.isMainThread` is not used.
  fileprivate static var isMain: Bool { getSpecific(key: mainKey) != nil }
}
