import Foundation

extension ContentCardStore.Report {
  /// The report's cards and their events as JSON. `cards` contains each ``Card/card`` in the SDK's format. `report`
  /// contains the `id`, `isPresent`, `feeds`, and `events` of each card.
  ///
  /// `cardgen lint-card` and `ContentCard.Payload` read the cards. `cards` is empty if values are withheld.
  public var json: String {
    ExtraValue.object([
      "cards": .array(cards.compactMap { $0.card?.json }),
      "report": .array(cards.map(\.value)),
    ]).jsonText
  }
}

extension ContentCardStore.Report.Card {
  /// ``card`` in the SDK's JSON format, for example to use it in a test, or `nil` if ``card`` is `nil`.
  public var json: String? { card?.json.jsonText }

  fileprivate var value: ExtraValue {
    .object([
      "id": .string(id), "isPresent": .bool(isPresent),
      "feeds": .array(feeds.map(ExtraValue.string)), "events": .array(events.map(\.value)),
    ])
  }
}

extension ContentCardStore.Report.Event {
  fileprivate var value: ExtraValue {
    var members: [String: ExtraValue] = [
      "date": .string(date.ISO8601Format()), "cause": .string(cause.rawValue),
      "change": .string(change.rawValue), "isAccepted": .bool(isAccepted),
    ]
    if let conversion { members.merge(conversion.members) { $1 } }
    members["shadow"] = (shadow?.members).map(ExtraValue.object)
    return .object(members)
  }
}

extension ContentCardStore.Report.Conversion {
  fileprivate var members: [String: ExtraValue] {
    var members: [String: ExtraValue] = [
      "verdict": .string(verdict.rawValue), "issues": .array(issues.map(\.reportValue)),
    ]
    members["classType"] = classType.map(ExtraValue.string)
    return members
  }
}

extension ContentCardIssue {
  fileprivate var reportValue: ExtraValue {
    var members: [String: ExtraValue] = [
      "code": .string(reason.code), "severity": .string(severity.rawValue),
      "message": .string(sentence),
    ]
    members["key"] = key.map(ExtraValue.string)
    return .object(members)
  }
}

extension ExtraValue {
  /// The value as JSON text. Infinity and NaN are written as text.
  fileprivate var jsonText: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "NaN")
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
