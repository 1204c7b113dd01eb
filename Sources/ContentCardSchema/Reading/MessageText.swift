package func quoted(_ text: String) -> String { "\"\(text)\"" }

/// Returns `did you mean "x"? ` with the most similar word, or an empty string if no word is similar.
package func didYouMean(_ word: String, among words: [String]) -> String {
  didYouMean(suggestions(for: word, among: words, synonyms: [:]))
}

/// Returns `did you mean "x"? otherwise, ` with the most similar key. If no key is similar, and `key` has more than two
/// characters, suggests all keys that contain `key`, ignoring case. Returns an empty string if there are no
/// suggestions.
package func didYouMean(key: String, among keys: [String]) -> String {
  let near = suggestions(for: key, among: keys, synonyms: [:])
  let similar =
    near.isEmpty && key.count > 2
    ? keys.filter { $0.lowercased().contains(key.lowercased()) }.uniqued : near
  return similar.isEmpty ? "" : didYouMean(similar) + "otherwise, "
}

/// Returns a note that lists everything that is allowed. If there are suggestions, the note `did you mean "x" or "y"?`
/// comes before it.
func suggestionNotes(_ words: [String], outOf list: String) -> [Diagnostic.Note] {
  var all = Diagnostic.Note(list)
  all.isList = true
  return words.isEmpty ? [all] : [.init("did you mean \(words.map(quoted).orList)?"), all]
}

/// Returns `did you mean "x" or "y"? `, or an empty string if there are no suggestions.
package func didYouMean(_ words: [String]) -> String {
  words.isEmpty ? "" : "did you mean \(words.map(quoted).orList)? "
}

/// Returns the words to suggest instead of `word`: its synonyms among `words`, or if there are none, the most similar
/// one of `words`. Returns an empty array if none of them is similar.
///
/// - Parameter synonyms: The words to suggest, by the lowercase form of the word that they replace.
func suggestions(
  for word: String, among words: [String], synonyms: [String: [String]]
) -> [String] {
  let known = (synonyms[word.lowercased()] ?? []).filter(words.contains)
  return known.isEmpty ? [nearestName(to: word, in: words)].compactMap(\.self) : known
}

/// Returns a number with a noun, such as `1 file` or `2 files`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension [String] {
  /// The elements in one phrase, such as `a or b` or `a, b, or c`.
  package var orList: String { list("or") }

  /// The elements in one phrase, such as `a and b` or `a, b, and c`.
  package var andList: String { list("and") }

  private func list(_ word: String) -> String {
    guard let last, count > 2 else { return joined(separator: " \(word) ") }
    return dropLast().joined(separator: ", ") + ", \(word) " + last
  }
}

extension Sequence where Element: Hashable {
  /// The elements without duplicates, in the order of their first occurrences.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
