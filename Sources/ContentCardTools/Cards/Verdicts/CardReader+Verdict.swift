import ContentCardSchema
import ContentCards

extension CardReader {
  /// - Parameter defaults: The keys whose Liquid tags were replaced with their defaults.
  func verdict(on card: ContentCard, defaults: [String] = []) -> CardVerdict {
    let result = read(card)
    let classType = result.classType.map { classTypes[$0] }
    let findings = result.issues.map { issue in
      CardFinding(
        severity: issue.severity, code: issue.reason.findingCode,
        key: issue.key, message: message(for: issue, classType: classType),
        parameters: issue.parameters,
        suggestion: suggestion(for: issue, classType: result.classType))
    }
    var verdict = CardVerdict(
      kind: result.kind, id: card.id, classType: classType?.name,
      schemas: classType == nil ? [] : [schema.name], findings: findings)
    if result.outcome == .control {
      verdict.findings.append(
        CardFinding(
          .control, message: "control cards are never shown, so they are not converted"))
    } else if let classType {
      verdict.findings += remarks(on: card, as: classType, alreadyReported: result.issues)
    }
    verdict.findings += defaults.filter { key in
      discriminators.contains(ContentCardKey(key)) || classType?.declares(key) == true
    }.map { key in
      CardFinding(
        .notChecked, key: key,
        message:
          "\(key.quotedExcerpt) is filled in when the card is sent; the check uses the defaults of its Liquid tags",
        parameters: ["reason": "default"])
    }
    return verdict
  }

  private func message(for issue: ContentCardIssue, classType: ClassTypeReader?) -> String {
    let consequence = classType?.consequence(of: issue)
    return issue.problem + (consequence.map { "; \($0)" } ?? "")
  }
}

extension CardResult {
  fileprivate var kind: CardVerdict.Kind {
    switch outcome {
    case .object:
      issues.contains { $0.severity == .warning } ? .acceptedWithWarnings : .accepted
    case .rejected: .rejected
    case .control: .accepted
    case .skipped: .ignored
    }
  }
}
