extension ContentCardStore {
  /// Logs an event for several cards, such as the dismissal of all messages. The store delivers the changed feeds after
  /// it has logged the last event. For `.clickAction`, asks the source to open the link of each card, and logs no
  /// click.
  ///
  /// After the source has accepted an impression of a card, further impressions of the card are not passed to the
  /// source until ``resetImpressions()`` is called or the user changes.
  ///
  /// - Returns: The number of events that were passed to the source; see ``ContentCardBacked/logContentCard(_:)``. An
  ///   event is not passed if ``cards`` does not contain the card.
  @discardableResult public func logContentCard(_ event: ContentCard.Event, ids: [String]) -> Int {
    let contexts = ids.compactMap { contentCard(id: $0)?.context }
    return deliver { contexts.count { $0.log(event) } }
  }

  /// Logs that the user has seen a card. Returns whether the event was passed to the source.
  @discardableResult public func logContentCardImpression(idString: String) -> Bool {
    logContentCard(.impression, ids: [idString]) == 1
  }

  /// Logs that the user has clicked a card. Returns whether the event was passed to the source.
  @discardableResult public func logContentCardClicked(idString: String) -> Bool {
    logContentCard(.click, ids: [idString]) == 1
  }

  /// Dismisses a card, like ``dismissContentCard(id:force:)``. Returns whether the event was passed to the source.
  @discardableResult public func logContentCardDismissed(idString: String) -> Bool {
    dismissContentCard(id: idString) == .dismissed
  }

  /// Dismisses a card, like ``ContentCardBacked/dismissContentCard(force:)``. Returns `kept` if there is no such card.
  @discardableResult public func dismissContentCard(
    id: String, force: Bool = false
  ) -> ContentCard.Dismissal {
    contentCard(id: id)?.dismissContentCard(force: force) ?? .kept
  }

  /// Allows another impression of each card to be logged, for example when a screen is opened again.
  public func resetImpressions() { contents.events.resetImpressions() }
}
