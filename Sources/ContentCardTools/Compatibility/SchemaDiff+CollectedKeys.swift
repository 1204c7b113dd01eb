import ContentCardSchema

extension SchemaDiff {
  /// Which keys a key with `*` leaves to others that are declared for themselves.
  mutating func compareCollectedKeys(_ comparison: FieldComparison, of pair: ClassTypeComparison) {
    guard comparison.now.isCollected else { return }
    let was = old.schema.keys(beside: comparison.was, in: pair.old.classType)
    let now = new.schema.keys(beside: comparison.now, in: pair.new.classType)
    let left = now.filter { !was.contains($0) }
    let taken = was.filter { !now.contains($0) }
    if !left.isEmpty {
      report(
        .collectedKeysChanged, comparison.subject, "leaves out \(left.map(quoted).andList) now",
        at: comparison.places,
        liveCards: comparison.liveCards.leaving(left), oldApps: comparison.oldApps.collecting(left))
    }
    if !taken.isEmpty {
      report(
        .collectedKeysChanged, comparison.subject,
        "collects \(taken.map(quoted).andList) as well now",
        at: comparison.places,
        liveCards: comparison.liveCards.collecting(taken),
        oldApps: comparison.oldApps.leaving(taken))
    }
  }
}

extension CompatibilityCheck {
  /// Cards have collected keys that the app takes for something else.
  fileprivate func leaving(_ keys: [String]) -> Consequence {
    let which = "that have no other key like it than \(keys.map(quoted).orList)"
    return direction.loss(loss, which, advice: Self.advice)
  }

  /// The app collects keys that cards have for something else.
  fileprivate func collecting(_ keys: [String]) -> Consequence {
    let fits = keys.flatMap { key in
      cards.holders(of: .extras(key)).map { reader.field.fit(of: $0, at: .extras(key)) }
    }
    guard let fit = fits.max() else { return .none }
    guard fit >= .refusesNative else {
      return direction.meaning(
        "\(direction.verb("take")) \(keys.map(quoted).orList) of \(direction.cards) for one of its keys",
        advice: Self.advice)
    }
    return direction.loss(
      loss, "with a value of another type under \(keys.map(quoted).orList)", advice: Self.advice)
  }

  private static let advice = "give the other key a name that begins otherwise"
}
