import Foundation

extension FeedState {
  /// Tells the source what has become of a card that is in the feed.
  func log(_ event: ContentCardEvent, cardID: String) -> Bool {
    let time = time
    let (card, user) = contents.withLock { ($0.card(cardID, at: time), $0.user) }
    return card.map { log(event, of: $0, user: user) } ?? false
  }

  /// Tells the source that the user has dismissed cards, which leave the feed together. The result is
  /// of how many it was told.
  func logDismissals(of ids: [String]) -> Int {
    let time = time
    let cards = contents.withLock { contents in
      ids.compactMap { contents.card($0, at: time) }.filter { contents.dismiss($0) }
    }
    guard !cards.isEmpty else { return 0 }
    defer { notify() }
    return cards.count { $0.context?.log(.dismissal) ?? false }
  }

  /// Lets each card log one more impression.
  func forgetImpressions() {
    contents.withLock { contents in
      contents.impressions = []
      contents.resets += 1
    }
  }

  /// The card with a way back that leads through here.
  func managed(_ card: ContentCard, user: Int) -> ContentCard {
    var managed = card
    managed.context = ContentCardContext { [self] in log($0, of: card, user: user) }
    return managed
  }

  private func log(_ event: ContentCardEvent, of card: ContentCard, user: Int) -> Bool {
    guard let resets = note(event, of: card, user: user) else { return false }
    let isLogged = card.context?.log(event) ?? false
    switch event {
    case .impression where !isLogged: forgetImpression(of: card.id, user: user, resets: resets)
    case .dismissal: notify()
    case .impression, .click: break
    }
    return isLogged
  }

  /// Notes an event that the source is to be told of, and says how often impressions had been
  /// forgotten by then; nil for one that it is not to be told of.
  private func note(_ event: ContentCardEvent, of card: ContentCard, user: Int) -> Int? {
    contents.withLock { contents in
      // An object that outlives its user would be counted for the next one; one whose card is
      // dismissed has nothing more to tell.
      guard contents.user == user, !contents.dismissals.contains(card.id) else { return nil }
      let isWanted =
        switch event {
        case .impression: contents.impressions.insert(card.id).inserted
        case .click: true
        case .dismissal: contents.dismiss(card)
        }
      return isWanted ? contents.resets : nil
    }
  }

  /// The source was not told after all, and the next impression may reach it.
  private func forgetImpression(of id: String, user: Int, resets: Int) {
    contents.withLock { contents in
      guard contents.user == user, contents.resets == resets else { return }
      contents.impressions.remove(id)
    }
  }
}

extension FeedState.Contents {
  /// The card with an identifier, unless it is gone by now.
  fileprivate func card(_ id: String, at time: Date) -> ContentCard? {
    guard let position = positions[id], !dismissals.contains(id),
      !cards[position].isExpired(at: time)
    else { return nil }
    return cards[position]
  }

  /// False for a card that cannot be dismissed, or was before.
  fileprivate mutating func dismiss(_ card: ContentCard) -> Bool {
    card.isDismissible && dismissals.insert(card.id).inserted
  }
}
