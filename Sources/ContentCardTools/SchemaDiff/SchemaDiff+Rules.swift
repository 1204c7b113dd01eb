import ContentCardSchema

extension SchemaDiff {
  /// How a value is read: empty text, lists, dates.
  mutating func compareRules(_ meeting: Meeting) {
    let (was, now) = (meeting.was, meeting.now)
    if was.allowsEmpty != now.allowsEmpty {
      report(
        .emptyChanged, meeting.subject,
        now.allowsEmpty ? "may be empty now" : "counts as missing now when it is empty",
        at: meeting.places, liveCards: meeting.liveCards.ofEmptiness,
        oldApps: meeting.oldApps.ofEmptiness)
    }
    if was.type.isList, now.type.isList { compareListRules(meeting) }
    if was.type.base == .date, now.type.base == .date, was.dateFormat != now.dateFormat {
      report(
        .formatChanged, meeting.subject,
        "is in \(quoted(now.dateFormat.rawValue)) now, and was in \(quoted(was.dateFormat.rawValue))",
        at: meeting.places, liveCards: meeting.liveCards.ofFormat,
        oldApps: meeting.oldApps.ofFormat)
    }
  }

  private mutating func compareListRules(_ meeting: Meeting) {
    let (was, now) = (meeting.was, meeting.now)
    if was.separator != now.separator {
      report(
        .separatorChanged, meeting.subject,
        "is separated by \(quoted(now.separator)) now, and was by \(quoted(was.separator))",
        at: meeting.places, liveCards: meeting.liveCards.ofSeparator,
        oldApps: meeting.oldApps.ofSeparator)
    }
    if was.isUnique != now.isUnique {
      report(
        .uniqueChanged, meeting.subject,
        now.isUnique ? "is a set now, and was a list" : "is a list now, and was a set",
        at: meeting.places, liveCards: meeting.liveCards.ofUniqueness,
        oldApps: meeting.oldApps.ofUniqueness, changesCode: true)
    }
  }
}

extension Crossing {
  fileprivate var ofEmptiness: Consequence {
    if effectOfEmptiness == .changesMeaning, reader.field.allowsEmpty {
      return audience.meaning(
        "\(audience.verb("take")) an empty value of \(audience.cards) for a value")
    }
    return audience.loss(
      effectOfEmptiness, "in which it is empty",
      advice: audience == .oldApps
        ? "never leave it empty while old apps are in use"
        : "let it have \"allowsEmpty\" until such campaigns are over")
  }

  fileprivate var ofSeparator: Consequence {
    let fit = reader.field.separatorFit(of: writer)
    let advice = "declare a new key for the new separator"
    switch fit {
    case .same: return .none
    case .other:
      return audience.meaning(
        "\(audience.verb("take")) several elements of \(audience.cards) for one", advice: advice)
    case .unknown:
      return audience.meaning(
        "\(audience.verb("part")) \(audience.cards) otherwise", advice: advice)
    case .refusesNative, .refuses:
      return ofValues("with several elements", advice: advice)
    }
  }

  fileprivate var ofUniqueness: Consequence {
    let times = reader.field.isUnique ? "once" : "as often as they are there"
    return audience.meaning(
      "\(audience.verb("have")) the repeated elements of \(audience.cards) \(times)")
  }

  fileprivate var ofFormat: Consequence {
    let fit = reader.field.formatFit(of: writer)
    let advice = "declare a new key for the new format"
    return fit == .other
      ? audience.meaning(
        "\(audience.verb("take")) the dates of \(audience.cards) for others", advice: advice)
      : ofValues("with a date in the other format", advice: advice)
  }
}
