import ContentCardSchema

extension SchemaDiff {
  /// Compares the rules for empty values, lists, and dates.
  mutating func compareRules(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    if was.allowsEmpty != now.allowsEmpty {
      report(
        .emptyChanged, comparison.subject,
        now.allowsEmpty ? "can now be empty" : "is now treated as missing if it is empty",
        at: comparison.places, liveCards: comparison.liveCards.ofEmptiness,
        oldApps: comparison.oldApps.ofEmptiness)
    }
    if was.type.isList, now.type.isList { compareListRules(comparison) }
    if was.type.base == .date, now.type.base == .date, was.dateFormat != now.dateFormat {
      report(
        .formatChanged, comparison.subject,
        "now has the format \(quoted(now.dateFormat.rawValue)) instead of \(quoted(was.dateFormat.rawValue))",
        at: comparison.places, liveCards: comparison.liveCards.ofFormat,
        oldApps: comparison.oldApps.ofFormat)
    }
  }

  private mutating func compareListRules(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    if was.separator.bytes != now.separator.bytes {
      report(
        .separatorChanged, comparison.subject,
        "is now separated by \(quoted(now.separator)) instead of \(quoted(was.separator))"
          + now.separator.remark(insteadOf: was.separator),
        at: comparison.places, liveCards: comparison.liveCards.ofSeparator,
        oldApps: comparison.oldApps.ofSeparator)
    }
    if was.isUnique != now.isUnique {
      report(
        .uniqueChanged, comparison.subject,
        now.isUnique ? "is now a set instead of a list" : "is now a list instead of a set",
        at: comparison.places, liveCards: comparison.liveCards.ofUniqueness,
        oldApps: comparison.oldApps.ofUniqueness, changesCode: true)
    }
  }
}

extension CompatibilityCheck {
  fileprivate var ofEmptiness: Consequence {
    if effectOfEmptiness == .changesMeaning, reader.field.allowsEmpty {
      return direction.meaning(
        "\(direction.verb("treat")) an empty value in \(direction.cards) as a valid value")
    }
    return direction.loss(
      effectOfEmptiness, "with an empty value",
      advice: direction == .oldApps
        ? "do not leave it empty while old apps are in use"
        : "keep \"allowsEmpty\": true until the campaigns have ended")
  }

  fileprivate var ofSeparator: Consequence {
    let fit = reader.field.separatorFit(of: writer)
    let advice = "declare a new key for the new separator"
    switch fit {
    case .same: return .none
    case .other:
      return direction.meaning(
        "\(direction.verb("read")) several items in \(direction.cards) as one", advice: advice)
    case .unknown:
      return direction.meaning(
        "\(direction.verb("split")) lists in \(direction.cards) differently", advice: advice)
    case .refusesNative, .refusesLiquid, .refuses:
      return ofValues("with several items", advice: advice)
    }
  }

  fileprivate var ofUniqueness: Consequence {
    direction.meaning(
      reader.field.isUnique
        ? "\(direction.verb("remove")) duplicate items from lists in \(direction.cards)"
        : "\(direction.verb("keep")) duplicate items in lists in \(direction.cards)")
  }

  fileprivate var ofFormat: Consequence {
    let fit = reader.field.formatFit(of: writer)
    let advice = "declare a new key for the new format"
    return fit == .other
      ? direction.meaning(
        "\(direction.verb("read")) the dates in \(direction.cards) as different dates",
        advice: advice)
      : ofValues("with a date in the other format", advice: advice)
  }
}
