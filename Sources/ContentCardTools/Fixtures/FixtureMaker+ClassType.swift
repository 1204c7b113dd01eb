import ContentCardSchema
import ContentCards

extension FixtureMaker {
  /// A card whose class type looks like this one.
  var misspelledClassType: Fixture? {
    misspelling(of: classType.name).flatMap { name in
      unknown("\(classType.name).misspelled-class-type", .string(name), .unknownClassType)?
        .naming(check.isCaseSensitive ? classType.name : classType.name.lowercased())
    }
  }

  /// Cards of no class type at all.
  var fixturesWithoutClassType: [Fixture] {
    let discriminator = ContentCardLookup.extras(check.discriminator)
    let misspelled = misspelling(of: discriminator).flatMap { key in
      fixture(
        id: "misspelled-discriminator",
        of: bare.with(nil, at: discriminator).with(.string(classType.name), at: .extras(key)),
        saying: [
          ExpectedIssue(code: .missing, key: discriminator.description, severity: .error)
        ])?.naming(key)
    }
    return [
      unknown("unknown-class-type", "no such class type", .unknownClassType),
      unknown("empty-class-type", "", .empty),
      unknown("liquid-class-type", "{{ value }}", .unrenderedLiquid),
      unknown("wrong-kind-of-class-type", 7, .wrongKind),
      misspelled,
    ].compactMap(\.self)
  }

  private func unknown(_ id: String, _ value: ExtraValue, _ code: CardFindingCode) -> Fixture? {
    let issue = ExpectedIssue(code: code, key: check.discriminator.rawValue, severity: .error)
    return fixture(
      id: id, of: minimal.with(value, at: .extras(check.discriminator)), saying: [issue])
  }
}
