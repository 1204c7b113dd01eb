import ContentCardSchema

extension Resolver {
  /// Checks that each key in a fallback is declared, and that no alias is also a key or another alias.
  mutating func checkLookups(of fields: [Field], among all: [Field]) {
    // A fast path, because most class types have neither fallbacks nor aliases.
    guard all.contains(where: { !$0.fallback.isEmpty || !$0.aliases.isEmpty }) else { return }
    let keys = all.compactMap(\.locatedKey)
    let prefixes = all.filter(\.isCollected).map {
      Located($0.path.value.spelling, at: $0.path.location)
    }
    var spellings = Dictionary(
      (keys + prefixes).map { ($0.value, $0.location) }, uniquingKeysWith: { first, _ in first })
    for field in fields {
      for path in field.fallback {
        guard case .extras(let key) = path.value, spellings[key] == nil else { continue }
        report(
          .unknownFallback, at: path.location,
          "the key \(quoted(key)) in \"fallback\" is not declared",
          note: didYouMean(key: key, among: keys.map(\.value).filter { $0 != field.key })
            + "declare it in \"extras\" as well, or name a field such as \"card.title\"")
      }
    }
    for alias in all.flatMap(\.aliases).map(\.key) {
      guard let location = spellings[alias.value] else {
        spellings[alias.value] = alias.location
        continue
      }
      report(
        .nameCollision, at: alias.location,
        "the alias \(quoted(alias.value)) is already a key or an alias",
        note: "the other one is here; remove one of them", at: location)
    }
  }
}

extension Field {
  fileprivate var locatedKey: Located<String>? { key.map { Located($0, at: path.location) } }
}
