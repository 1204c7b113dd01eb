import Foundation

extension ContentCard {
  /// The order of the cards in a feed.
  public enum Order: Hashable, Sendable {
    /// The order in which the source delivers the cards.
    case delivered
    /// Pinned cards before others, and within each of these groups, newer cards before older ones. Cards without a
    /// creation time are last in their group.
    case pinnedThenNewest
  }
}

extension [ContentCard] {
  /// Returns the positions of the cards in the given order. The sort is stable.
  func indices(in order: ContentCard.Order) -> [Int] {
    guard order == .pinnedThenNewest else { return [Int](indices) }
    let keys = enumerated().map { index, card in
      (card.isPinned ? 0 : 1, (card.createdAt ?? .distantPast).distance(to: .distantFuture), index)
    }
    return indices.sorted { keys[$0] < keys[$1] }
  }
}
