import ContentCardSchema

extension SchemaDiff {
  mutating func compareTypes(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    guard was.type.base == now.type.base, was.type.isList == now.type.isList else {
      let advice = "keep this key, and declare a new key for the new type"
      return report(
        .typeChanged, comparison,
        "is now \(quoted(now.type.valueSpelling)) instead of \(quoted(was.type.valueSpelling))",
        undo: { $0.copyType(from: $1) }, liveCards: advice, oldApps: advice, changesCode: true)
    }
    guard !was.hasSwiftType(of: now) else { return }
    let text = { (type: Located<String>?) in type.map { quoted($0.value) } ?? "\"ExtraValue\"" }
    let advice = "test the types with cards of both versions"
    report(
      .swiftTypeChanged, comparison,
      "is now read by \(text(now.swiftType)) instead of \(text(was.swiftType))"
        + text(now.swiftType).remark(insteadOf: text(was.swiftType)),
      at: Locations(
        old: was.swiftType?.location ?? comparison.places.old,
        new: now.swiftType?.location ?? comparison.places.new),
      undo: { $0.swiftType = $1.swiftType },
      liveCards: advice, oldApps: advice, changesCode: true)
  }

  mutating func compareEnums(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    guard was.type.base == .string, now.type.base == .string else { return }
    let removed = now.refused(of: was)
    if now.choices != nil, was.choices == nil || !removed.isEmpty {
      report(
        .enumNarrowed, comparison,
        was.choices == nil
          ? "now allows only \((now.choices ?? []).map { quoted($0.value.value) }.orList)"
          : "no longer allows \(removed.map { quoted($0.value) }.orList)",
        at: Locations(
          old: removed.first?.location ?? comparison.places.old, new: comparison.places.new),
        undo: { $0.choices = $1.choices },
        liveCards: (was.choices == nil ? "allow any text" : "keep the old values")
          + " \(untilCampaignsHaveEnded)"
          + (now.isRequired && !now.isCollected ? ", or add a \"default\"" : ""),
        changesCode: true)
    }
    let added = was.refused(of: now)
    if was.choices != nil, now.choices == nil || !added.isEmpty {
      report(
        .enumWidened, comparison,
        now.choices == nil
          ? "now allows any text" : "now also allows \(added.map { quoted($0.value) }.andList)",
        at: Locations(
          old: comparison.places.old, new: added.first?.location ?? comparison.places.new),
        undo: { $0.choices = $1.choices },
        oldApps: "send cards with new values only to users of the new app", changesCode: true)
    }
  }

  mutating func compareRanges(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    guard was.type.base.isNumber, now.type.base.isNumber else { return }
    let predicate = "now allows \(now.rangeText) instead of \(was.rangeText)"
    let undo: SuspectedChange.Undo = { ($0.minimum, $0.maximum) = ($1.minimum, $1.maximum) }
    /// The location of the bound that excludes numbers of the other range.
    let places = { (isMinimum: Bool) in
      let bound = isMinimum ? \Field.minimum : \.maximum
      return Locations(
        old: was[keyPath: bound]?.location ?? comparison.places.old,
        new: now[keyPath: bound]?.location ?? comparison.places.new)
    }
    if now.excludesNumbers(of: was) {
      report(
        .rangeNarrowed, comparison, predicate, at: places(now.excludesSmallNumbers(of: was)),
        undo: undo, liveCards: "keep the old range \(untilCampaignsHaveEnded)")
    }
    if was.excludesNumbers(of: now) {
      report(
        .rangeWidened, comparison, predicate, at: places(was.excludesSmallNumbers(of: now)),
        undo: undo, oldApps: "use only numbers in the old range \(whileOldAppsAreInUse)")
    }
  }

