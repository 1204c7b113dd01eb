import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  /// Where a value is looked for: the key, its aliases, its fallbacks.
  mutating func comparePlaces(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    if was.path != now.path { reportRenamed(comparison) }
    for alias in now.aliases {
      let place = ValuePath.extras(alias.value)
      guard !was.spellings.contains(place) else { continue }
      let (liveCards, oldApps) = comparison.consequences(
        of: place, advice: (nil, "go on typing \(comparison.key) while old apps are in use"))
      report(
        .aliasAdded, comparison.subject, "has the alias \(quoted(alias.value)) now",
        at: Locations(old: comparison.places.old, new: alias.location), liveCards: liveCards,
        oldApps: oldApps)
    }
    for alias in was.aliases {
      let place = ValuePath.extras(alias.value)
      guard !now.spellings.contains(place) else { continue }
      let (liveCards, oldApps) = comparison.consequences(
        of: place, advice: ("keep the alias until such campaigns are over", nil))
      report(
        .aliasRemoved, comparison.subject, "has no alias \(quoted(alias.value)) any more",
        at: Locations(old: alias.location, new: comparison.places.new), liveCards: liveCards,
        oldApps: oldApps)
    }
    compareFallbacks(comparison)
  }

  private mutating func reportRenamed(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was.path.value, comparison.now.path.value)
    report(
      .fieldRenamed, comparison.subject, "was \(quoted(was.spelling))", at: comparison.places,
      liveCards: comparison.consequences(
        of: was, advice: ("list \(quoted(was.spelling)) under \"aliases\"", nil)
      ).liveCards,
      oldApps: comparison.consequences(
        of: now, advice: (nil, "type both keys in new cards while old apps are in use")
      ).oldApps,
      changesCode: old.model.constants[was.name]?.name != new.model.constants[now.name]?.name)
  }

  private mutating func compareFallbacks(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was.fallback, comparison.now.fallback)
    guard was != now else { return }
    let places = (was + now).map(\.value).uniqued
    func consequence(_ check: CompatibilityCheck, advice: String) -> Consequence {
      let lost = places.filter { check.effect(ofLosing: $0) != .none }
      let loss = lost.map { check.effect(ofLosing: $0) }.max() ?? .none
      let found = places.map { check.effect(ofFinding: $0) }.max() ?? .none
      let other = max(found, check.effectOfOrder)
      let direction = check.direction
      if loss != .none, loss >= other {
        let places = lost.map { quoted($0.spelling) }.orList
        return direction.loss(loss, "that have it under \(places) alone", advice: advice)
      }
      guard other == .changesMeaning else {
        return direction.loss(other, "that have another value in an earlier place", advice: advice)
      }
      return direction.meaning(
        "\(direction.verb("take")) the value of some \(direction.cards) from another place",
        advice: advice)
    }
    report(
      .fallbackChanged, comparison.subject,
      "falls back to \(now.phrase) now, and did to \(was.phrase)",
      at: Locations(
        old: was.first?.location ?? comparison.places.old,
        new: now.first?.location ?? comparison.places.new),
      liveCards: consequence(
        comparison.liveCards, advice: "keep the fallback until such campaigns are over"),
      oldApps: consequence(
        comparison.oldApps, advice: "go on typing \(comparison.key) while old apps are in use"))
  }
}

extension [Located<ValuePath>] {
  /// `"tile_name" and "card.title"`, `nothing`.
  fileprivate var phrase: String {
    isEmpty ? "nothing" : map { quoted($0.value.spelling) }.andList
  }
}

extension FieldComparison {
  /// What the old version calls the field.
  fileprivate var key: String { quoted(was.path.value.spelling) }

  /// What comes of a place that only one of the versions looks in.
  fileprivate func consequences(
    of place: ValuePath, advice: (liveCards: String?, oldApps: String?)
  ) -> (liveCards: Consequence, oldApps: Consequence) {
    (
      liveCards.consequence(of: place, advice: advice.liveCards),
      oldApps.consequence(of: place, advice: advice.oldApps)
    )
  }
}

extension CompatibilityCheck {
  fileprivate func consequence(of place: ValuePath, advice: String?) -> Consequence {
    let (lost, found) = (effect(ofLosing: place), effect(ofFinding: place))
    guard lost == .none else {
      return direction.loss(lost, "that have it under \(quoted(place.spelling))", advice: advice)
    }
    return found == .changesMeaning
      ? direction.meaning(
        "\(direction.verb("take")) what \(direction.cards) have under \(quoted(place.spelling))")
      : direction.loss(
        found, "that have another value under \(quoted(place.spelling))", advice: advice)
  }
}
