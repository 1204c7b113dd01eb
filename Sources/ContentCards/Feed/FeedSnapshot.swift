import Foundation

/// What a feed is made of: the cards of one user at one time.
struct FeedSnapshot: Sendable {
  let state: FeedState
  /// Counts the users; a way back is good for the one that it was made for.
  let user: Int
  /// As delivered, each card once.
  let delivered: [ContentCard]
  /// The identifiers of those that the user has dismissed since.
  let dismissals: Set<String>
  /// Why the last refresh failed.
  let refreshError: (any Error)?

  /// The cards that are not gone, with the way back that counts impressions.
  func cards(at time: Date) -> [ContentCard] {
    delivered.filter { !dismissals.contains($0.id) && !$0.isExpired(at: time) }
      .map { state.managed($0, user: user) }
  }
}

extension ContentCard {
  /// Returns whether the card has expired at a time.
  func isExpired(at time: Date) -> Bool { expiresAt.map { $0 <= time } ?? false }
}