  /// Compares the rules for empty values, lists, and dates.
  mutating func compareRules(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    if was.allowsEmpty != now.allowsEmpty {
      report(
        .emptyChanged, comparison,
        now.allowsEmpty ? "can now be empty" : "is now treated as missing if it is empty",
        undo: { $0.allowsEmpty = $1.allowsEmpty },
        liveCards: now.allowsEmpty
          ? "add \"allowsEmpty\" after the campaigns have ended"
          : "keep \"allowsEmpty\": true \(untilCampaignsHaveEnded)",
        oldApps: "do not leave it empty \(whileOldAppsAreInUse)")
    }
    if was.isFreeText, now.isFreeText, was.rejectsLiquid != now.rejectsLiquid {
      report(
        .liquidChanged, comparison,
        now.rejectsLiquid
          ? "no longer accepts text with a Liquid tag" : "now accepts text with a Liquid tag",
        undo: { $0.rejectsLiquid = $1.rejectsLiquid },
        liveCards: "send no card whose Liquid tags Braze cannot fill in",
        oldApps: "send no card whose Liquid tags Braze cannot fill in")
    }
    if was.type.isList, now.type.isList, !areSpelledAlike(now.separator, was.separator) {
      let advice = "declare a new key for the new separator"
      report(
        .separatorChanged, comparison,
        "is now separated by \(quoted(now.separator)) instead of \(quoted(was.separator))"
          + now.separator.remark(insteadOf: was.separator),
        undo: { $0.separator = $1.separator }, liveCards: advice, oldApps: advice)
    }
    if was.type.isList, now.type.isList, was.isUnique != now.isUnique {
      report(
        .uniqueChanged, comparison,
        now.isUnique ? "is now a set instead of a list" : "is now a list instead of a set",
        undo: { $0.isUnique = $1.isUnique }, changesCode: true)
    }
    if was.type.base == .date, now.type.base == .date, was.dateFormat != now.dateFormat {
      let advice = "declare a new key for the new format"
      report(
        .formatChanged, comparison,
        "now has the format \(quoted(now.dateFormat.rawValue)) instead of \(quoted(was.dateFormat.rawValue))",
        undo: { $0.dateFormat = $1.dateFormat }, liveCards: advice, oldApps: advice)
    }
  }
}

extension FieldType {
  /// The spelling of the type without a question mark.
  fileprivate var valueSpelling: String { FieldType(base, isList: isList).spelling }
}
extension Field {
  /// Returns the allowed values of another field that this field does not allow.
  fileprivate func refused(of other: Field) -> [Located<String>] {
    let allowed = Set((choices ?? []).map { ValueGrammar.lowercased($0.value.value) })
    return (other.choices ?? []).map(\.value).filter {
      !allowed.contains(ValueGrammar.lowercased($0.value))
    }
  }

  /// Returns whether the range excludes numbers that are in another field's range.
  fileprivate func excludesNumbers(of other: Field) -> Bool {
    excludesSmallNumbers(of: other)
      || isCut(maximum, other.maximum, in: other) { $0.isLess($1, than: $2) }
  }

  /// Returns whether the minimum excludes numbers that are in another field's range.
  fileprivate func excludesSmallNumbers(of other: Field) -> Bool {
    isCut(minimum, other.minimum, in: other) { $0.isLess($2, than: $1) }
  }

  private func isCut(
    _ bound: Located<String>?, _ otherBound: Located<String>?, in other: Field,
    isNarrower: (BaseType, String, String) -> Bool
  ) -> Bool {
    guard let bound = bound?.value else { return false }
    guard let otherBound = otherBound?.value else { return true }
    return isNarrower(other.type.base == .double ? .double : type.base, bound, otherBound)
  }

  /// Copies the type, and the rules that the types of both fields do not share.
  fileprivate mutating func copyType(from other: Field) {
    if type.base != .string || other.type.base != .string { choices = other.choices }
    if !type.base.isNumber || !other.type.base.isNumber {
      (minimum, maximum) = (other.minimum, other.maximum)
    }
    if type.base != .date || other.type.base != .date { dateFormat = other.dateFormat }
    if !type.isList || !other.type.isList {
      (separator, isUnique) = (other.separator, other.isUnique)
      (minimumCount, maximumCount) = (other.minimumCount, other.maximumCount)
    }
    if other.type.base == .int {
      // The bounds of an integer have no fraction.
      minimum?.value.replace(".0", with: "")
      maximum?.value.replace(".0", with: "")
    }
    (type.base, type.isList, swiftType) = (other.type.base, other.type.isList, other.swiftType)
  }
}
