import ContentCardSchema

extension SchemaDiff {
  /// Which keys a key with `*` leaves to others that are declared for themselves.
  mutating func compareCollectedKeys(_ meeting: Meeting, of pair: CardPair) {
    guard meeting.now.isCollected else { return }
    let was = old.schema.keys(beside: meeting.was, in: pair.old.classType)
    let now = new.schema.keys(beside: meeting.now, in: pair.new.classType)
    let left = now.filter { !was.contains($0) }
    let taken = was.filter { !now.contains($0) }
    if !left.isEmpty {
      report(
        .collectedKeysChanged, meeting.subject, "leaves out \(left.map(quoted).andList) now",
        at: meeting.places,
        liveCards: meeting.liveCards.leaving(left), oldApps: meeting.oldApps.collecting(left))
    }
    if !taken.isEmpty {
      report(
        .collectedKeysChanged, meeting.subject, "collects \(taken.map(quoted).andList) as well now",
        at: meeting.places,
        liveCards: meeting.liveCards.collecting(taken), oldApps: meeting.oldApps.leaving(taken))
    }
  }
}

extension Crossing {
  /// Cards have collected keys that the app takes for something else.
  fileprivate func leaving(_ keys: [String]) -> Consequence {
    let which = "that have no other key like it than \(keys.map(quoted).orList)"
    return audience.loss(loss, which, advice: Self.advice)
  }

  /// The app collects keys that cards have for something else.
  fileprivate func collecting(_ keys: [String]) -> Consequence {
    let fits = keys.flatMap { key in
      cards.holders(of: .extras(key)).map { reader.field.fit(of: $0, at: .extras(key)) }
    }
    guard let fit = fits.max() else { return .none }
    guard fit >= .refusesNative else {
      return audience.meaning(
        "\(audience.verb("take")) \(keys.map(quoted).orList) of \(audience.cards) for one of its keys",
        advice: Self.advice)
    }
    return audience.loss(
      loss, "with a value of another type under \(keys.map(quoted).orList)", advice: Self.advice)
  }

  private static let advice = "give the other key a name that begins otherwise"
}
