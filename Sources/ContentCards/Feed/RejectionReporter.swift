/// Tells of each rejected card once.
final class RejectionReporter: Sendable {
  private let revealsValues: Bool
  private let report: @Sendable (ContentCardRejection) -> Void
  /// Hash values, as what is in the cards can be personal and is not to be kept. Another user is told anew.
  private let reported = Locked<(user: Int, hashes: Set<Int>)>((0, []))

  init(revealsValues: Bool, report: @escaping @Sendable (ContentCardRejection) -> Void) {
    self.revealsValues = revealsValues
    self.report = report
  }

  /// A card of a user who is not there any more is not told of.
  func report(_ card: ContentCard, _ issues: [ContentCardIssue], ofUser user: Int) {
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
