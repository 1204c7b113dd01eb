import ContentCardSchema
import ContentCards

extension CardReader {
  /// Reads a card with this schema and returns the verdict.
  func verdict(on card: ContentCard) -> CardVerdict {
    var result = read(card)
    if let index = result.classType {
      result.issues = result.issues.map {
        $0.withoutReadKeys(of: card, as: classTypes[index], besides: result.issues)
      }
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
    if result.outcome == .controlWithoutObject {
      verdict.findings.append(
        CardFinding(
          .control, message: "control cards are never shown and need no object"))
    } else if let index = result.classType {
      verdict.findings += remarks(on: card, as: classTypes[index], besides: result.issues)
    }
    return verdict
  }

  /// Returns the library's description of the problem, followed by any consequence for the object.
  private func message(for issue: ContentCardIssue, classType index: Int?) -> String {
    let consequence = index.flatMap { classTypes[$0].consequence(of: issue) }
    return issue.finding + (consequence.map { "; \($0)" } ?? "")
  }
}

extension ContentCardIssue {
  /// Returns an issue about a missing key with a corrected near miss. A declared key with a valid value cannot be a
  /// misspelling, so the next most similar key, if any, is used instead. Returns other issues unchanged.
  fileprivate func withoutReadKeys(
    of card: ContentCard, as classType: ClassTypeReader, besides issues: [Self]
  ) -> Self {
    guard case .missing = reason, nearMiss != nil, let key else { return self }
    let refused = Set(
      issues.compactMap { issue -> String? in
        if case .trimmedWhiteSpace = issue.reason { nil } else { issue.key }
      })
    let others = card.extras.filter { key, _ in
      refused.contains(key) || !classType.declares(key)
    }
    let nearest = ContentCard(id: card.id, extras: others).nearestKey(to: ContentCardKey(key))
    return Self(
      cardID: cardID, classType: self.classType, key: key, reason: reason, severity: severity,
      value: value, nearMiss: nearest)
  }
}

extension CardResult {
  fileprivate var kind: CardVerdict.Kind {
    switch outcome {
    case .object: issues.isEmpty ? .accepted : .acceptedWithWarnings
    case .rejected: .rejected
    case .controlWithoutObject: .accepted
    case .skipped: .notOurs
    }
  }
}
