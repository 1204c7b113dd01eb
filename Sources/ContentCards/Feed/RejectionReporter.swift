/// A reporter that passes each rejection to a closure once.
final class RejectionReporter: Sendable {
  private let revealsValues: Bool
  private let report: @Sendable (ContentCardRejection) -> Void
  /// The hashes of the cards already reported. The cards themselves are not kept, because they can contain personal
  /// data. Reset when the user changes.
  private let reported = Locked<(user: Int, hashes: Set<Int>)>((0, []))

  init(revealsValues: Bool, report: @escaping @Sendable (ContentCardRejection) -> Void) {
    self.revealsValues = revealsValues
    self.report = report
  }

  /// Reports a rejected card, unless it was already reported with the same content and issues, or belongs to an earlier
  /// user.
  func report(_ card: ContentCard, issues: [ContentCardIssue], ofUser user: Int) {
    let hash = contentHash(of: card, issues)
    let isNew = reported.withLock { reported in
      if reported.user < user { reported = (user, []) }
      return reported.user == user && reported.hashes.insert(hash).inserted
    }
    guard isNew else { return }
    report(
      ContentCardRejection(
        cardID: card.id, issues: revealsValues ? issues : issues.map(\.withoutValue)))
  }

  private func contentHash(of card: ContentCard, _ issues: [ContentCardIssue]) -> Int {
    var hasher = Hasher()
    hasher.combine(card.id)
    hasher.combine(card.extras)
    hasher.combine([card.title, card.cardDescription, card.image, card.urlString, card.domain])
    hasher.combine(issues)
    return hasher.finalize()
  }
}
