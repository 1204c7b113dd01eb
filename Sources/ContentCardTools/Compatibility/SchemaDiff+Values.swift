import ContentCardSchema

extension SchemaDiff {
  mutating func compareTypes(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    guard was.type.base == now.type.base, was.type.isList == now.type.isList else {
      return report(
        .typeChanged, comparison,
        "is now \(quoted(now.type.valueSpelling)) instead of \(quoted(was.type.valueSpelling))",
        undo: { $0.copyType(from: $1) }, changesCode: true,
        advice: .both("keep the old type, and declare a new key for the new type"))
    }
    guard !was.hasSwiftType(of: now) else { return }
    let text = { (type: Located<String>?) in type.map { quoted($0.value) } ?? "\"ExtraValue\"" }
    report(
      .swiftTypeChanged, comparison,
      "is now read by \(text(now.swiftType)) instead of \(text(was.swiftType))"
        + text(now.swiftType).remark(insteadOf: text(was.swiftType)),
      at: comparison.places { $0.swiftType?.location }, undo: { $0.swiftType = $1.swiftType },
      changesCode: true, advice: .both("test the types with cards of both versions"))
  }

  mutating func compareEnums(_ comparison: FieldComparison) {
    guard [comparison.was, comparison.now].allSatisfy({ $0.type.base == .string }) else { return }
    for direction in Direction.allCases {
      let app = comparison.fields.ofApp(in: direction).field
      let cards = comparison.fields.ofCards(in: direction).field
      let refused = app.refused(of: cards)
      guard app.choices != nil, cards.choices == nil || !refused.isEmpty else { continue }
      let values = refused.map { quoted($0.value) }
      let advice =
        (cards.choices == nil ? "allow any text" : "keep the old values")
        + " \(untilCampaignsHaveEnded)"
        + (app.isRequired && !app.isCollected ? ", or add a \"default\"" : "")
      report(
        direction.choose(.enumNarrowed, .enumWidened), comparison,
        cards.choices == nil
          ? direction.choose(
            "now allows only \((app.choices ?? []).map { quoted($0.value.value) }.orList)",
            "now allows any text")
          : direction.choose(
            "no longer allows \(values.orList)", "now also allows \(values.andList)"),
        at: comparison.places.replacing(refused.first?.location, in: direction),
        undo: { $0.choices = $1.choices }, changesCode: true,
        advice: [
          direction: direction.choose(
            advice, "send cards with new values only to users of the new app")
        ])
    }
  }

  mutating func compareRanges(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    guard was.type.base.isNumber, now.type.base.isNumber else { return }
    for direction in Direction.allCases {
      let app = comparison.fields.ofApp(in: direction).field
      let cards = comparison.fields.ofCards(in: direction).field
      let excludesSmallNumbers = app.isCut(\.minimum, of: cards) { $0.isLess($2, than: $1) }
      guard
        excludesSmallNumbers
          || app.isCut(\.maximum, of: cards, isNarrower: { $0.isLess($1, than: $2) })
      else { continue }
      report(
        direction.choose(.rangeNarrowed, .rangeWidened), comparison,
        "now allows \(now.rangeText) instead of \(was.rangeText)",
        at: comparison.places { (excludesSmallNumbers ? $0.minimum : $0.maximum)?.location },
        undo: { ($0.minimum, $0.maximum) = ($1.minimum, $1.maximum) },
        advice: [
          direction: direction.choose(
            "keep the old range", "use only numbers in the old range") + " \(direction.period)"
        ])
    }
  }

  mutating func compareCounts(_ comparison: FieldComparison) {
    guard comparison.was.type.isList, comparison.now.type.isList else { return }
    let texts = comparison.fields.map { $0.field.countText ?? "any number of items" }
    for direction in Direction.allCases {
      let app = comparison.fields.ofApp(in: direction).field
      let cards = comparison.fields.ofCards(in: direction).field
      let isNarrower =
        (app.minimumCount?.value ?? 1) > (cards.minimumCount?.value ?? 1)
        || (app.maximumCount?.value ?? .max) < (cards.maximumCount?.value ?? .max)
      guard isNarrower else { continue }
      report(
        direction.choose(.countNarrowed, .countWidened), comparison,
        "now allows \(texts.new) instead of \(texts.old)",
        undo: { ($0.minimumCount, $0.maximumCount) = ($1.minimumCount, $1.maximumCount) },
        advice: [
          direction: direction.choose(
            "allow the old numbers of items", "use only the old numbers of items")
            + " \(direction.period)"
        ])
    }
  }

