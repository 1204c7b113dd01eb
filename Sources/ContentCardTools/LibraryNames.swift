import ContentCards

// `ContentCardSchema` compiles the value grammar too. The tools use the library's.
typealias ContentCardColor = ContentCards.ContentCardColor
typealias ValueGrammar = ContentCards.ValueGrammar

func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  ContentCards.nearestName(to: name, in: candidates)
}
