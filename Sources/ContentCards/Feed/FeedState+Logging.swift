extension FeedState {
  /// Returns the card with an identifier, or `nil` if the feed has no such card. The card's context logs through this
  /// state.
  func card(_ id: String) -> ContentCard? {
    removeExpired(at: time)
    let found = contents.withLock { contents in
      contents.dismissed.contains(id)
        ? nil
        : contents.positions[id].map {
          (contents.cards[$0], contents.contexts[$0], contents.user)
        }
    }
    return found.map { managed($0, context: $1, ofUser: $2) }
  }

  /// Returns the card with a context that logs through this state.
  ///
  /// - Parameter context: The context to use after the card has left the feed. Until then, the card's newest context is
  ///   used.
  func managed(
    _ card: ContentCard, context: ContentCardContext?, ofUser user: Int
  ) -> ContentCard {
    var managed = card
    managed.context = ContentCardContext { [self] event in
      log(event, of: card, context: context, ofUser: user)
    }
    return managed
  }

  /// Passes an event of several cards in the feed to the source. Dismissals are one change of the feed. Returns the
  /// number of events that the source accepted.
  func log(_ event: ContentCard.Event, cardIDs ids: [String]) -> Int {
    removeExpired(at: time)
    let (user, accepted) = contents.withLock { contents in
      let cards = ids.compactMap { id in contents.positions[id].map { contents.cards[$0] } }
      return (
        contents.user, cards.compactMap { contents.accept(event, of: $0, context: nil) }
      )
    }
    // A context runs app code, which can change the user.
    return accepted.count { self.user == user && pass($0, ofUser: user) }
  }

  /// Allows an impression of each card to be logged again.
  func resetImpressions() {
    contents.withLock { contents in
      contents.impressions = []
      contents.resets += 1
    }
  }

  private func log(
    _ event: ContentCard.Event, of card: ContentCard, context: ContentCardContext?,
    ofUser user: Int
  ) -> Bool {
    let accepted = contents.withLock { contents in
      contents.user == user ? contents.accept(event, of: card, context: context) : nil
    }
    return accepted.map { pass($0, ofUser: user) } ?? false
  }

  /// Passes an accepted event to the source. Returns whether the source accepted it.
  private func pass(_ accepted: AcceptedEvent, ofUser user: Int) -> Bool {
    let id = accepted.cardID
    let isLogged = accepted.context?.log(accepted.event) ?? false
    switch accepted.event {
    case .impression where !isLogged:
      forgetImpression(of: id, ofUser: user, resets: accepted.resets)
    case .impression: mark(id, \.isViewed, in: \.viewed, ofUser: user)
    case .click where isLogged: mark(id, \.isClicked, in: \.clicked, ofUser: user)
    case .dismissal: notify()
    case .click, .clickAction: break
    }
    return isLogged
  }

  /// Allows another attempt to log an impression that the source did not accept.
  private func forgetImpression(of id: String, ofUser user: Int, resets: Int) {
    contents.withLock { contents in
      guard contents.user == user, contents.resets == resets else { return }
      contents.impressions.remove(id)
    }
  }

  /// Marks a card in the feed as viewed or clicked.
  private func mark(
    _ id: String, _ flag: WritableKeyPath<ContentCard, Bool>,
    in ids: WritableKeyPath<Contents, Set<String>>, ofUser user: Int
  ) {
    let isChanged = contents.withLock { contents in
      guard contents.user == user, contents[keyPath: ids].insert(id).inserted,
        let position = contents.positions[id], !contents.cards[position][keyPath: flag]
      else { return false }
      contents.cards[position][keyPath: flag] = true
      contents.version += 1
      return true
    }
    if isChanged { notify() }
  }
}

/// An event to pass to the source.
private struct AcceptedEvent {
  let event: ContentCard.Event
  let cardID: String
  /// The context to log the event with, or `nil` if the card has none.
  let context: ContentCardContext?
  /// The number of times that the impressions were reset before the event.
  let resets: Int
}

extension FeedState.Contents {
  /// Records an impression or a dismissal; accepts clicks without recording them. Returns `nil` if the event must not
  /// be logged.
  fileprivate mutating func accept(
    _ event: ContentCard.Event, of card: ContentCard, context: ContentCardContext?
  ) -> AcceptedEvent? {
    guard !dismissed.contains(card.id) else { return nil }
    let position = positions[card.id]
    let isAccepted =
      switch event {
      case .impression: impressions.insert(card.id).inserted
      case .dismissal: dismiss(position.map { cards[$0] } ?? card)
      case .click, .clickAction: true
      }
    guard isAccepted else { return nil }
    return AcceptedEvent(
      event: event, cardID: card.id, context: position.flatMap { contexts[$0] } ?? context,
      resets: resets)
  }

  /// Records that a card was dismissed. Returns `false` if the card is not dismissible or was already dismissed.
  private mutating func dismiss(_ card: ContentCard) -> Bool {
    guard card.isDismissible, dismissed.insert(card.id).inserted else { return false }
    hasDismissedCards = true
    version += 1
    return true
  }
}
