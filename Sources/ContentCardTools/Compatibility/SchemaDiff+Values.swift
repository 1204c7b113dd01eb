import ContentCardSchema
import ContentCards

extension SchemaDiff {
  mutating func compareTypes(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    let isSame = was.type.base == now.type.base && was.type.isList == now.type.isList
    guard isSame else {
      report(
        .typeChanged, comparison.subject,
        "is \(quoted(now.type.valueSpelling)) now, and was \(quoted(was.type.valueSpelling))",
        at: comparison.places, liveCards: comparison.liveCards.ofType,
        oldApps: comparison.oldApps.ofType,
        changesCode: true)
      return
    }
    guard was.swiftType != now.swiftType else { return }
    let text = { (type: Located<String>?) in type.map { quoted($0.value) } ?? "\"JSONValue\"" }
    report(
      .swiftTypeChanged, comparison.subject,
      "is read by \(text(now.swiftType)) now, and was by \(text(was.swiftType))",
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
          ? "allows \(now.allowedText) alone now"
          : "allows \(removed.map { quoted($0.value) }.orList) no more",
        at: Locations(
          old: removed.first?.location ?? comparison.places.old, new: comparison.places.new),
        liveCards: comparison.liveCards.ofValues(
          "with another value",
          advice: "keep the value until such campaigns are over"
            + (now.isRequired ? ", or give the field a \"default\"" : "")),
        changesCode: true)
    }
    if was.enumFit(of: now) != .same {
      report(
        .enumWidened, comparison.subject,
        now.choices == nil
          ? "allows any text now" : "allows \(added.map { quoted($0.value) }.andList) as well now",
        at: Locations(
          old: comparison.places.old, new: added.first?.location ?? comparison.places.new),
        oldApps: comparison.oldApps.ofValues(
          "with such a value", advice: "send such cards to users of the new app only"),
        changesCode: true)
    }
  }

  mutating func compareRanges(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    let predicate = "takes \(now.rangeText) now, and took \(was.rangeText)"
    let isMinimum = was.minimum != now.minimum
    let bound = { (field: Field) in (isMinimum ? field.minimum : field.maximum)?.location }
    let places = Locations(
      old: bound(was) ?? comparison.places.old, new: bound(now) ?? comparison.places.new)
    if now.rangeFit(of: was) != .same {
      report(
        .rangeNarrowed, comparison.subject, predicate, at: places,
        liveCards: comparison.liveCards.ofValues(
          "with another number", advice: "keep the range until such campaigns are over"))
    }
    if was.rangeFit(of: now) != .same {
      report(
        .rangeWidened, comparison.subject, predicate, at: places,
        oldApps: comparison.oldApps.ofValues(
          "with a number out of the old range",
          advice: "keep to the old range while old apps are in use"))
    }
  }
}
