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

  /// Passes an event of a card in the feed to the source. Returns whether the source accepted it.
  func log(_ event: ContentCard.Event, cardID: String) -> Bool {
    card(cardID)?.context?.log(event) ?? false
  }

  /// Removes the dismissible cards with these identifiers from the feed, and passes their dismissals to the source.
  /// Returns the number of dismissals that the source accepted.
  func logDismissals(of ids: [String]) -> Int {
    removeExpired(at: time)
    let (user, contexts) = contents.withLock { contents in
      let user = contents.user
      let positions = ids.compactMap { id in
        contents.positions[id].flatMap { position in
          contents.dismiss(contents.cards[position]) ? position : nil
        }
      }
      return (user, positions.map { contents.contexts[$0] })
    }
    guard !contexts.isEmpty else { return 0 }
    defer { notify() }
    // A context runs app code, which can change the user.
    return contexts.count { self.user == user && $0?.log(.dismissal) ?? false }
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
    let id = card.id
    let accepted = contents.withLock { contents in
      contents.user == user ? contents.accept(event, of: card, context: context) : nil
    }
    guard let accepted else { return false }
    let isLogged = accepted.context?.log(event) ?? false
    switch event {
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

extension FeedState.Contents {
  /// Records an impression or a dismissal; accepts clicks without recording them. Returns `nil` if the event must not
  /// be logged. Otherwise, returns the context to log the event with, if there is one, and the number of resets so far.
  fileprivate mutating func accept(
    _ event: ContentCard.Event, of card: ContentCard, context: ContentCardContext?
  ) -> (context: ContentCardContext?, resets: Int)? {
    guard !dismissed.contains(card.id) else { return nil }
    let position = positions[card.id]
    let isAccepted =
      switch event {
      case .impression: impressions.insert(card.id).inserted
      case .dismissal: dismiss(position.map { cards[$0] } ?? card)
      case .click, .clickAction: true
      }
    return isAccepted ? (position.flatMap { contexts[$0] } ?? context, resets) : nil
  }

  /// Records that a card was dismissed. Returns `false` if the card is not dismissible or was already dismissed.
  fileprivate mutating func dismiss(_ card: ContentCard) -> Bool {
    guard card.isDismissible, dismissed.insert(card.id).inserted else { return false }
    hasDismissedCards = true
    version += 1
    return true
  }
}
