import Foundation

extension FeedState {
  /// Sets the cards that the source had cached, unless it has already delivered newer ones or the user has changed.
  func takeCached(_ cards: [ContentCard], ofUser user: Int) {
    take(cards, isFirst: true) { $0.user == user && !$0.hasCards }
  }

  /// Replaces the cards with those that the source has delivered, unless the user has changed.
  ///
  /// - Parameter isFirst: Whether these are the first cards of a stream, which can be the cached ones.
  func take(_ cards: [ContentCard], ofUser user: Int, isFirst: Bool) {
    take(cards, isFirst: isFirst) { $0.user == user }
  }

  private func take(
    _ cards: [ContentCard], isFirst: Bool, when isTaken: (Contents) -> Bool
  ) {
    let time = time
    let waiters = update { contents -> [Promise<Void>]? in
      guard isTaken(contents) else { return nil }
      let (hadCards, version) = (contents.hasCards, contents.version)
      contents.replaceCards(with: cards, at: time, in: self)
      if !isFirst || hadCards && contents.version != version { contents.requests.clearError() }
      return contents.finishLoading()
    }
    guard let waiters else { return }
    notify()
    for waiter in waiters { waiter.fulfill(.success(())) }
  }

  /// Removes the cards that have expired, if there are any.
  func removeExpired(at time: Date) {
    let isDue = contents.withLock { $0.expiry.map { $0.date <= time } ?? false }
    guard isDue else { return }
    update { contents in
      contents.removeCards { $0.isExpired(at: time) }
      contents.scheduleExpiry(at: time, in: self)
    }
    notify()
  }
}

extension FeedState.Contents {
  /// Replaces the cards. A card with the same content as before keeps its `box`, so it is not converted again.
  mutating func replaceCards(
    with delivered: [ContentCard], at time: Date, in state: FeedState
  ) {
    removeDismissed()
    hasCards = true
    var cards: [ContentCard] = []
    var contexts: [ContentCardContext?] = []
    cards.reserveCapacity(delivered.count)
    contexts.reserveCapacity(delivered.count)
    var isChanged = false
    // While the cards have the same order as before, no lookups are needed.
    var isAligned = true
    var newPositions: [String: Int] = [:]
    for var card in delivered
    where !card.isRemoved && !card.isDismissed && !card.isExpired(at: time) {
      let id = card.id
      if isAligned, cards.count >= self.cards.count || self.cards[cards.count].id != id {
        isAligned = false
        newPositions = Dictionary(
          uniqueKeysWithValues: cards.enumerated().map { ($1.id, $0) })
      }
      let before: ContentCard?
      if isAligned {
        before = self.cards[cards.count]
      } else {
        // If an identifier occurs twice, the first card is used.
        guard newPositions[id] == nil, !dismissed.contains(id) else { continue }
        newPositions[id] = cards.count
        before = positions[id].map { self.cards[$0] }
      }
      contexts.append(card.context)
      if !viewed.isEmpty, !card.isViewed, viewed.contains(id) { card.isViewed = true }
      if !clicked.isEmpty, !card.isClicked, clicked.contains(id) { card.isClicked = true }
      if let before, before == card {
        cards.append(before)
      } else {
        isChanged = true
        card.context = nil
        cards.append(card)
      }
    }
    isChanged = isChanged || !isAligned || cards.count != self.cards.count
    if !isAligned {
      positions = newPositions
    } else if cards.count != self.cards.count {
      positions = Dictionary(uniqueKeysWithValues: cards.enumerated().map { ($1.id, $0) })
    }
    (self.cards, self.contexts) = (cards, contexts)
    guard isChanged else { return }
    version += 1
    scheduleExpiry(at: time, in: state)
  }

  /// Removes the cards that have been dismissed since the last call.
  mutating func removeDismissed() {
    guard hasDismissedCards else { return }
    hasDismissedCards = false
    removeCards { [dismissed] in dismissed.contains($0.id) }
  }

  /// Removes the cards that satisfy a predicate from the feed.
  mutating func removeCards(where isGone: (ContentCard) -> Bool) {
    let kept = cards.indices.filter { !isGone(cards[$0]) }
    guard kept.count < cards.count else { return }
    contexts = kept.map { contexts[$0] }
    cards = kept.map { cards[$0] }
    positions = Dictionary(uniqueKeysWithValues: cards.enumerated().map { ($1.id, $0) })
    version += 1
  }

  /// Sets the timer for the card that expires next.
  mutating func scheduleExpiry(at time: Date, in state: FeedState) {
    let next = cards.lazy.compactMap(\.expiresAt).min()
    guard next != expiry?.date else { return }
    expiry = next.map { date in
      let timer = Task { [weak state, sleep = state.sleep] in
        while let start = state?.time, start < date {
          // Sleeps for at most a day, because the user can change the clock in the meantime.
          let interval = min(date.timeIntervalSince(start), 86_400)
          guard (try? await sleep(.seconds(interval))) != nil, !Task.isCancelled else { return }
          // With a fixed clock, as in tests, the loop would otherwise never end.
          guard let end = state?.time, end != start else { return }
        }
        state?.removeExpired(at: date)
      }
      return (date, timer)
    }
  }
}

extension ContentCard {
  /// Returns whether the card has expired by the given time.
  func isExpired(at time: Date) -> Bool { expiresAt.map { $0 <= time } ?? false }
}
