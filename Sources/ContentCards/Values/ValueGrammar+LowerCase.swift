extension ValueGrammar {
  /// Returns the text in lower case, using Unicode's simple case mapping. Allowed values are compared in this form, and
  /// so are the names of class types unless the schema is case-sensitive.
  ///
  /// Each code point is mapped to exactly one code point, independently of its neighbors and of the language.
  package static func lowercased(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // Only the full mapping of "İ" has more than one code point, and its first code point is the simple mapping.
      scalars.append(scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar)
    }
    return String(scalars)
  }
}
