/// A text of the schema as messages cite it.
package func quoted(_ text: String) -> String { "\"\(text)\"" }

/// `did you mean "x"? `, or nothing when no word is near.
package func didYouMean(_ word: String, among words: [String]) -> String {
  nearestName(to: word, in: words).map { "did you mean \(quoted($0))? " } ?? ""
}

/// `1 file`, `2 files`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension [String] {
  /// `a, b or c`.
  package var orList: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
