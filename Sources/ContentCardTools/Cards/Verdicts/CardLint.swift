import ContentCardSchema
import ContentCards

/// Says of cards what an app with these schemas makes of them.
package struct CardLint: Sendable {
  private let checks: [CardReader]

  /// - Parameters:
  ///   - schemas: At least one.
  ///   - pendingLiquid: The Liquid tags that are not mistakes.
  package init(_ schemas: [Schema], pendingLiquid: PendingLiquid = .triggerProperties) {
    checks = schemas.map { CardReader($0, pendingLiquid: pendingLiquid) }
  }

  package func verdict(on entry: CardInput.Entry) -> CardVerdict {
    switch entry.card {
    case .failure(let problem):
      let finding = CardFinding(
        severity: .error, code: .unreadableCard, message: problem.description)
      return CardVerdict(kind: .rejected, line: entry.line, findings: [finding])
    case .success(let card):
      var verdict = verdict(on: card)
      verdict.line = entry.line
      for index in verdict.findings.indices {
        verdict.findings[index].line = verdict.findings[index].key.flatMap { entry.lines[$0] }
      }
      return verdict
    }
  }

  private func verdict(on card: ContentCard) -> CardVerdict {
    let verdicts = checks.map { $0.verdict(on: card) }
    if let known = CardVerdict(merging: verdicts.filter { $0.classType != nil }) { return known }
    let ours = verdicts.filter { $0.kind != .notOurs }
    // A schema that has a name like the card's says more than one that has none.
    let isNear = { (verdict: CardVerdict) in
      verdict.findings.contains { $0.suggestion != nil }
    }
    if let verdict = ours.first(where: isNear) ?? ours.first { return verdict }

    let keys = checks.map(\.discriminator.rawValue.quotedExcerpt).uniqued.orList
    let remark =
      card.isRemoved
      ? CardFinding(.removed, message: "the card is removed, and nothing else of it is read")
      : CardFinding(
        .noClassType, message: "the card has no key \(keys), which names its class type")
    return CardVerdict(kind: .notOurs, id: card.id, findings: [remark])
  }
}

extension CardVerdict {
  /// The worst of several; nil for none.
  fileprivate init?(merging verdicts: [CardVerdict]) {
    guard let first = verdicts.first else { return nil }
    let kinds: [Kind] = [.rejected, .acceptedWithWarnings]
    self = first
    kind = kinds.first { kind in verdicts.contains { $0.kind == kind } } ?? first.kind
    schemas = verdicts.flatMap(\.schemas)
    findings = verdicts.flatMap(\.findings).uniqued
  }
}
