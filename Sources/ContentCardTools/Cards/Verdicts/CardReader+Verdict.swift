import ContentCardSchema
import ContentCards

extension CardReader {
  /// Reads a card with this schema and returns the verdict.
  func verdict(on card: ContentCard) -> CardVerdict {
    var result = read(card)
    if let index = result.classType {
      correctNearMisses(of: &result.issues, on: card, as: classTypes[index])
    }
    let findings = result.issues.map { issue in
      CardFinding(
        severity: issue.severity == .error ? .error : .warning, code: issue.reason.code,
        key: issue.key, message: message(for: issue, classType: result.classType),
        parameters: issue.parameters,
        suggestion: suggestion(for: issue, classType: result.classType))
    }
    var verdict = CardVerdict(
      kind: result.kind, id: card.id, classType: result.classType.map { classTypes[$0].name },
      schemas: result.classType == nil ? [] : [schema.name], findings: findings)
    if result.outcome == .control {
      verdict.findings.append(
        CardFinding(
          .control, message: "control cards are never shown, so they are not converted"))
    } else if let index = result.classType {
      verdict.findings += remarks(on: card, as: classTypes[index], alreadyReported: result.issues)
    }
    return verdict
  }

  /// Corrects the near misses of missing keys. A declared key with a valid value cannot be a misspelling, so the next
  /// most similar key, if any, is used instead.
  private func correctNearMisses(
    of issues: inout [ContentCardIssue], on card: ContentCard, as classType: ClassTypeReader
  ) {
    let refused = Set(
      issues.compactMap { issue -> String? in
        if case .trimmedWhiteSpace = issue.reason { nil } else { issue.key }
      })
    let others = ContentCard(
      id: card.id,
      extras: card.extras.filter { refused.contains($0.key) || !classType.declares($0.key) })
    issues = issues.map { issue in
      guard case .missing = issue.reason, let key = issue.key, let nearMiss = issue.nearMiss,
        others.extras[nearMiss] == nil
      else { return issue }
      return ContentCardIssue(
        cardID: issue.cardID, classType: issue.classType, key: key, reason: issue.reason,
        severity: issue.severity, value: issue.value,
        nearMiss: others.nearestKey(to: ContentCardKey(key)))
    }
  }

  /// Returns the library's description of the problem, followed by any consequence for the object.
  private func message(for issue: ContentCardIssue, classType index: Int?) -> String {
    let consequence = index.flatMap { classTypes[$0].consequence(of: issue) }
    return issue.finding + (consequence.map { "; \($0)" } ?? "")
  }
}

extension CardResult {
  fileprivate var kind: CardVerdict.Kind {
    switch outcome {
    case .object: issues.isEmpty ? .accepted : .acceptedWithWarnings
    case .rejected: .rejected
    case .control: .accepted
    case .skipped: .notOurs
    }
  }
}
