import ContentCards

extension FixtureMaker {
  /// The name with its last letter doubled; nil for digits alone, by which keys may differ.
  func misspelling(of name: String) -> String? {
    guard let last = name.lastIndex(where: { !$0.isNumber }) else { return nil }
    return "\(name[...last])\(name[last...])"
  }

  /// The same for a key; nil for a standard field, which has none.
  func misspelling(of place: ContentCardLookup) -> ContentCardKey? {
    guard case .extras(let key) = place else { return nil }
    return misspelling(of: key.rawValue).map(ContentCardKey.init)
  }
}

extension Fixture {
  /// Nil unless the library names the word, as what is misspelled or what it stands for.
  func naming(_ word: CustomStringConvertible) -> Self? {
    issues.contains { $0.hasSuffix("is \(word.description.quotedExcerpt).") } ? self : nil
  }
}
