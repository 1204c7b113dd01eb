import ContentCardSchema
import ContentCards

struct ClassTypeInference {
  private(set) var classType: DraftClassType
  private(set) var notes: [String] = []

  private let cards: [ContentCard]
  private let tolerance: Int

  init(_ sample: SampleClassType, discriminator: String, tolerance: Int) {
    cards = sample.cards
    self.tolerance = tolerance
    classType = DraftClassType(name: sample.name, cardCount: cards.count, fields: [])
    for (name, count) in sample.spellings where name != classType.name {
      notes.append(
        "\(classType.name.quotedExcerpt) is spelled \(name.quotedExcerpt) on \(count) of \(cards.count) cards"
      )
    }
    for field in ContentCardsGeneratedCode.StandardField.allCases { infer(field) }
    inferExtras(excluding: discriminator)
  }

  private mutating func note(_ path: ValuePath, _ text: String) {
    notes.append("\(classType.name.quotedExcerpt), \(path.spelling.quotedExcerpt): \(text)")
  }

  private mutating func infer(_ field: ContentCardsGeneratedCode.StandardField) {
    let values = SampleValues(cards) { $0[field: field] }
    guard !values.present.isEmpty else { return }
    let path = ValuePath.card(field.rawValue)
    switch field {
    case .title, .cardDescription, .imageAltText, .domain, .language:
      declare(path, as: InferredType(base: .string), of: values)
    case .image, .urlString:
      let others = values.others(than: .url)
      let areURLs = others.isEmpty || values.tolerates(others, upTo: tolerance)
      let guess = InferredType(base: areURLs ? .url : .string)
      if let text = areURLs ? values.mistakeNote(on: guess) : values.exceptions(from: [.url]) {
        note(path, text)
      }
      declare(path, as: guess, of: values)
    case .imageAspectRatio:
      declare(path, as: InferredType(base: .double), of: values)
    case .openURLInWebView:
      // Every card has a value for this field, which is `false` by default. The field is declared only if it is `true`
      // on a card.
      guard values.present.contains(.bool(true)) else { return }
      declare(path, as: InferredType(base: .bool), of: values)
    }
  }

  private mutating func inferExtras(excluding discriminator: String) {
    var extras: [String: SampleValues] = [:]
    var guesses: [String: InferredType] = [:]
    let keys = Set(cards.flatMap(\.extras.keys)).subtracting([discriminator]).sorted()
    for key in keys {
      let values = SampleValues(cards) { $0.extras[key] }
      extras[key] = values
      if let reason = key.undeclarable {
        note(.extras(key), "is left out because \(reason)")
      } else if let guess = values.guess(key: key, tolerance: tolerance) {
        guesses[key] = guess
      } else {
        note(.extras(key), "is left out because no type fits \(values.kinds)")
      }
    }
    let first = classType.fields.count
    let collected = inferNumberedKeys(in: extras, undeclared: Set(keys).subtracting(guesses.keys))
    for key in keys where !collected.contains(key) {
      guard let guess = guesses[key], let values = extras[key] else { continue }
      let choices =
        guess == InferredType(base: .string) ? AllowedValues(values.present)?.texts : nil
      declare(.extras(key), as: guess, of: values, choices: choices)
      if let text = values.note(on: guess, choices: choices) {
        note(.extras(key), text)
      }
      if guess.isList, let text = values.countNote(on: guess) { note(.extras(key), text) }
    }
    // Rare keys, such as misspellings, come last.
    classType.fields[first...].sort { a, b in
      (b.cardCount, a.path.spelling) < (a.cardCount, b.path.spelling)
    }
    guard keys.count <= Inference.maximumComparedNames else {
      notes.append(
        "\(classType.name.quotedExcerpt) has more than \(Inference.maximumComparedNames) keys, so they are not "
          + "checked for misspellings or for rules such as \"oneOf\"")
      return
    }
    var misspellings: Set<String> = []
    for key in keys {
      guard let other = cards.likelySpelling(of: key, among: classType.fields) else { continue }
      misspellings.formUnion([key, other])
      note(
        .extras(key),
        "is never on the same card as \(other.quotedExcerpt), and may be a misspelling of it")
    }
    let alternatives = AlternativeKeys(of: classType, in: cards, excluding: misspellings)
    notes += alternatives.suggestions.map { "\(classType.name.quotedExcerpt): \($0)" }
  }

  /// Declares numbered keys as lists, and returns the keys that belong to these lists.
  private mutating func inferNumberedKeys(
    in extras: [String: SampleValues], undeclared: Set<String>
  ) -> Set<String> {
    var collected: Set<String> = []
    for list in NumberedKeys.all(in: Array(extras.keys), undeclared: undeclared) {
      let values = SampleValues(
        cards.map { card in list.keys.compactMap { card.extras[$0] }.filter { $0 != .null } })
      // A key that a prefix collects has a single value, and a prefix cannot collect JSON.
      guard let guess = values.guess(key: list.prefix, tolerance: tolerance), !guess.isList,
        guess.base != .json
      else { continue }
      declare(.extrasPrefix(list.prefix), as: guess, of: values)
      note(
        .extrasPrefix(list.prefix),
        "collects \(list.keys.map(\.quotedExcerpt).joined(separator: ", ")), and all other undeclared keys with this prefix"
      )
      for case let text? in [values.mistakeNote(on: guess), values.countNote(on: guess)] {
        note(.extrasPrefix(list.prefix), text)
      }
      collected.formUnion(list.keys)
    }
    return collected
  }

  private mutating func declare(
    _ path: ValuePath, as guess: InferredType, of values: SampleValues, choices: [String]? = nil
  ) {
    let cardCount = values.cardCount(of: guess)
    // A single card does not show which fields are required. A field with allowed values stays optional, because the
    // list may be incomplete.
    let isRequired = cards.count > 1 && cardCount == cards.count && choices == nil
    let isList = if case .extrasPrefix = path { true } else { guess.isList }
    classType.fields.append(
      DraftClassType.Field(
        path: path, type: FieldType(guess.base, isList: isList, isOptional: !isRequired),
        separator: guess.separator, choices: choices, cardCount: cardCount))
  }
}

extension Inference {
  /// Returns whether the text can be a discriminator or the name of a class type. It must not be empty or have leading
  /// or trailing white space. The key of a single value must also not end in `*`, which is not checked here.
  package static func canDeclare(key: String) -> Bool {
    let trimmed = ValueGrammar.trimmed(key)
    return !trimmed.isEmpty && trimmed.utf8.count == key.utf8.count
  }
}

extension String {
  /// The reason why a schema cannot declare the key, or `nil` if it can.
  fileprivate var undeclarable: String? {
    if !Inference.canDeclare(key: self) {
      return "it is empty or has leading or trailing white space"
    }
    guard hasSuffix("*") else { return nil }
    return
      "it ends in *, and in a schema, such a key collects all keys that begin with the text before the *"
  }
}
