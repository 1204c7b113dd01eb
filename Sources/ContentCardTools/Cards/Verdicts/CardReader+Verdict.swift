import ContentCardSchema
import ContentCards

extension CardReader {
  /// What is said of a card by this schema alone.
  func verdict(on card: ContentCard) -> CardVerdict {
    let result = read(card)
    let findings = result.issues.map { issue in
      CardFinding(
        severity: issue.severity == .error ? .error : .warning, code: issue.reason.code,
        key: issue.key, message: issue.description,
        suggestion: suggestion(for: issue, classType: result.classType))
    }
    var verdict = CardVerdict(
      kind: result.kind, id: card.id, classType: result.classType.map { classTypes[$0].name },
      schemas: result.classType == nil ? [] : [schema.name], findings: findings)
    if result.outcome == .controlWithoutObject {
      verdict.findings.append(
        CardFinding(
          .control, message: "A card of the control group is never shown, and needs no object."))
    } else if let index = result.classType {
      verdict.findings += remarks(on: card, as: classTypes[index], besides: result.issues)
    }
    return verdict
  }
}

extension CardResult {
  fileprivate var kind: CardVerdict.Kind {
    switch outcome {
    case .object: issues.isEmpty ? .accepted : .acceptedWithWarnings
    case .rejected: .rejected
    case .controlWithoutObject: .accepted
    case .passedOver: .notOurs
    }
  }
}
