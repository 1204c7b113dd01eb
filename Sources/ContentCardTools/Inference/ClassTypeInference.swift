import ContentCardSchema
import ContentCards

/// What the cards of a class type say about it.
struct ClassTypeInference {
  private(set) var classType: DraftSchema.ClassType
  /// The guesses that deserve a look, a line each.
  private(set) var doubts: [String] = []

  private let cards: [ContentCard]
  /// The number of values of a key that its type may refuse.
  private let tolerance: Int

  init(_ sample: SampleClassType, discriminator: String, tolerance: Int) {
    cards = sample.cards
    self.tolerance = tolerance
    classType = DraftSchema.ClassType(name: sample.name, cardCount: cards.count, fields: [])
    for (name, count) in sample.spellings where name != classType.name {
      doubts.append(
        "\(classType.name.quotedExcerpt) is spelled \(name.quotedExcerpt) on \(count) of \(cards.count) cards"
      )
    }
    for field in ContentCardField.allCases { infer(field) }
    inferExtras(besides: discriminator)
  }

  private mutating func doubt(_ path: ValuePath, _ finding: String) {
    doubts.append("\(classType.name.quotedExcerpt), \(path.spelling.quotedExcerpt): \(finding)")
  }

  /// A standard field is declared when a card has it.
  private mutating func infer(_ field: ContentCardField) {
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
      if let finding = areURLs ? values.remark(on: guess) : values.exceptions(from: [.url]) {
        doubt(path, finding)
      }
      declare(path, as: guess, of: values)
    case .imageAspectRatio:
      declare(path, as: InferredType(base: .double), of: values)
    case .openURLInWebView:
      // Every card has it, and false says that nobody asked for it.
      guard values.present.contains(.bool(true)) else { return }
      declare(path, as: InferredType(base: .bool), of: values)
    }
  }

  private mutating func inferExtras(besides discriminator: String) {
    var extras: [String: SampleValues] = [:]
    var guesses: [String: InferredType] = [:]
    let keys = Set(cards.flatMap(\.extras.keys)).subtracting([discriminator]).sorted()
    for key in keys {
      let values = SampleValues(cards) { $0.extras[key] }
      extras[key] = values
      if let reason = key.undeclarable {
        doubt(.extras(key), "is left out, \(reason)")
      } else if let guess = values.guess(key: key, tolerance: tolerance) {
        guesses[key] = guess
      } else {
        doubt(.extras(key), "is left out, since no type takes \(values.kinds)")
      }
    }
    let first = classType.fields.count
    let collected = inferNumberedKeys(in: extras, undeclared: Set(keys).subtracting(guesses.keys))
    for key in keys where !collected.contains(key) {
      guard let guess = guesses[key], let values = extras[key] else { continue }
      let choices =
        guess == InferredType(base: .string) ? AllowedValues(values.present)?.texts : nil
      declare(.extras(key), as: guess, of: values, choices: choices)
      if let finding = values.doubt(about: guess, choices: choices) {
        doubt(.extras(key), finding)
      }
    }
    // Those on most cards come first, and what is a misspelling last.
    classType.fields[first...].sort { a, b in
      (b.cardCount, a.path.spelling) < (a.cardCount, b.path.spelling)
    }
    var misspellings: Set<String> = []
    for key in keys {
      guard let other = cards.likelySpelling(of: key, among: classType.fields) else { continue }
      misspellings.formUnion([key, other])
      doubt(
        .extras(key),
        "is on no card with \(other.quotedExcerpt), and may be the same key misspelled")
    }
    let alternatives = AlternativeKeys(of: classType, in: cards, besides: misspellings)
    doubts += alternatives.remarks.map { "\(classType.name.quotedExcerpt): \($0)" }
  }

  /// Declares the keys that are one list.
  ///
  /// - Returns: The keys that are done with.
  private mutating func inferNumberedKeys(
    in extras: [String: SampleValues], undeclared: Set<String>
  ) -> Set<String> {
    var collected: Set<String> = []
    for list in NumberedKeys.all(in: Array(extras.keys), undeclared: undeclared) {
      let values = SampleValues(
        cards.map { card in list.keys.compactMap { card.extras[$0] }.filter { $0 != .null } })
      // The values of such keys are no lists themselves.
      guard let guess = values.guess(key: list.prefix, tolerance: tolerance), !guess.isList,
        guess.base != .json
      else { continue }
      declare(.extrasPrefix(list.prefix), as: guess, of: values)
      doubt(
        .extrasPrefix(list.prefix),
        "collects \(list.keys.map(\.quotedExcerpt).joined(separator: ", ")), and all that begin so")
      if let remark = values.remark(on: guess) { doubt(.extrasPrefix(list.prefix), remark) }
      collected.formUnion(list.keys)
    }
    return collected
  }

  private mutating func declare(
    _ path: ValuePath, as guess: InferredType, of values: SampleValues, choices: [String]? = nil
  ) {
    let cardCount = values.cardCount(of: guess)
    // One card proves little, and a list of allowed values is complete only by chance.
    let isRequired = cards.count > 1 && cardCount == cards.count && choices == nil
    let isList = if case .extrasPrefix = path { true } else { guess.isList }
    classType.fields.append(
      DraftSchema.Field(
        path: path, type: FieldType(guess.base, isList: isList, isOptional: !isRequired),
        separator: guess.separator, choices: choices?.map { DraftSchema.Choice(value: $0) },
        cardCount: cardCount))
  }
}

extension Inference {
  /// Whether a schema can declare the key: white space around it would be lost.
  package static func canDeclare(key: String) -> Bool {
    let trimmed = ValueGrammar.trimmed(key)
    return !trimmed.isEmpty && trimmed.utf8.count == key.utf8.count
  }
}

extension String {
  /// Why a schema cannot declare the key; nil where it can.
  fileprivate var undeclarable: String? {
    if !Inference.canDeclare(key: self) { return "since it is empty or has white space around it" }
    return hasSuffix("*") ? "since a * would stand for other keys" : nil
  }
}
