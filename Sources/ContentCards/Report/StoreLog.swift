import Foundation

/// The events and the issues of a user's cards. Events are also logged on threads other than the main thread.
///
/// The class is `@unchecked Sendable`, because the lock or the main actor protects the variables. The cards have no
/// contexts, so that no app code runs when cards are released while the lock is held.
final class StoreLog: @unchecked Sendable {
  typealias Report = ContentCardStore.Report

  struct Entry {
    let id: String
    /// The delivered card without its context, or `nil` if the event has none or if values are withheld.
    let card: ContentCard?
    var event: Report.Event
  }

  private static let (maximumEvents, maximumCards) = (2_000, 500)

  let revealsValues: Bool
  /// The schema in shadow mode. It does not keep converted cards.
  let shadow: (any AnyStoreSchema)?
  let now: @Sendable () -> Date
  private let lock = NSLock()
  private var entries: [Entry] = []
  /// The number of events that were removed from the beginning of `entries`.
  private var removed = 0
  private var counts: [Report.IssueCount: Int] = [:]
  /// The last reason why a card is not shown, by card identifier, for cards that have not been shown since. For a
  /// card that is shown, it can be the reason for another card with the same identifier.
  private var absences: [String: Report.Event.Change] = [:]

  @MainActor private var unreported: [[ContentCardIssue]] = []
  /// Each hash is that of a card's issues and content, which are not kept here, because they can contain personal data.
  @MainActor private var reported: Set<Int> = []

  init(
    revealsValues: Bool, shadow: (any AnyStoreSchema)? = nil, now: @escaping @Sendable () -> Date
  ) {
    (self.revealsValues, self.shadow, self.now) = (revealsValues, shadow, now)
  }

  /// Adds an event before the source receives it. Returns the number of the event.
  func add(_ event: ContentCard.Event, of id: String) -> Int {
    let change: Report.Event.Change =
      switch event {
      case .impression: .impression
      case .click: .click
      case .clickAction: .clickAction
      case .dismissal: .dismissal
      }
    let event = Report.Event(
      date: now(), cause: .app, change: change, isAccepted: true, conversion: nil)
    return add([Entry(id: id, card: nil, event: event)])
  }

  func recordRefusal(ofEvent number: Int) {
    lock.withLock {
      let index = number - removed
      if entries.indices.contains(index) { entries[index].event.isAccepted = false }
    }
  }

  func entry(
    of card: ContentCard, _ change: Report.Event.Change, at time: Date,
    _ cause: Report.Event.Cause, _ conversion: Report.Conversion?
  ) -> Entry {
    var delivered = revealsValues && change != .removed && change != .duplicate ? card : nil
    delivered?.context = nil
    return Entry(
      id: card.id, card: delivered,
      event: Report.Event(
        date: time, cause: cause, change: change, isAccepted: true, conversion: conversion))
  }

  /// Adds events, except absences that need not be logged again. Returns the number of the last event.
  @discardableResult func add(_ new: [Entry]) -> Int {
    lock.withLock {
      for entry in new {
        let (change, absence) = (entry.event.change, absences[entry.id])
        if change.isAbsence {
          guard change.isNews(after: absence) else { continue }
          absences[entry.id] = change
        } else if absence != nil, absence != .duplicate, entry.event.conversion != nil {
          absences[entry.id] = nil
        }
        entries.append(entry)
      }
      // Removes many events at a time, because each removal moves the remaining ones.
      if entries.count > 2 * Self.maximumEvents {
        removed += entries.count - Self.maximumEvents
        entries.removeFirst(entries.count - Self.maximumEvents)
      }
      return removed + entries.count - 1
    }
  }

  func empty() -> StoreLog { StoreLog(revealsValues: revealsValues, shadow: shadow, now: now) }

  /// Returns the last cards in the order of their last events. Each has its identifier and its events, oldest first.
  func lastEntries() -> [(id: String, entries: [Entry])] {
    let events = lock.withLock { entries.suffix(Self.maximumEvents) }
    let histories = Dictionary(grouping: events, by: \.id)
    var ids: Set<String> = []
    let last = events.reversed().filter { ids.insert($0.id).inserted }.prefix(Self.maximumCards)
    return last.reversed().map { ($0.id, histories[$0.id] ?? []) }
  }

  // MARK: - Issues

  /// Counts the issues of a card, and keeps them for `onIssues`. Does nothing if the card was reported before with the
  /// same issues and content.
  @MainActor func report(_ issues: [ContentCardIssue], of card: ContentCard) {
    let hash = [issues.hashValue, card.content.hashValue].hashValue
    guard reported.insert(hash).inserted else { return }
    unreported.append(issues)
    lock.withLock {
      for issue in Set(issues.map(Report.IssueCount.init)) { counts[issue, default: 0] += 1 }
    }
  }

  @MainActor func nextUnreported() -> [ContentCardIssue]? {
    unreported.isEmpty ? nil : unreported.removeFirst()
  }

  var issueCounts: [Report.IssueCount] { Self.sorted(lock.withLock { counts }) }

  func takeIssueCounts() -> [Report.IssueCount] {
    Self.sorted(
      lock.withLock {
        defer { counts = [:] }
        return counts
      })
  }

  private static func sorted(_ counts: [Report.IssueCount: Int]) -> [Report.IssueCount] {
    let names = { (count: Report.IssueCount) in
      (count.classType ?? "", count.key ?? "", count.code, count.severity.rawValue)
    }
    return counts.sorted { names($0.key) < names($1.key) }.map { issue, number in
      var issue = issue
      issue.count = number
      return issue
    }
  }
}

extension ContentCardStore.Report.IssueCount {
  fileprivate init(_ issue: ContentCardIssue) {
    self.init(
      classType: issue.classType, key: issue.key, code: issue.reason.code, severity: issue.severity)
  }
}

extension ContentCardStore.Report.Event.Change {
  /// Returns whether to log this absence of a card after the card's previous absence, if any. A source can deliver a
  /// card that it has removed, or that the app has dismissed, again and again.
  fileprivate func isNews(after absence: Self?) -> Bool {
    switch absence {
    case nil, .duplicate?: self != absence
    case .dismissal?: false
    case let absence?: self != absence && self != .withdrawn
    }
  }

  /// Whether the delivered card is not shown after this change. Another card with the same identifier can be
  /// shown.
  fileprivate var isAbsence: Bool {
    switch self {
    case .duplicate, .expired, .removed, .dismissedElsewhere, .withdrawn, .dismissal: true
    case .received, .replaced, .convertedAgain, .impression, .click, .clickAction: false
    }
  }
}
