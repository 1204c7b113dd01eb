extension Set<String> {
  /// Creates a set of the words in a text, which are separated by white space. For a long list, the compiler optimizes
  /// a literal much more slowly than one text.
  init(words text: String) {
    self.init(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
