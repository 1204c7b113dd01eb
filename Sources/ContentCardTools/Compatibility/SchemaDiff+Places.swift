import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  /// Compares the sources of a value: the key, its aliases, and its fallbacks.
  mutating func comparePlaces(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    if was.path != now.path { reportRenamed(comparison) }
    let (oldSpellings, newSpellings) = (Set(was.spellings), Set(now.spellings))
    for alias in now.aliases {
      let place = ValuePath.extras(alias.value)
      guard !oldSpellings.contains(place) else { continue }
      let (liveCards, oldApps) = comparison.consequences(
        of: place, advice: (nil, "keep using \(comparison.key) while old apps are in use"))
      report(
        .aliasAdded, comparison.subject, "has the new alias \(quoted(alias.value))",
        at: Locations(old: comparison.places.old, new: alias.location), liveCards: liveCards,
        oldApps: oldApps)
    }
    for alias in was.aliases {
      let place = ValuePath.extras(alias.value)
      guard !newSpellings.contains(place) else { continue }
      let (liveCards, oldApps) = comparison.consequences(
        of: place, advice: ("keep the alias until the campaigns have ended", nil))
      report(
        .aliasRemoved, comparison.subject, "no longer has the alias \(quoted(alias.value))",
        at: Locations(old: alias.location, new: comparison.places.new), liveCards: liveCards,
        oldApps: oldApps)
    }
    compareFallbacks(comparison)
  }

  private mutating func reportRenamed(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was.path.value, comparison.now.path.value)
    report(
      .fieldRenamed, comparison.subject, "was renamed from \(quoted(was.spelling))",
      at: comparison.places,
      liveCards: comparison.liveCards.consequence(
        ofRenaming: was, to: now, advice: "add \(quoted(was.spelling)) to \"aliases\""),
      oldApps: comparison.oldApps.consequence(
        ofRenaming: now, to: was,
        advice: "fill in both keys on new cards while old apps are in use"),
      changesCode: old.model.constants[was.name]?.name.text.bytes
        != new.model.constants[now.name]?.name.text.bytes)
  }

  private mutating func compareFallbacks(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was.fallback, comparison.now.fallback)
    guard was != now else { return }
    let places = (was + now).map(\.value).uniqued
    let (oldPlaces, newPlaces) = (Set(was.map(\.value)), Set(now.map(\.value)))
    let liveAdvice =
      !oldPlaces.isSubset(of: newPlaces)
      ? "keep the fallback until the campaigns have ended"
      : oldPlaces == newPlaces
        ? "keep the old order until the campaigns have ended"
        : "add the fallback after the campaigns have ended"
    func consequence(_ check: CompatibilityCheck, advice: String) -> Consequence {
      let lost = places.filter { check.effect(ofLosing: $0) != .none }
      let loss = lost.map { check.effect(ofLosing: $0) }.max() ?? .none
      let found = places.map { check.effect(ofFinding: $0) }.max() ?? .none
      let other = max(found, check.effectOfOrder)
      let direction = check.direction
      if loss != .none, loss >= other {
        let places = lost.map { quoted($0.spelling) }.orList
        return direction.loss(loss, "that have the value only in \(places)", advice: advice)
      }
      guard other == .changesMeaning else {
        return direction.loss(
          other, "with another value in a key or field that is searched earlier", advice: advice)
      }
      return direction.meaning(
        "\(direction.verb("read")) the value of some \(direction.cards) from another key or field",
        advice: advice)
    }
    report(
      .fallbackChanged, comparison.subject,
      "now falls back to \(now.phrase) instead of \(was.phrase)",
      at: Locations(
        old: was.first?.location ?? comparison.places.old,
        new: now.first?.location ?? comparison.places.new),
      liveCards: consequence(comparison.liveCards, advice: liveAdvice),
      oldApps: consequence(
        comparison.oldApps, advice: "keep using \(comparison.key) while old apps are in use"))
  }
}

extension [Located<ValuePath>] {
  /// A list such as `"tile_name" and "card.title"`, or `nothing`.
  fileprivate var phrase: String {
    isEmpty ? "nothing" : map { quoted($0.value.spelling) }.andList
  }
}

extension FieldComparison {
  /// The field's key or name in the old version, in quotation marks.
  fileprivate var key: String { quoted(was.path.value.spelling) }

  /// Returns the consequences if only one version searches a place.
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
  /// Returns the more severe consequence of a renamed key: that the app does not find the value, or that it finds
  /// another value.
  ///
  /// - Parameters:
  ///   - place: The key in the version of the cards.
  ///   - other: The key in the app's version.
  fileprivate func consequence(
    ofRenaming place: ValuePath, to other: ValuePath, advice: String
  ) -> Consequence {
    let (lost, found) = (
      consequence(of: place, advice: advice), consequence(of: other, advice: nil)
    )
    return found.effect > lost.effect ? found : lost
  }

  fileprivate func consequence(of place: ValuePath, advice: String?) -> Consequence {
    let (lost, found) = (effect(ofLosing: place), effect(ofFinding: place))
    guard lost == .none else {
      return direction.loss(
        lost, "that have the value in \(quoted(place.spelling))", advice: advice)
    }
    return found == .changesMeaning
      ? direction.meaning(
        "\(direction.verb("use")) the value of \(quoted(place.spelling)) in \(direction.cards)")
      : direction.loss(
        found, "that have another value in \(quoted(place.spelling))", advice: advice)
  }
}
