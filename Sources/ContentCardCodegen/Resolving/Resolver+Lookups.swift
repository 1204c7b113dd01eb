import ContentCardSchema

extension Resolver {
  /// Checks that each fallback is a key that the object reads, and that no alias is a key as well.
  mutating func checkLookups(of fields: [Field], and oneOfs: [OneOf]) {
    let all = fields + oneOfs.flatMap(\.choices).map(\.field)
    // Most class types have neither, and need no table of their keys.
    guard all.contains(where: { !$0.fallback.isEmpty || !$0.aliases.isEmpty }) else { return }
    let keys = all.compactMap(\.locatedKey)
    var spellings = Dictionary(
      keys.map { ($0.value, $0.location) }, uniquingKeysWith: { first, _ in first })
    for field in fields {
      for path in field.fallback {
        guard case .extras(let key) = path.value, spellings[key] == nil else { continue }
        report(
          .unknownFallback, at: path.location, "no key \(quoted(key)) is declared to fall back to",
          note: didYouMean(key, among: keys.map(\.value).filter { $0 != field.key })
            + "declare it in \"extras\" as well, or name a field such as \"card.title\"")
      }
    }
    for alias in all.flatMap(\.aliases) {
      guard let location = spellings[alias.value] else {
        spellings[alias.value] = alias.location
        continue
      }
      report(
        .nameCollision, at: alias.location,
        "the alias \(quoted(alias.value)) is a key or an alias already",
        note: "the other one is here; remove one of them", at: location)
    }
  }

  /// The rule of `atLeastOne`: each list names declared fields, which can be nil.
  ///
  /// - Returns: Lists of indices of the fields.
  mutating func atLeastOne(of classType: ClassType, among fields: [Field]) -> [[Int]] {
    guard !classType.atLeastOne.isEmpty else { return [] }
    let indices = Dictionary(
      zip(fields.map(\.path.value), fields.indices), uniquingKeysWith: { first, _ in first })
    return classType.atLeastOne.map { list in
      list.value.compactMap { path in
        let spelling = path.value.spelling
        guard let index = indices[path.value] else {
          let spellings = fields.map(\.path.value.spelling).filter { $0 != spelling }
          report(
            .unknownKey, at: path.location, "no key \(quoted(spelling)) is declared",
            note: didYouMean(spelling, among: spellings) + path.value.remedy)
          return nil
        }
        if fields[index].isNeverNil {
          report(
            .invalidValue, at: path.location,
            "\(quoted(spelling)) always has a value, so the list asks for nothing",
            note: "make it optional, with a ? behind its type and without a default")
        }
        return index
      }
    }
  }
}

extension ValuePath {
  /// Where to declare the field that a list names.
  fileprivate var remedy: String {
    switch self {
    case .card(let name):
      "declare \(quoted(name)) in \"card\" as well; a key that begins with \"card.\" cannot be named here"
    case .extras, .extrasPrefix: "declare it in \"extras\" as well"
    }
  }
}

extension Field {
  fileprivate var locatedKey: Located<String>? { key.map { Located($0, at: path.location) } }
}
