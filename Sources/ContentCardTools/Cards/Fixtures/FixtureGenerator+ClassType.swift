import ContentCardSchema
import ContentCards

extension FixtureGenerator {
  /// A card with a misspelling of this class type for which the library suggests the correct name, or `nil` if none was
  /// found.
  var misspelledClassType: Fixture? {
    misspelling(of: classType.name).flatMap { name in
      unknown(
        "misspelled-class-type", .string(name), .unknownClassType,
        nearMiss: check.isCaseSensitive ? classType.name : ValueGrammar.lowercased(classType.name))
    }
  }

  var olderDiscriminators: [Fixture] {
    check.discriminators.dropFirst().compactMap { key in
      let remark = ExpectedIssue(code: .oldSpelling, key: key.rawValue, severity: .remark)
      return fixture(
        id: "\(classType.name).older-discriminator",
        of: minimal.with(nil, at: .extras(check.discriminator))
          .with(.string(classType.name), at: .extras(key)),
        issues: [remark] + commonIssues)
    }
  }

  var fixturesWithoutClassType: [Fixture] {
    let discriminator = ContentCardsGeneratedCode.Place.extras(check.discriminator)
    let misspelled = misspelling(of: discriminator).flatMap { key in
      fixture(
        id: "misspelled-discriminator",
        of: bare.with(nil, at: discriminator).with(.string(classType.name), at: .extras(key)),
        issues: [
          ExpectedIssue(code: .missing, key: discriminator.description, severity: .error)
        ], nearMiss: key.rawValue)
    }
    return [
      unknown("unknown-class-type", "no such class type", .unknownClassType),
      unknown("empty-class-type", "", .empty),
      unknown("liquid-class-type", "{{ value }}", .unrenderedLiquid),
      unknown("wrong-kind-of-class-type", 7, .wrongKind),
      misspelled,
    ].compactMap(\.self)
  }

  private func unknown(
    _ id: String, _ value: ExtraValue, _ code: CardFindingCode, nearMiss: String? = nil
  ) -> Fixture? {
    let issue = ExpectedIssue(code: code, key: check.discriminator.rawValue, severity: .error)
    return fixture(
      id: id, of: minimal.with(value, at: .extras(check.discriminator)), issues: [issue],
      nearMiss: nearMiss)
  }
}

extension FixtureGenerator {
  /// Doubles the last character of the name that is not a number. Returns `nil` if all characters are numbers.
  /// Digits are not doubled, because the library does not treat keys that differ only in digits as misspellings.
  func misspelling(of name: String) -> String? {
    guard let last = name.lastIndex(where: { !$0.isNumber }) else { return nil }
    return "\(name[...last])\(name[last...])"
  }

  func misspelling(of place: ContentCardsGeneratedCode.Place) -> ContentCardKey? {
    guard case .extras(let key) = place else { return nil }
    return misspelling(of: key.rawValue).map(ContentCardKey.init)
  }
}
