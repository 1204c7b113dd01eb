import Foundation

extension ContentCard {
  /// The order of the objects in a feed.
  public enum Order: Hashable, Sendable {
    /// The order in which the source delivers the cards.
    case delivered
    /// Pinned cards before others, and within each of these groups, newer cards before older ones.
    case pinnedThenNewest
  }
}

extension [ContentCard] {
  /// Returns the indices of the cards, sorted in the given order. The sort is stable.
  func indices(in order: ContentCard.Order) -> [Int] {
    switch order {
    case .delivered: [Int](indices)
    case .pinnedThenNewest:
      indices.sorted { a, b in
        if self[a].isPinned != self[b].isPinned { return self[a].isPinned }
        let (createdA, createdB) = (
          self[a].createdAt ?? .distantPast, self[b].createdAt ?? .distantPast
        )
        return createdA == createdB ? a < b : createdA > createdB
      }
    }
  }
}
