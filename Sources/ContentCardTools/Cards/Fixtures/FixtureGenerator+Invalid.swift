import ContentCardSchema
import ContentCards

extension FixtureGenerator {
  /// Returns cards that each break one rule of a property or use one of its aliases.
  func invalid(_ property: FieldReader) -> [Fixture] {
    guard let place = property.exactPlace() else { return [] }
    let name = property.field.path.value.spelling
    let path = property.field.path.value
    let together = fieldsTogether(with: [property])
    let valid = complete(
      minimal, with: alternatives(to: together) + (readersByFallback[path] ?? []) + [property])
    let incomplete =
      together.count > 1 ? [ExpectedIssue(code: .incomplete, severity: .warning)] : []
    let empty = property.samples(1).reduce(valid) { $0.with(nil, at: $1.place) }
    let card = valid.with(nil, at: place)
    let fixtures =
      property.isRequired ? missing(property, named: name, at: place, on: empty) : []
    return fixtures + wrongCounts(property, named: name, on: empty, otherIssues: incomplete)
      + invalid(
        property.field, named: name, at: place, on: card,
        severity: property.isRequired ? .error : .warning, otherIssues: incomplete)
      + [sameNumber(property, named: name, at: place, on: card)].compactMap(\.self)
      + oldSpellings(of: property, named: name, on: card)
  }

  /// Returns cards that each break one rule of a choice and, if a choice is required, a card without any choice.
  func invalid(_ oneOf: ClassTypeReader.OneOfReader) -> [Fixture] {
    let name = oneOf.declared.property.value
    let card = oneOf.choices.reduce(minimal) { card, choice in
      choice.exactPlace().map { card.with(nil, at: $0) } ?? card
    }
    let noneOf = ExpectedIssue(code: .noneOf, severity: .error)
    let fixtures = zip(oneOf.declared.choices, oneOf.choices).enumerated().flatMap {
      index, choice in
      let (declared, reader) = choice
      // The next choice, which is used instead of the invalid one.
      let next = oneOf.choices.dropFirst(index + 1).prefix(1)
      let card = card.with(next).with(readersByFallback[reader.field.path.value] ?? [])
      return reader.exactPlace().map {
        invalid(
          reader.field, named: "\(name).\(declared.caseName.value)", at: $0, on: card,
          severity: .warning, otherIssues: next.isEmpty && oneOf.declared.isRequired ? [noneOf] : []
        )
      } ?? []
    }
    guard oneOf.declared.isRequired else { return fixtures }
    return fixtures + [fixture("\(name).none-of", of: card, issues: [noneOf])].compactMap(\.self)
  }

  /// Returns the given fields, and those that are used only together with one of them.
  private func fieldsTogether(with fields: [FieldReader]) -> [FieldReader] {
    fields
      + classType.together.filter { $0.sharesField(with: fields) }.joined()
      .filter { !fields.contains($0.field.path.value) }
  }

  /// Returns one other field, if any, from each `atLeastOne` list that contains one of the given fields. With a value
  /// for it, a card without the given fields still satisfies the list.
  private func alternatives(to fields: [FieldReader]) -> [FieldReader] {
    classType.lists.filter { $0.sharesField(with: fields) }.compactMap { list in
      list.first { !fields.contains($0.field.path.value) }
    }
  }

  /// Returns a card without any field of an `atLeastOne` list, and without the fields used only together with one of
  /// these.
  func withoutAny(of list: [FieldReader]) -> Fixture? {
    let removed = fieldsTogether(with: list)
    let card = removed.reduce(complete(minimal, with: alternatives(to: removed))) { card, reader in
      reader.exactPlace().map { card.with(nil, at: $0) } ?? card
    }
    let name = list.map(\.field.path.value.spelling).joined(separator: "|")
    return fixture(
      "\(name).none-of", of: card, issues: [ExpectedIssue(code: .noneOf, severity: .error)])
  }

  func incomplete(_ list: [FieldReader]) -> Fixture? {
    let card = complete(minimal, with: alternatives(to: list) + list)
    let name = list.map(\.field.path.value.spelling).joined(separator: "|")
    return list.lazy.compactMap { reader in
      fixture(
        "\(name).incomplete",
        of: reader.samples(1).reduce(card) { $0.with(nil, at: $1.place) },
        issues: [ExpectedIssue(code: .incomplete, severity: .warning)])
    }.first
  }

