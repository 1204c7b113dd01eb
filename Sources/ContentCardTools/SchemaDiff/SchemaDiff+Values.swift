import ContentCardSchema
import ContentCards

extension SchemaDiff {
  mutating func compareTypes(_ meeting: Meeting) {
    let (was, now) = (meeting.was, meeting.now)
    let isSame = was.type.base == now.type.base && was.type.isList == now.type.isList
    guard isSame else {
      report(
        .typeChanged, meeting.subject,
        "is \(quoted(now.type.valueSpelling)) now, and was \(quoted(was.type.valueSpelling))",
        at: meeting.places, liveCards: meeting.liveCards.ofType, oldApps: meeting.oldApps.ofType,
        changesCode: true)
      return
    }
    guard was.swiftType != now.swiftType else { return }
    let text = { (type: Located<String>?) in type.map { quoted($0.value) } ?? "\"JSONValue\"" }
    report(
      .swiftTypeChanged, meeting.subject,
      "is read by \(text(now.swiftType)) now, and was by \(text(was.swiftType))",
      at: Locations(
        old: was.swiftType?.location ?? meeting.places.old,
        new: now.swiftType?.location ?? meeting.places.new),
      liveCards: meeting.liveCards.ofType, oldApps: meeting.oldApps.ofType, changesCode: true)
  }

  mutating func compareEnums(_ meeting: Meeting) {
    let (was, now) = (meeting.was, meeting.now)
    guard was.type.base == .string, now.type.base == .string else { return }
    let removed = now.refused(of: was)
    let added = was.refused(of: now)
    if now.enumFit(of: was) != .same {
      report(
        .enumNarrowed, meeting.subject,
        was.choices == nil
          ? "allows \(now.allowedText) alone now"
          : "allows \(removed.map { quoted($0.value) }.orList) no more",
        at: Locations(old: removed.first?.location ?? meeting.places.old, new: meeting.places.new),
        liveCards: meeting.liveCards.ofValues(
          "with another value",
          advice: "keep the value until such campaigns are over"
            + (now.isRequired ? ", or give the field a \"default\"" : "")),
        changesCode: true)
    }
    if was.enumFit(of: now) != .same {
      report(
        .enumWidened, meeting.subject,
        now.choices == nil
          ? "allows any text now" : "allows \(added.map { quoted($0.value) }.andList) as well now",
        at: Locations(old: meeting.places.old, new: added.first?.location ?? meeting.places.new),
        oldApps: meeting.oldApps.ofValues(
          "with such a value", advice: "send such cards to users of the new app only"),
        changesCode: true)
    }
  }

  mutating func compareRanges(_ meeting: Meeting) {
    let (was, now) = (meeting.was, meeting.now)
    let predicate = "takes \(now.rangeText) now, and took \(was.rangeText)"
    let isMinimum = was.minimum != now.minimum
    let bound = { (field: Field) in (isMinimum ? field.minimum : field.maximum)?.location }
    let places = Locations(
      old: bound(was) ?? meeting.places.old, new: bound(now) ?? meeting.places.new)
    if now.rangeFit(of: was) != .same {
      report(
        .rangeNarrowed, meeting.subject, predicate, at: places,
        liveCards: meeting.liveCards.ofValues(
          "with another number", advice: "keep the range until such campaigns are over"))
    }
    if was.rangeFit(of: now) != .same {
      report(
        .rangeWidened, meeting.subject, predicate, at: places,
        oldApps: meeting.oldApps.ofValues(
          "with a number out of the old range",
          advice: "keep to the old range while old apps are in use"))
    }
  }
}
