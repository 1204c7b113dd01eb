import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  /// Where a value is looked for: the key, its aliases, its fallbacks.
  mutating func comparePlaces(_ meeting: Meeting) {
    let (was, now) = (meeting.was, meeting.now)
    if was.path != now.path { reportRenamed(meeting) }
    for alias in now.aliases {
      let place = ValuePath.extras(alias.value)
      guard !was.spellings.contains(place) else { continue }
      let (liveCards, oldApps) = meeting.consequences(
        of: place, advice: (nil, "go on typing \(meeting.key) while old apps are in use"))
      report(
        .aliasAdded, meeting.subject, "has the alias \(quoted(alias.value)) now",
        at: Locations(old: meeting.places.old, new: alias.location), liveCards: liveCards,
        oldApps: oldApps)
    }
    for alias in was.aliases {
      let place = ValuePath.extras(alias.value)
      guard !now.spellings.contains(place) else { continue }
      let (liveCards, oldApps) = meeting.consequences(
        of: place, advice: ("keep the alias until such campaigns are over", nil))
      report(
        .aliasRemoved, meeting.subject, "has no alias \(quoted(alias.value)) any more",
        at: Locations(old: alias.location, new: meeting.places.new), liveCards: liveCards,
        oldApps: oldApps)
    }
    compareFallbacks(meeting)
  }

  private mutating func reportRenamed(_ meeting: Meeting) {
    let (was, now) = (meeting.was.path.value, meeting.now.path.value)
    report(
      .fieldRenamed, meeting.subject, "was \(quoted(was.spelling))", at: meeting.places,
      liveCards: meeting.consequences(
        of: was, advice: ("list \(quoted(was.spelling)) under \"aliases\"", nil)
      ).liveCards,
      oldApps: meeting.consequences(
        of: now, advice: (nil, "type both keys in new cards while old apps are in use")
      ).oldApps,
      changesCode: old.model.constants[was.name]?.name != new.model.constants[now.name]?.name)
  }

  private mutating func compareFallbacks(_ meeting: Meeting) {
    let (was, now) = (meeting.was.fallback, meeting.now.fallback)
    guard was != now else { return }
    let places = (was + now).map(\.value).uniqued
    func consequence(_ crossing: Crossing, advice: String) -> Consequence {
      let lost = places.filter { crossing.effect(ofLosing: $0) != .none }
      let loss = lost.map { crossing.effect(ofLosing: $0) }.max() ?? .none
      let found = places.map { crossing.effect(ofFinding: $0) }.max() ?? .none
      let other = max(found, crossing.effectOfOrder)
      let audience = crossing.audience
      if loss != .none, loss >= other {
        let places = lost.map { quoted($0.spelling) }.orList
        return audience.loss(loss, "that have it under \(places) alone", advice: advice)
      }
      guard other == .changesMeaning else {
        return audience.loss(other, "that have another value in an earlier place", advice: advice)
      }
      return audience.meaning(
        "\(audience.verb("take")) the value of some \(audience.cards) from another place",
        advice: advice)
    }
    report(
      .fallbackChanged, meeting.subject,
      "falls back to \(now.phrase) now, and did to \(was.phrase)",
      at: Locations(
        old: was.first?.location ?? meeting.places.old,
        new: now.first?.location ?? meeting.places.new),
      liveCards: consequence(
        meeting.liveCards, advice: "keep the fallback until such campaigns are over"),
      oldApps: consequence(
        meeting.oldApps, advice: "go on typing \(meeting.key) while old apps are in use"))
  }
}

extension [Located<ValuePath>] {
  /// `"tile_name" and "card.title"`, `nothing`.
  fileprivate var phrase: String {
    isEmpty ? "nothing" : map { quoted($0.value.spelling) }.andList
  }
}

extension Meeting {
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

extension Crossing {
  fileprivate func consequence(of place: ValuePath, advice: String?) -> Consequence {
    let (lost, found) = (effect(ofLosing: place), effect(ofFinding: place))
    guard lost == .none else {
      return audience.loss(lost, "that have it under \(quoted(place.spelling))", advice: advice)
    }
    return found == .changesMeaning
      ? audience.meaning(
        "\(audience.verb("take")) what \(audience.cards) have under \(quoted(place.spelling))")
      : audience.loss(
        found, "that have another value under \(quoted(place.spelling))", advice: advice)
  }
}
