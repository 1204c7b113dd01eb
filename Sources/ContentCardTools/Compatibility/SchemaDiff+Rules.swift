import ContentCardSchema

extension SchemaDiff {
  /// How a value is read: empty text, lists, dates.
  mutating func compareRules(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    if was.allowsEmpty != now.allowsEmpty {
      report(
        .emptyChanged, comparison.subject,
        now.allowsEmpty ? "may be empty now" : "counts as missing now when it is empty",
        at: comparison.places, liveCards: comparison.liveCards.ofEmptiness,
        oldApps: comparison.oldApps.ofEmptiness)
    }
    if was.type.isList, now.type.isList { compareListRules(comparison) }
    if was.type.base == .date, now.type.base == .date, was.dateFormat != now.dateFormat {
      report(
        .formatChanged, comparison.subject,
        "is in \(quoted(now.dateFormat.rawValue)) now, and was in \(quoted(was.dateFormat.rawValue))",
        at: comparison.places, liveCards: comparison.liveCards.ofFormat,
        oldApps: comparison.oldApps.ofFormat)
    }
  }

  private mutating func compareListRules(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    if was.separator != now.separator {
      report(
        .separatorChanged, comparison.subject,
        "is separated by \(quoted(now.separator)) now, and was by \(quoted(was.separator))",
        at: comparison.places, liveCards: comparison.liveCards.ofSeparator,
        oldApps: comparison.oldApps.ofSeparator)
    }
    if was.isUnique != now.isUnique {
      report(
        .uniqueChanged, comparison.subject,
        now.isUnique ? "is a set now, and was a list" : "is a list now, and was a set",
        at: comparison.places, liveCards: comparison.liveCards.ofUniqueness,
        oldApps: comparison.oldApps.ofUniqueness, changesCode: true)
    }
  }
}

extension CompatibilityCheck {
  fileprivate var ofEmptiness: Consequence {
    if effectOfEmptiness == .changesMeaning, reader.field.allowsEmpty {
      return direction.meaning(
        "\(direction.verb("take")) an empty value of \(direction.cards) for a value")
    }
    return direction.loss(
      effectOfEmptiness, "in which it is empty",
      advice: direction == .oldApps
        ? "never leave it empty while old apps are in use"
        : "let it have \"allowsEmpty\" until such campaigns are over")
  }

  fileprivate var ofSeparator: Consequence {
    let fit = reader.field.separatorFit(of: writer)
    let advice = "declare a new key for the new separator"
    switch fit {
    case .same: return .none
    case .other:
      return direction.meaning(
        "\(direction.verb("take")) several elements of \(direction.cards) for one", advice: advice)
    case .unknown:
      return direction.meaning(
        "\(direction.verb("part")) \(direction.cards) otherwise", advice: advice)
    case .refusesNative, .refusesLiquid, .refuses:
      return ofValues("with several elements", advice: advice)
    }
  }

  fileprivate var ofUniqueness: Consequence {
    let times = reader.field.isUnique ? "once" : "as often as they are there"
    return direction.meaning(
      "\(direction.verb("have")) the repeated elements of \(direction.cards) \(times)")
  }

  fileprivate var ofFormat: Consequence {
    let fit = reader.field.formatFit(of: writer)
    let advice = "declare a new key for the new format"
    return fit == .other
      ? direction.meaning(
        "\(direction.verb("take")) the dates of \(direction.cards) for others", advice: advice)
      : ofValues("with a date in the other format", advice: advice)
  }
}