  func outOfOrder(_ pair: [FieldReader]) -> Fixture? {
    let isRequired = pair.contains(where: \.isRequired)
    let names = pair.map(\.field.path.value.spelling)
    let card = complete(minimal, with: pair)
    return pair.values.lazy.filter { !pair.isInOrder($0) }.compactMap { values in
      fixture(
        "\(names.joined(separator: "|")).out-of-order",
        of: values.reduce(card) { $0.with($1.value, at: $1.key) },
        issues: [
          ExpectedIssue(code: .outOfOrder, key: names[0], severity: isRequired ? .error : .warning)
        ])
    }.first
  }

  /// For each rule of a field, returns a card that breaks it, if an invalid value was found.
  ///
  /// - Parameters:
  ///   - severity: The severity of the issue about the invalid value, unless the library accepts the value with a
  ///     warning.
  ///   - otherIssues: Further issues that the library records unless it accepts the value.
  private func invalid(
    _ field: Field, named name: String, at place: ContentCardsGeneratedCode.Place,
    on card: FixtureCard,
    severity: ContentCardIssue.Severity, otherIssues: [ExpectedIssue] = []
  ) -> [Fixture] {
    field.invalidValues.compactMap { invalid in
      let issue = ExpectedIssue(
        code: invalid.code, key: place.description,
        severity: invalid.isAccepted ? .warning : severity)
      return invalid.candidates.lazy.compactMap { value in
        fixture(
          "\(name).\(invalid.rule)", of: card.with(value, at: place),
          issues: [issue] + (invalid.isAccepted ? [] : otherIssues))
      }.first
    }
  }

  private func missing(
    _ property: FieldReader, named name: String, at place: ContentCardsGeneratedCode.Place,
    on card: FixtureCard
  ) -> [Fixture] {
    let missing = ExpectedIssue(code: .missing, key: name, severity: .error)
    let empty = ExpectedIssue(code: .empty, key: name, severity: .error)
    let emptyList: ExtraValue = property.field.type.base == .json ? "[]" : []
    return [
      fixture("\(name).missing", of: card, issues: [missing]),
      misspelling(of: place).flatMap { misspelled in
        fixture(
          "\(name).misspelled-key",
          of: card.with(property.field.sampleValue, at: .extras(misspelled)),
          issues: [missing], nearMiss: misspelled.rawValue)
      },
      fixture("\(name).empty", of: card.with("", at: place), issues: [empty]),
      property.field.type.isList
        ? fixture("\(name).empty-list", of: card.with(emptyList, at: place), issues: [empty]) : nil,
    ].compactMap(\.self)
  }

  private func wrongCounts(
    _ property: FieldReader, named name: String, on card: FixtureCard,
    otherIssues: [ExpectedIssue]
  ) -> [Fixture] {
    guard property.field.isCollected else { return [] }
    return property.field.wrongCounts.compactMap { code, count in
      let items = property.field.sampleItems([property.field.sample], count)
      return fixture(
        "\(name).\(code.rawValue)",
        of: property.keys(with: items).reduce(card) { $0.with($1.value, at: $1.place) },
        issues: [
          ExpectedIssue(code: code, key: name, severity: property.isRequired ? .error : .warning)
        ] + otherIssues)
    }
  }

  /// Returns a card with two keys that have the same prefix and number, such as `line_1` and `line_01`.
  private func sameNumber(
    _ property: FieldReader, named name: String, at place: ContentCardsGeneratedCode.Place,
    on card: FixtureCard
  ) -> Fixture? {
    guard case .extrasPrefix(let prefix) = property.place else { return nil }
    let other = "\(prefix)0\(place.description.dropFirst(prefix.count))"
    let value = property.field.sampleValue
    return fixture(
      "\(name).same-number",
      of: card.with(value, at: place).with(value, at: .extras(ContentCardKey(other))),
      issues: [ExpectedIssue(code: .sameNumber, key: place.description, severity: .warning)])
  }

  private func oldSpellings(
    of property: FieldReader, named name: String, on card: FixtureCard
  ) -> [Fixture] {
    zip(property.field.aliases, property.places.dropFirst()).compactMap { alias, place in
      let field = property.field.reading(alias)
      let value = alias.prefix == nil ? field.sampleValue : .string(field.elementSample)
      return property.exactPlace(at: place).flatMap { key in
        fixture(
          "\(name).old-spelling", of: card.with(value, at: key),
          issues: [ExpectedIssue(code: .oldSpelling, key: place.description, severity: .remark)])
      }
    }
  }
}

extension [FieldReader] {
  fileprivate func contains(_ path: ValuePath) -> Bool { contains { $0.field.path.value == path } }

  fileprivate func sharesField(with others: Self) -> Bool {
    others.contains { contains($0.field.path.value) }
  }
}
