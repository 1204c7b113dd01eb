/// A text of the schema as messages cite it.
package func quoted(_ text: String) -> String { "\"\(text)\"" }

/// `did you mean "x"? `, or nothing when no word is near.
package func didYouMean(_ word: String, among words: [String]) -> String {
  didYouMean(nearWords(to: word, among: words, synonyms: [:]))
}

/// The same for a key, which may also be a part of the keys that are declared.
package func didYouMean(key: String, among keys: [String]) -> String {
  let near = nearWords(to: key, among: keys, synonyms: [:])
  guard near.isEmpty, key.count > 2 else { return didYouMean(near) }
  return didYouMean(keys.filter { $0.lowercased().contains(key.lowercased()) }.uniqued)
}

/// The same for those words, or nothing for none.
package func didYouMean(_ words: [String]) -> String {
  words.isEmpty ? "" : "did you mean \(words.map(quoted).orList)? "
}

/// The words that one may have been meant to be.
///
/// - Parameter synonyms: What words are called elsewhere, in lower case.
func nearWords(
  to word: String, among words: [String], synonyms: [String: [String]]
) -> [String] {
  let known = (synonyms[word.lowercased()] ?? []).filter(words.contains)
  return known.isEmpty ? [nearestName(to: word, in: words)].compactMap(\.self) : known
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

extension Sequence where Element: Hashable {
  /// Each element once, where it first stands.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
