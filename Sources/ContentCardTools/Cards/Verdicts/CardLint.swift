import ContentCardSchema
import ContentCards

/// Checks cards with the schemas of one or more versions of an app.
package struct CardLint: Sendable {
  private let versions: [(label: String, readers: [CardReader])]

  /// - Parameters:
  ///   - schemas: The schemas. There must be at least one.
  ///   - pendingLiquid: The Liquid tags to accept. For partial entries, `.allAndFields` is used instead.
  package init(_ schemas: [Schema], pendingLiquid: PendingLiquid = .triggerProperties) {
    self.init(versions: [("", schemas)], pendingLiquid: pendingLiquid)
  }

  /// - Parameter versions: The versions of the app, each with at least one schema. If there is only one version, its
  ///   label can be empty.
  package init(
    versions: [(label: String, schemas: [Schema])],
    pendingLiquid: PendingLiquid = .triggerProperties
  ) {
    self.versions = versions.map { label, schemas in
      (label, schemas.map { CardReader($0, pendingLiquid: pendingLiquid) })
    }
  }

  package func verdict(on entry: CardInput.Entry) -> CardVerdict {
    var verdict: CardVerdict
    switch entry.card {
    case .failure(let problem):
      let finding = CardFinding(
        severity: .error, code: .unreadableCard, message: problem.description,
        parameters: problem.parameters)
      verdict = CardVerdict(kind: .rejected, findings: [finding])
    case .success(var card):
      let defaults = entry.isPartial ? card.fillInLiquidDefaults() : []
      verdict = CardVerdict(
        ofVersions: versions.map { label, readers in
          let readers = entry.isPartial ? readers.map { $0.accepting(.allAndFields) } : readers
          return (label, Self.verdict(on: card, readers, defaults: defaults))
        })
    }
    verdict.source = entry.source
    verdict.line = entry.line
    for index in verdict.findings.indices {
      verdict.findings[index].line = verdict.findings[index].key.flatMap { entry.lines[$0] }
    }
    return verdict
  }

  private static func verdict(
    on card: ContentCard, _ readers: [CardReader], defaults: [String]
  ) -> CardVerdict {
    let verdicts = readers.map { $0.verdict(on: card, defaults: defaults) }
    if let known = CardVerdict(merging: verdicts.filter { $0.classType != nil }) { return known }
    let relevant = verdicts.filter { $0.kind != .ignored }
    // Prefers a verdict with a suggestion, such as a similar class type.
    let hasSuggestion = { (verdict: CardVerdict) in
      verdict.findings.contains { $0.suggestion != nil }
    }
    if let verdict = relevant.first(where: hasSuggestion) ?? relevant.first { return verdict }

    let keys = readers.map(\.discriminator.rawValue).uniqued
    let list = keys.map(\.quotedExcerpt).orList
    let remark =
      card.isRemoved
      ? CardFinding(.removed, message: "the card was removed, so it is not checked")
      : CardFinding(
        .noClassType, message: "the card has no class type: it has no value for the key \(list)",
        parameters: ["keys": .list(keys)])
    return CardVerdict(kind: .ignored, id: card.id, findings: [remark])
  }
}

extension CardVerdict {
  fileprivate init(ofVersions verdicts: [(label: String, verdict: CardVerdict)]) {
    self = Self(merging: verdicts.map(\.verdict)) ?? Self(kind: .ignored, findings: [])
    guard verdicts.contains(where: { !$0.label.isEmpty }) else { return }
    versions = verdicts.map { ($0.label, $0.verdict.kind) }
    for index in findings.indices {
      let labels = verdicts.filter { $0.verdict.findings.contains(findings[index]) }.map(\.label)
      if labels.count < verdicts.count { findings[index].versions = labels }
    }
  }

  /// Merges verdicts and keeps the worst kind, which is `ignored` only if all verdicts have this kind. Returns `nil` if
  /// there are no verdicts.
  fileprivate init?(merging verdicts: [CardVerdict]) {
    let worst: [Kind] = [.rejected, .acceptedWithWarnings, .accepted, .ignored]
    guard let kind = worst.first(where: { kind in verdicts.contains { $0.kind == kind } }) else {
      return nil
    }
    self.init(
      kind: kind, id: verdicts.lazy.compactMap(\.id).first,
      classType: verdicts.lazy.compactMap(\.classType).first,
      schemas: verdicts.flatMap(\.schemas).uniqued, findings: verdicts.flatMap(\.findings).uniqued)
  }
}

extension ContentCard {
  /// Replaces Liquid tags in the extras with their defaults, such as `{{custom_attribute.${tier} | default: 'gold'}}`
  /// with `gold`. Text in which a tag would remain, and values that are not text, are not changed.
  ///
  /// - Returns: The keys of the changed values.
  @discardableResult package mutating func fillInLiquidDefaults() -> [String] {
    let tag =
      #/\{\{(?:[^{}'"]|'[^']*'|"[^"]*"|\{[^{}]*\})*\|\s*default:\s*(?:'([^']*)'|"([^"]*)"|([^\s'"{}|,]+?))\s*(?:,[^{}'"|]*)?-?\}\}/#
    var keys: [String] = []
    for (key, value) in extras {
      guard case .string(let text) = value else { continue }
      let filled = text.replacing(tag) { $0.1 ?? $0.2 ?? $0.3 ?? "" }
      guard filled != text, !ValueGrammar.containsLiquid(filled) else { continue }
      extras[key] = .string(filled)
      keys.append(key)
    }
    return keys.sorted()
  }
}
