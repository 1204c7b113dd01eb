import ContentCardSchema
import ContentCards

/// Formats verdicts as text for people. For tools, use `CardVerdict.json(_:)`.
///
///     Card.txt:1: rejected: "card 1" of class type "coupon_code"
///       Card.txt:2: error: "discount_percentage" is "20%", which is not a decimal number
///         for example: 12.50
package struct CardVerdictFormatter {
  private let path: String
  private let formatter: DiagnosticFormatter

  package init(path: String, isColored: Bool = false) {
    self.path = DiagnosticFormatter.visible(path)
    formatter = DiagnosticFormatter(isColored: isColored)
  }

  package func text(for verdict: CardVerdict) -> String {
    let id = verdict.label.map { ": \($0)" } ?? ""
    let classType = verdict.classType.map { " of class type \($0.quotedExcerpt)" } ?? ""
    let kind = formatter.painted(verdict.kind.words, verdict.kind.color)
    let head = "\(location(verdict.line)) \(kind)\(DiagnosticFormatter.visible(id + classType))\n"
    return head + verdict.findings.map { text(for: $0) }.joined()
  }

  private func text(for finding: CardFinding) -> String {
    let place = finding.line.map { "\(location($0)) " } ?? ""
    let label = formatter.painted("\(finding.severity.rawValue):", finding.severity.color)
    // The message about an unknown key already contains the suggestion.
    let example = finding.code == .unknownKey ? nil : finding.suggestion
    return "  \(place)\(label) \(DiagnosticFormatter.visible(finding.text))\n"
      + (example.map { "    for example: \(DiagnosticFormatter.visible($0))\n" } ?? "")
  }

  private func location(_ line: Int) -> String { formatter.painted("\(path):\(line):", .bold) }

  /// Returns a line such as `12 cards: 8 accepted, 4 rejected`.
  package static func summary(of verdicts: [CardVerdict]) -> String {
    let counts = CardVerdict.Kind.allCases.compactMap { kind in
      let count = verdicts.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.words)"
    }
    return counted(verdicts.count, "card")
      + (counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))") + "\n"
  }

  /// Returns a table with a row for each card that can be read, and a column for each app version. Returns an empty
  /// string if there are no such cards, or if no version has a label.
  package static func table(of results: [(path: String, verdicts: [CardVerdict])]) -> String {
    let verdicts = results.flatMap(\.verdicts)
    guard let versions = verdicts.lazy.map(\.versions).first(where: { !$0.isEmpty }) else {
      return ""
    }
    var rows = [["campaign or file", "card"] + versions.map(\.label)]
    for (path, verdicts) in results {
      for verdict in verdicts where !verdict.versions.isEmpty {
        let card = [verdict.source?.name ?? path, verdict.source?.part ?? verdict.id ?? ""]
        rows.append(card + verdict.versions.map(\.kind.words))
      }
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return DiagnosticFormatter.visible(cells.joined(separator: "  ")[...].trimmingBlanks) + "\n"
    }.joined()
  }
}

extension CardVerdict.Kind {
  var words: String {
    rawValue.replacing("-", with: " ")
  }

  fileprivate var color: DiagnosticFormatter.Color {
    switch self {
    case .accepted: .green
    case .acceptedWithWarnings: .yellow
    case .rejected: .red
    case .ignored: .blue
    }
  }
}

extension ContentCardIssue.Severity {
  fileprivate var color: DiagnosticFormatter.Color {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .remark: .blue
    }
  }
}
