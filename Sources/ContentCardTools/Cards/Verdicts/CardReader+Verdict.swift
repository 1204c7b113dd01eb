import ContentCardSchema
import ContentCards

extension CardReader {
  /// - Parameter defaults: The keys whose Liquid tags were replaced with their defaults.
  func verdict(on card: ContentCard, defaults: [String] = []) -> CardVerdict {
    let result = read(card)
    let findings = result.issues.map { issue in
      CardFinding(
        severity: issue.severity, code: issue.reason.findingCode,
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
    let classType = result.classType.map { classTypes[$0] }
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

  private func message(for issue: ContentCardIssue, classType index: Int?) -> String {
    let consequence = index.flatMap { classTypes[$0].consequence(of: issue) }
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
