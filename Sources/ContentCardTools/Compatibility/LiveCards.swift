import ContentCardCodegen
import ContentCardSchema
import ContentCards

/// The number of live cards, and the cards that the new app would lose.
package struct LiveCards {
  /// A card that old apps accept, and that the new app rejects or ignores. If the input does not contain its standard
  /// fields, this is true under at least one of three assumptions: the card has all of them, it has none, or it has only
  /// those without which old apps reject it.
  package struct Lost: Sendable {
    package let path: String
    package let line: Int
    package let label: String
    /// The quoted keys that the new app's errors are about, and the fields that read them, or else the class type.
    fileprivate let subjects: [String]
  }

  private let old: Schema
  private let new: Schema
  /// The number of readable live cards, except control cards and cards that both apps ignore.
  package private(set) var count = 0
  package private(set) var lost: [Lost] = []
  /// The cards that are lost under some of the assumptions about their standard fields, which the input does not
  /// contain.
  package private(set) var unknown: [Lost] = []

  package init(from old: CheckedSchema, to new: CheckedSchema) {
    (self.old, self.new) = (old.schema, new.schema)
  }

  /// Reads the live cards of a file, except control cards, with the old and the new schema. Cards are live unless an
  /// export says otherwise.
  package mutating func add(_ entries: [CardInput.Entry], path: String) {
    let versions = Versions(old: old, new: new)
    let withFields = versions.map { CardReader($0, pendingLiquid: .allAndFields) }
    let asWritten = versions.map { CardReader($0, pendingLiquid: .all) }
    for entry in entries {
      guard case .success(var card) = entry.card, !card.isControl,
        entry.source.map({ $0.state == .live }) ?? true
      else { continue }
      if entry.isPartial { card.fillInLiquidDefaults() }
      guard
        asWritten.old.read(card).outcome != .skipped || asWritten.new.read(card).outcome != .skipped
      else { continue }
      count += 1
      // If the standard fields of a card are not known, it is read with all of them, with none, and with those that old
      // apps need.
      let assumptions =
        entry.isPartial
        ? [
          (card, withFields), (card, asWritten), (card.addingFields(for: asWritten.old), asWritten),
        ] : [(card, asWritten)]
      // A card is lost if, under every assumption under which old apps accept it, the new app does not accept it.
      let accepted = assumptions.filter { card, readers in
        readers.old.read(card).outcome == .object
      }
      let losses = accepted.compactMap { card, readers in
        Self.subjects(of: card, readers.old, readers.new)
      }
      guard let subjects = losses.first else { continue }
      let label = entry.source?.label ?? card.id.quotedExcerpt
      let affected = Lost(path: path, line: entry.line, label: label, subjects: subjects)
      if losses.count == accepted.count { lost.append(affected) } else { unknown.append(affected) }
    }
  }

  /// Returns the subjects of a lost card, or `nil` if the new app accepts the card. Old apps must accept it.
  private static func subjects(
    of card: ContentCard, _ old: CardReader, _ new: CardReader
  ) -> [String]? {
    let (before, after) = (old.read(card), new.read(card))
    guard after.outcome != .object else { return nil }
    let keys = after.issues.filter { $0.severity == .error }.map(\.key)
    let (was, now) = (
      before.classType.map { old.classTypes[$0] }, after.classType.map { new.classTypes[$0] }
    )
    guard now != nil, !keys.contains(nil) else {
      // The message of a change can also name an alias.
      return [was, now].compactMap { $0?.declared.names }.joined().map(quoted)
    }
    // The key of an error can be an alias, a fallback, or a numbered key. The message of a change names the field.
    return keys.compactMap(\.self).flatMap { key in
      [key]
        + [was, now].compactMap { $0?.readers(of: key) }.joined().map(\.field.path.value.spelling)
    }.uniqued.map(quoted)
  }

  /// Returns the changes that could break a future card of a running campaign, but do not seem to break a live card.
  /// Apart from examples, their messages contain none of the subjects of a card that is or could be lost. A change of
  /// the discriminator or of case sensitivity is left out if there is such a card.
  package func unseen(among changes: [SchemaChange]) -> [SchemaChange] {
    changes.filter { change in
      guard change.liveCards == .breaks else { return false }
      let isAboutAll = [
        .discriminatorChanged, .discriminatorAliasRemoved, .caseSensitivityChanged,
      ].contains(change.code)
      let examples = [change.oldAppsCard, change.liveCardsCard].compactMap(\.self)
      let message = examples.reduce(change.message) { $0.replacing($1, with: "") }
      return !(lost + unknown).contains { card in
        isAboutAll || card.subjects.contains(where: message.contains)
      }
    }
  }

  /// Returns lines such as `breaks live cards: 1 of 212 (campaign "Autumn coupon", variation "Variation 2")`.
  package func summary(of changes: [SchemaChange]) -> String {
    let names = { (cards: [Lost]) in
      cards.isEmpty ? "" : " (\(cards.map(\.label).joined(separator: "; ")))"
    }
    let unseen = unseen(among: changes)
    let lines = [
      "breaks live cards: \(lost.count) of \(count)\(names(lost))",
      unknown.isEmpty
        ? nil
        : "not known: \(unknown.count)\(names(unknown)), because the standard fields are not in the input",
      unseen.isEmpty
        ? nil
        : "does not seem to break a live card, but could break a future one: "
          + unseen.map(\.shortName)
          .joined(separator: ", "),
    ]
    return lines.compactMap(\.self).map { "\(DiagnosticFormatter.visible($0))\n" }.joined()
  }

  package func json(changes: String, unseen: [SchemaChange]) -> String {
    let list = { (cards: [Lost]) in
      let cards = cards.map { card in
        jsonLine([
          ("file", card.path.jsonLiteral), ("line", String(card.line)),
          ("card", card.label.jsonLiteral),
        ])
      }
      return "[\(cards.joined(separator: ", "))]"
    }
    return jsonLine([
      ("changes", String(changes.dropLast())), ("liveCards", String(count)),
      ("lost", list(lost)), ("notKnown", list(unknown)),
      ("unseen", "[\(unseen.map(\.shortName.jsonLiteral).joined(separator: ", "))]"),
    ]) + "\n"
  }
}

extension SchemaChange {
  /// The code and the line in the new schema, such as `required-changed (line 6)`.
  fileprivate var shortName: String {
    code.rawValue + (new.map { " (line \($0.line))" } ?? "")
  }
}

extension ContentCard {
  /// Returns the card with a Liquid tag in each standard field for text that is missing, and without which the app
  /// rejects the card.
  fileprivate func addingFields(for app: CardReader) -> Self {
    let missing = app.read(self).issues.filter { $0.severity == .error && $0.reason == .missing }
    var card = self
    for field in ContentCardsGeneratedCode.StandardField.allCases {
      let place = ContentCardsGeneratedCode.Place.card(field)
      if missing.contains(where: { $0.key == place.description }) {
        card.set("{{unknown}}", at: place)
      }
    }
    return card
  }
}
