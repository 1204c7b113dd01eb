import ContentCards

// `ContentCardSchema` compiles its own copies of these declarations. In this module, the names refer to the library's.
typealias ContentCardColor = ContentCards.ContentCardColor
typealias ValueGrammar = ContentCards.ValueGrammar

func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  ContentCards.nearestName(to: name, in: candidates)
}
