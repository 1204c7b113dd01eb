import Foundation

/// Makes feeds of what a manager holds.
struct FeedBuilder<ClassType: ContentCardClassifying>: Sendable {
  let now: @Sendable () -> Date
  let reporter: RejectionReporter?

  func feed(
    of snapshot: FeedState.Snapshot, for classTypes: [ClassType]?, in order: ContentCardOrder
  ) -> ContentCardFeed<ClassType> {
    let now = now().timeIntervalSince1970
    let cards = snapshot.cards.filter { card in card.expiresAt.map { $0 > now } ?? true }
    let conversion = ClassType.convertContentCards(cards.sorted(in: order), for: classTypes)
    for rejected in conversion.rejected { reporter?.report(rejected.card, rejected.issues) }
    return ContentCardFeed(conversion, refreshError: snapshot.refreshError)
  }
}

/// Tells of each rejected card once.
final class RejectionReporter: Sendable {
  /// What makes a card another one for its reader.
  private struct Key: Hashable {
    let extras: [String: ExtraValue]
    let issues: [ContentCardIssue]
  }

  private let revealsValues: Bool
  private let report: @Sendable (ContentCardRejection) -> Void
  private let reported = Locked<[String: Set<Key>]>([:])

  init(revealsValues: Bool, report: @escaping @Sendable (ContentCardRejection) -> Void) {
    self.revealsValues = revealsValues
    self.report = report
  }

  func report(_ card: ContentCard, _ issues: [ContentCardIssue]) {
    let key = Key(extras: card.extras, issues: issues)
    guard reported.withLock({ $0[card.id, default: []].insert(key).inserted }) else { return }
    report(
      ContentCardRejection(
        cardID: card.id, issues: revealsValues ? issues : issues.map(\.withoutValue)))
  }
}
