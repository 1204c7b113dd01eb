import ContentCardSchema
import ContentCards

extension SchemaDiff {
  mutating func compareTypes(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    let isSame = was.type.base == now.type.base && was.type.isList == now.type.isList
    guard isSame else {
      report(
        .typeChanged, comparison.subject,
        "is now \(quoted(now.type.valueSpelling)) instead of \(quoted(was.type.valueSpelling))",
        at: comparison.places, liveCards: comparison.liveCards.ofType,
        oldApps: comparison.oldApps.ofType,
        changesCode: true)
      return
    }
    guard !was.hasSwiftType(of: now) else { return }
    let text = { (type: Located<String>?) in type.map { quoted($0.value) } ?? "\"ExtraValue\"" }
    report(
      .swiftTypeChanged, comparison.subject,
      "is now read by \(text(now.swiftType)) instead of \(text(was.swiftType))"
        + text(now.swiftType).remark(insteadOf: text(was.swiftType)),
      at: Locations(
        old: was.swiftType?.location ?? comparison.places.old,
        new: now.swiftType?.location ?? comparison.places.new),
      liveCards: comparison.liveCards.ofType, oldApps: comparison.oldApps.ofType, changesCode: true)
  }

  mutating func compareEnums(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    guard was.type.base == .string, now.type.base == .string else { return }
    let removed = now.refused(of: was)
    let added = was.refused(of: now)
    if now.enumFit(of: was) != .same {
      report(
        .enumNarrowed, comparison.subject,
        was.choices == nil
          ? "now allows only \(now.allowedText)"
          : "no longer allows \(removed.map { quoted($0.value) }.orList)",
        at: Locations(
          old: removed.first?.location ?? comparison.places.old, new: comparison.places.new),
        liveCards: comparison.liveCards.ofValues(
          was.choices == nil
            ? "with other values"
            : removed.count == 1 ? "with this value" : "with one of these values",
          advice: (was.choices == nil ? "allow any text" : "keep the old values")
            + " until the campaigns have ended"
            + (now.isRequired && !now.isCollected ? ", or add a \"default\"" : "")),
        changesCode: true)
    }
    if was.enumFit(of: now) != .same {
      report(
        .enumWidened, comparison.subject,
        now.choices == nil
          ? "now allows any text" : "now also allows \(added.map { quoted($0.value) }.andList)",
        at: Locations(
          old: comparison.places.old, new: added.first?.location ?? comparison.places.new),
        oldApps: comparison.oldApps.ofValues(
          "with a new value", advice: "send cards with new values only to users of the new app"),
        changesCode: true)
    }
  }

  mutating func compareRanges(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    let predicate = "now allows \(now.rangeText) instead of \(was.rangeText)"
    let isMinimum = was.minimum != now.minimum
    let bound = { (field: Field) in (isMinimum ? field.minimum : field.maximum)?.location }
    let places = Locations(
      old: bound(was) ?? comparison.places.old, new: bound(now) ?? comparison.places.new)
    if now.rangeFit(of: was) != .same {
      report(
        .rangeNarrowed, comparison.subject, predicate, at: places,
        liveCards: comparison.liveCards.ofValues(
          "with other numbers", advice: "keep the old range until the campaigns have ended"))
    }
    if was.rangeFit(of: now) != .same {
      report(
        .rangeWidened, comparison.subject, predicate, at: places,
        oldApps: comparison.oldApps.ofValues(
          "with a number outside the old range",
          advice: "use only numbers in the old range while old apps are in use"))
    }
  }
}
