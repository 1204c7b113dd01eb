extension ValueGrammar {
  /// Returns the text with each code point in Unicode's simple lower case, in which names of class types
  /// and allowed values are compared.
  ///
  /// No code point becomes several, and none depends on its neighbors, so that the result is the same on
  /// every system and in every language.
  package static func lowercased(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // Only of "İ" the full mapping is longer; it begins with the simple one.
      scalars.append(scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar)
    }
    return String(scalars)
  }
}
