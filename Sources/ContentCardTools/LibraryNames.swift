import ContentCards

// `ContentCardSchema` also contains the value grammar. In this module, these names refer to the library's copy.
typealias ContentCardColor = ContentCards.ContentCardColor
typealias ValueGrammar = ContentCards.ValueGrammar

func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  ContentCards.nearestName(to: name, in: candidates)
}
