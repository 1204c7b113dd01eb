import ContentCardSchema

extension CardVerdict {
  /// A line for the verdict, and one for each finding.
  ///
  /// - Parameter path: The file that the card is from.
  package func text(path: String) -> String {
    let id = id.map { ": \($0.quotedExcerpt)" } ?? ""
    let classType = classType.map { " of class type \($0.quotedExcerpt)" } ?? ""
    let head = "\(path):\(line): \(kind.words)\(id)\(classType)"
    return ([head] + findings.flatMap(\.lines))
      .map { "\(DiagnosticFormatter.visible($0))\n" }.joined()
  }

  /// `12 cards: 8 accepted, 4 rejected`, as a line.
  package static func summary(of verdicts: [CardVerdict]) -> String {
    let counts = Kind.allCases.compactMap { kind in
      let count = verdicts.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.words)"
    }
    return counted(verdicts.count, "card")
      + (counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))") + "\n"
  }
}

extension CardVerdict.Kind {
  fileprivate var words: String { rawValue.replacing("-", with: " ") }
}

extension CardFinding {
  fileprivate var lines: [String] {
    // Of an unknown key the message says it already.
    let example = code == .unknownKey ? nil : suggestion
    return ["  \(severity.rawValue): \(message)"]
      + [example.map { "    for example: \($0)" }].compactMap(\.self)
  }
}
