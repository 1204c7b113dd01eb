import ContentCardSchema
import ContentCards

extension CardCheck {
  /// What is said of a card by this schema alone.
  func verdict(on card: ContentCard) -> CardVerdict {
    let judgement = judge(card)
    let findings = judgement.issues.map { issue in
      CardFinding(
        severity: issue.severity == .error ? .error : .warning, code: issue.reason.code,
        key: issue.key, message: issue.description,
        suggestion: suggestion(for: issue, classType: judgement.classType))
    }
    var verdict = CardVerdict(
      kind: judgement.kind, id: card.id, classType: judgement.classType.map { classTypes[$0].name },
      schemas: judgement.classType == nil ? [] : [schema.name], findings: findings)
    if judgement.outcome == .controlWithoutObject {
      verdict.findings.append(
        CardFinding(
          .control, message: "A card of the control group is never shown, and needs no object."))
    } else if let index = judgement.classType {
      verdict.findings += remarks(on: card, as: classTypes[index], besides: judgement.issues)
    }
    return verdict
  }
}

extension Judgement {
  fileprivate var kind: CardVerdict.Kind {
    switch outcome {
    case .object: issues.isEmpty ? .accepted : .acceptedWithWarnings
    case .rejected: .rejected
    case .controlWithoutObject: .accepted
    case .passedOver: .notOurs
    }
  }
}
