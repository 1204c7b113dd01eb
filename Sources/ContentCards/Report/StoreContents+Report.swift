import Foundation

extension StoreContents {
  typealias Report = ContentCardStore.Report

  var log: StoreLog { events.log }

  /// Logs the results of converting cards. Also counts the cards' issues, and keeps them for `onIssues`.
  ///
  /// - Parameters:
  ///   - conversions: The results of each schema, in the order of the cards.
  ///   - new: The cards to show. The cards that have been shown until now are in `shown`.
  func logConversions(
    _ conversions: [[Report.Conversion?]], of new: Shown, _ cause: Report.Event.Cause
  ) {
    let time = log.now()
    let shadow = log.shadow?.conversions(of: new, schemas: schemas)
    var entries: [StoreLog.Entry] = []
    for (index, card) in new.delivered.enumerated() where new.origins[index] == nil {
      let others = conversions.dropFirst().compactMap { $0[index] }
      var conversion = (conversions.first?[index] ?? Report.Conversion(nil, .ignored)).or(others)
      if !conversion.issues.isEmpty {
        conversion = log.revealsValues ? conversion : conversion.withoutValues
        log.report(conversion.issues, of: card)
      }
      var change = Report.Event.Change.received
      if let position = new.records[index].position {
        let isSame = shown.delivered[position].content == card.content
        // A change of only the read state, for example after an impression, is not logged as an event.
        if isSame, shown.delivered[position] != card || shown.cards[position] != new.cards[index] {
          continue
        }
        change = isSame ? .convertedAgain : .replaced
      }
      var entry = log.entry(of: card, change, at: time, cause, conversion)
      if let shadow = (shadow?[index] ?? nil)?.or(others) {
        entry.event.shadow = log.revealsValues ? shadow : shadow.withoutValues
      }
      entries.append(entry)
    }
    log.add(entries)
  }

  /// Logs the delivered cards for which `absence(at:)` returns a reason, duplicates, and the cards that are no longer
  /// shown.
  /// `StoreLog.add` leaves out repetitions.
  func logAbsences(
    from delivered: [ContentCard], to new: Shown, at time: Date, _ cause: Report.Event.Cause
  ) {
    var absences: [(card: ContentCard, change: Report.Event.Change)] = []
    if delivered.count > new.cards.count {
      var ids: Set<String> = []
      for card in delivered {
        if let reason = card.absence(at: time) {
          absences.append((card, reason))
        } else if !ids.insert(card.id).inserted {
          absences.append((card, .duplicate))
        }
      }
    }
    if !shown.cards.isEmpty {
      let skipped = Set(absences.map(\.card.id))
      for (card, record) in zip(shown.delivered, shown.records)
      where record.delivery != deliveries && !skipped.contains(card.id) {
        absences.append((card, .withdrawn))
      }
    }
    if absences.isEmpty { return }
    log.add(
      absences.map { card, change in
        log.entry(of: card, change, at: log.now(), change == .expired ? .clock : cause, nil)
      })
  }

  func report(at date: Date) -> Report {
    let cards = log.lastEntries().map { id, entries in
      let position = position(of: id)
      return Report.Card(
        id: id, isPresent: position != nil,
        feeds: position.map { position in schemas.flatMap { $0.feeds(of: position) } } ?? [],
        events: entries.map(\.event), card: entries.last { $0.card != nil }?.card)
    }
    return Report(
      date: date, isLoaded: status.isLoaded, refreshError: refreshError.map { "\($0)" },
      cards: cards, issueCounts: log.issueCounts)
  }
}

extension ContentCard {
  /// Returns the reason why the card cannot be shown: it was removed or dismissed, or it has expired. Returns `nil` if
  /// there is no such reason.
  func absence(at time: Date) -> ContentCardStore.Report.Event.Change? {
    if isRemoved { return .removed }
    if isDismissed { return .dismissedElsewhere }
    return expiresAt.map { $0 <= time } ?? false ? .expired : nil
  }
}

extension AnyStoreSchema {
  /// In shadow mode, converts the cards whose origins are `nil`, and returns the results by position. The objects are
  /// released.
  ///
  /// - Parameter schemas: The schemas of the store. The shadow replaces the first one.
  fileprivate func conversions(
    of new: StoreContents.Shown, schemas: [any AnyStoreSchema]
  ) -> [Int: ContentCardStore.Report.Conversion?] {
    let positions = new.origins.indices.filter { new.origins[$0] == nil }
    let result = convert(positions.map { new.cards[$0] }, origins: positions.map { _ in nil }) {
      card in schemas.dropFirst().contains { $0.declares(card) }
    }
    return Dictionary(uniqueKeysWithValues: zip(positions, result.conversions))
  }
}

extension StoreSchema {
  func feeds(of position: Int) -> [String] {
    guard converted.indices.contains(position), let number = converted[position].number else {
      return []
    }
    return feeds.keys.compactMap { query in
      guard let classTypes = query.classTypes else { return "\(ClassType.self): all" }
      guard names.flags(classTypes)[number] else { return nil }
      let names = classTypes.map { $0.rawType ?? "\($0)" }.joined(separator: ", ")
      return "\(ClassType.self): \(names)"
    }.sorted()
  }
}

extension ContentCardStore.Report.Conversion {
  /// The rank by which `or(_:)` chooses one of the conversions of a card.
  fileprivate var rank: Int {
    switch verdict {
    case .ignored: 0
    case .control: 1
    case .accepted, .acceptedWithWarnings: 2
    case .rejected: issues.contains { $0.nearMiss != nil } ? 4 : 3
    }
  }

  /// Returns the conversion with the highest rank: this one or one of the others. If this conversion has a class type,
  /// the others without a class type do not count. For example, if only the schema in shadow mode declares the class
  /// type, the other schemas reject the card, and a rejection has a higher rank.
  fileprivate func or(_ others: [Self]) -> Self {
    others.filter { classType == nil || $0.classType != nil }
      .reduce(self) { $1.rank > $0.rank ? $1 : $0 }
  }

  fileprivate var withoutValues: Self {
    issues.isEmpty ? self : Self(classType, verdict, issues.map(\.withoutValue))
  }
}