  mutating func compareRules(_ comparison: FieldComparison) {
    let now = comparison.now
    compare(
      .emptyChanged, \.allowsEmpty, comparison,
      now.allowsEmpty ? "can now be empty" : "is now treated as missing if it is empty",
      advice: [
        .liveCards: now.allowsEmpty
          ? "add \"allowsEmpty\" after the campaigns have ended and their cards have expired"
          : "keep \"allowsEmpty\": true \(untilCampaignsHaveEnded)",
        .oldApps: "do not leave it empty \(whileOldAppsAreInUse)",
      ])
    compare(
      .liquidChanged, \.rejectsLiquid, comparison, if: \.isFreeText,
      "\(now.rejectsLiquid ? "no longer" : "now") accepts text with a Liquid tag",
      advice: .both("send only cards whose Liquid tags Braze can fill in"))
    let alias = comparison.aliases.map { "the alias \(quoted($0.new.key.value))" }
    let advice = { (noun: String) in
      alias == nil
        ? "declare a new key for the new \(noun)" : "use another alias for the new \(noun)"
    }
    compare(
      .separatorChanged, \.separator, alias: \.separator, comparison, if: \.type.isList,
      alias.map { "now separates the items under \($0) by" } ?? "now separates its items by",
      text: \.self,
      advice: .both(advice("separator")))
    compare(
      .uniqueChanged, \.isUnique, comparison, if: \.type.isList,
      now.isUnique ? "is now a set instead of a list" : "is now a list instead of a set",
      changesCode: true)
    compare(
      .formatChanged, \.dateFormat, alias: \.dateFormat, comparison, if: { $0.type.base == .date },
      (alias.map { "now reads \($0) in" } ?? "now has") + " the format", text: \.rawValue,
      advice: .both(advice("format")))
  }

  /// Reports a member that differs.
  ///
  /// - Parameters:
  ///   - aliasMember: The member of an alias that overrides the field's member. An alias without it uses the field's.
  ///   - applies: Whether the member has a meaning for a field.
  ///   - text: A closure that returns the text of a value for the end of the predicate, or `nil` if the predicate is
  ///     complete.
  private mutating func compare<Value: Equatable>(
    _ code: SchemaChangeCode, _ member: WritableKeyPath<Field, Value>,
    alias aliasMember: KeyPath<Alias, Value?>? = nil, _ comparison: FieldComparison,
    if applies: (Field) -> Bool = { _ in true }, _ predicate: String,
    text: ((Value) -> String)? = nil, changesCode: Bool = false, advice: [Direction: String] = [:]
  ) {
    let (was, now) = (comparison.was, comparison.now)
    let (oldValue, value) = (was[keyPath: member], now[keyPath: member])
    let texts = Versions(old: text?(oldValue), new: text?(value))
    guard applies(was), applies(now),
      oldValue != value || !areSpelledAlike(texts.old, texts.new)
    else { return }
    if let aliases = comparison.aliases {
      guard let aliasMember,
        aliases.old[keyPath: aliasMember] != aliases.new[keyPath: aliasMember]
      else { return }
    }
    let end =
      if let new = texts.new, let old = texts.old {
        " \(quoted(new)) instead of \(quoted(old))" + new.remark(insteadOf: old)
      } else { "" }
    report(
      code, comparison, predicate + end, undo: { $0[keyPath: member] = $1[keyPath: member] },
      changesCode: changesCode, advice: advice)
  }
}

extension FieldType {
  /// The spelling of the type without a question mark.
  fileprivate var valueSpelling: String { FieldType(base, isList: isList).spelling }
}
extension Field {
  /// Returns the allowed values of another field that are not in this field's list. Case is ignored.
  fileprivate func refused(of other: Field) -> [Located<String>] {
    let allowed = Set((choices ?? []).map { ValueGrammar.lowercased($0.value.value) })
    return (other.choices ?? []).map(\.value).filter {
      !allowed.contains(ValueGrammar.lowercased($0.value))
    }
  }

  /// Returns whether a bound is narrower than the same bound of another field.
  fileprivate func isCut(
    _ bound: KeyPath<Field, Located<String>?>, of other: Field,
    isNarrower: (BaseType, String, String) -> Bool
  ) -> Bool {
    guard let own = self[keyPath: bound]?.value else { return false }
    guard let others = other[keyPath: bound]?.value else { return true }
    return isNarrower(other.type.base == .double ? .double : type.base, own, others)
  }

  /// Copies the type. Also copies the allowed values, the bounds, the date format, and the rules for lists, unless they
  /// apply to both types.
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
      minimum?.value.replace(/\.0+$/, with: "")
      maximum?.value.replace(/\.0+$/, with: "")
    }
    (type.base, type.isList, swiftType) = (other.type.base, other.type.isList, other.swiftType)
  }
}
