import ContentCardSchema

extension SchemaDiff {
  /// Compares the keys that begin with a field's prefix but are declared separately, and so are not collected.
  mutating func compareCollectedKeys(_ comparison: FieldComparison, of pair: ClassTypeComparison) {
    guard comparison.now.isCollected else { return }
    let was = old.schema.keys(beside: comparison.was, in: pair.old.classType)
    let now = new.schema.keys(beside: comparison.now, in: pair.new.classType)
    let (oldKeys, newKeys) = (Set(was), Set(now))
    let left = now.filter { !oldKeys.contains($0) }
    let taken = was.filter { !newKeys.contains($0) }
    if !left.isEmpty {
      report(
        .collectedKeysChanged, comparison.subject, "no longer collects \(left.map(quoted).andList)",
        at: comparison.places,
        liveCards: comparison.liveCards.leaving(left), oldApps: comparison.oldApps.collecting(left))
    }
    if !taken.isEmpty {
      report(
        .collectedKeysChanged, comparison.subject,
        "now also collects \(taken.map(quoted).andList)",
        at: comparison.places,
        liveCards: comparison.liveCards.collecting(taken),
        oldApps: comparison.oldApps.leaving(taken))
    }
  }
}

extension CompatibilityCheck {
  /// Returns the consequence if the cards' version collects the keys, but the app's version declares them separately.
  fileprivate func leaving(_ keys: [String]) -> Consequence {
    let which = "whose only key with this prefix is \(keys.map(quoted).orList)"
    return direction.loss(
      loss, which,
      advice: direction == .liveCards
        ? Self.advice : "use other keys with this prefix while old apps are in use")
  }

  /// Returns the consequence if the app's version collects the keys, but the cards' version declares them separately.
  fileprivate func collecting(_ keys: [String]) -> Consequence {
    let fits = keys.flatMap { key in
      cards.holders(of: .extras(key)).map { reader.field.fit(of: $0, at: .extras(key)) }
    }
    guard let fit = fits.max() else { return .none }
    let advice =
      direction == .oldApps
      ? Self.advice
      : "keep declaring \(keys.map(quoted).andList) until the campaigns have ended"
    guard fit >= .refusesNative else {
      return direction.meaning(
        "also \(direction.verb("collect")) \(keys.map(quoted).andList) from \(direction.cards)",
        advice: advice)
    }
    let field = quoted(reader.field.path.value.spelling)
    return direction.loss(
      loss, "with a value in \(keys.map(quoted).orList) that \(field) does not accept",
      advice: advice)
  }

  private static let advice = "rename the other key so that it does not begin with this prefix"
}
