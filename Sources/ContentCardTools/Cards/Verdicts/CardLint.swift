import ContentCardSchema
import ContentCards

/// Checks how an app with these schemas reads cards.
package struct CardLint: Sendable {
  private let checks: [CardReader]

  /// - Parameters:
  ///   - schemas: The schemas. There must be at least one.
  ///   - pendingLiquid: The Liquid tags to accept.
  package init(_ schemas: [Schema], pendingLiquid: PendingLiquid = .triggerProperties) {
    checks = schemas.map { CardReader($0, pendingLiquid: pendingLiquid) }
  }

  package func verdict(on entry: CardInput.Entry) -> CardVerdict {
    switch entry.card {
    case .failure(let problem):
      let finding = CardFinding(
        severity: .error, code: .unreadableCard, message: problem.description,
        parameters: problem.parameters)
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
    let relevant = verdicts.filter { $0.kind != .notOurs }
    // Prefers a verdict with a suggestion, such as a similar class type.
    let hasSuggestion = { (verdict: CardVerdict) in
      verdict.findings.contains { $0.suggestion != nil }
    }
    if let verdict = relevant.first(where: hasSuggestion) ?? relevant.first { return verdict }

    let keys = checks.map(\.discriminator.rawValue).uniqued
    let list = keys.map(\.quotedExcerpt).orList
    let remark =
      card.isRemoved
      ? CardFinding(.removed, message: "the card was removed, so it is not checked")
      : CardFinding(
        .noClassType, message: "the card has no class type: it has no key \(list)",
        parameters: ["keys": .list(keys)])
    return CardVerdict(kind: .notOurs, id: card.id, findings: [remark])
  }
}

extension CardVerdict {
  /// Merges the verdicts of several schemas and keeps the worst kind. Returns `nil` if there are no verdicts.
  fileprivate init?(merging verdicts: [CardVerdict]) {
    guard let first = verdicts.first else { return nil }
    let kinds: [Kind] = [.rejected, .acceptedWithWarnings]
    self = first
    kind = kinds.first { kind in verdicts.contains { $0.kind == kind } } ?? first.kind
    schemas = verdicts.flatMap(\.schemas)
    findings = verdicts.flatMap(\.findings).uniqued
  }
}
