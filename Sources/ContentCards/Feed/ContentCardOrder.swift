import Foundation

/// In which order a feed has its objects.
public enum ContentCardOrder: Hashable, Sendable {
  /// As the source delivers the cards.
  case delivered
  /// Pinned cards first, and of those, as of the others, the newest first.
  case pinnedThenNewest
}

extension [ContentCard] {
  /// The cards in an order; those that it does not tell apart stay as they are.
  func sorted(in order: ContentCardOrder) -> Self {
    switch order {
    case .delivered: self
    case .pinnedThenNewest:
      enumerated().sorted { a, b in
        if a.element.isPinned != b.element.isPinned { return a.element.isPinned }
        let (createdA, createdB) = (
          a.element.createdAt ?? .distantPast, b.element.createdAt ?? .distantPast
        )
        if createdA != createdB { return createdA > createdB }
        return a.offset < b.offset
      }.map(\.element)
    }
  }
}
