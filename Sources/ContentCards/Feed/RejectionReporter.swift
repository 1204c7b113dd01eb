/// Tells of each rejected card once.
final class RejectionReporter: Sendable {
  private let revealsValues: Bool
  private let report: @Sendable (ContentCardRejection) -> Void
  /// Hash values, as what is in the cards can be personal and is not to be kept.
  private let reported = Locked<Set<Int>>([])

  init(revealsValues: Bool, report: @escaping @Sendable (ContentCardRejection) -> Void) {
    self.revealsValues = revealsValues
    self.report = report
  }

  /// - Parameter user: Another one is told anew.
  func report(_ card: ContentCard, _ issues: [ContentCardIssue], toUser user: Int) {
    let hash = contentHash(of: card, issues, user: user)
    guard reported.withLock({ $0.insert(hash).inserted }) else { return }
    report(
      ContentCardRejection(
        cardID: card.id, issues: revealsValues ? issues : issues.map(\.withoutValue)))
  }

  private func contentHash(of card: ContentCard, _ issues: [ContentCardIssue], user: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(user)
    hasher.combine(card.id)
    hasher.combine(card.extras)
    hasher.combine([card.title, card.cardDescription, card.image, card.urlString, card.domain])
    hasher.combine(issues)
    return hasher.finalize()
  }
}
