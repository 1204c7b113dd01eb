import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  mutating func compareRoots() {
    compareDiscriminators()
    compareCaseSensitivity()
    if old.access != new.access {
      report(
        .accessChanged, Subject(name: "the generated code"),
        "is \(new.access.rawValue), and was \(old.access.rawValue)", at: Locations(),
        changesCode: true)
    }
    compareName("the namespace", Subject(name: "the schema"), old.namespace, new.namespace)
    let fallbackCase = Schema.defaultFallbackCase
    compareName(
      "the fallback case", Subject(name: "the schema"),
      old.fallbackCase, old.fallbackCase?.value ?? fallbackCase,
      new.fallbackCase, new.fallbackCase?.value ?? fallbackCase)
    compareText(
      "description", Subject(name: "the schema"), old.description, new.description, at: Locations())
  }

  private mutating func compareDiscriminators() {
    let (was, now) = (old.discriminator, new.discriminator)
    guard was.value != now.value else { return }
    func consequence(_ audience: Audience, _ key: String, advice: String?) -> Consequence {
      Consequence(
        effect: .breaks,
        sentence:
          "\(audience.app) \(audience.verb("leave")) out all \(audience.cards), which name their "
          + "class type under \(quoted(key))", advice: advice)
    }
    report(
      .discriminatorChanged, Subject(name: "the discriminator"),
      "is \(quoted(now.value)), and was \(quoted(was.value))",
      at: Locations(old: was.location, new: now.location),
      liveCards: consequence(.liveCards, was.value, advice: nil),
      oldApps: consequence(
        .oldApps, now.value, advice: "keep \(quoted(was.value)): there is no alias for it"))
  }

  private mutating func compareCaseSensitivity() {
    guard old.isCaseSensitive != new.isCaseSensitive else { return }
    let which = "that spell their class type in another case"
    report(
      .caseSensitivityChanged, Subject(name: "the names of class types"),
      new.isCaseSensitive ? "are matched to the letter now" : "are matched in any case now",
      at: Locations(),
      liveCards: new.isCaseSensitive
        ? Audience.liveCards.loss(
          .breaks, which, advice: "list the spellings that are in use under \"aliases\"") : .none,
      oldApps: new.isCaseSensitive
        ? .none
        : Audience.oldApps.loss(
          .breaks, which, advice: "type the names to the letter while old apps are in use"))
  }

  /// Names of groups; what their types share is compared type by type.
  mutating func compareGroups() {
    for group in new.groups {
      guard let was = old.groups.first(where: { $0.name == group.name }) else { continue }
      let subject = Subject(name: "group \(quoted(group.name.value))")
      compareName(
        "the enum", subject, was.enumName ?? was.name, was.chosenEnum,
        group.enumName ?? group.name, group.chosenEnum)
      compareName("the protocol", subject, was.protocolName, group.protocolName)
      compareText(
        "description", subject, was.description, group.description,
        at: Locations(old: was.name.location, new: group.name.location))
    }
  }

  /// The constants of keys, of which each has one, whoever uses it.
  mutating func compareConstants() {
    let was = old.constants
    for (key, constant) in new.constants.sorted(by: { $0.value.location < $1.value.location }) {
      guard let other = was[key] else { continue }
      compareName("the constant", Subject(name: quoted(key)), other, constant)
    }
  }
}

extension Schema {
  /// The constants of the keys of the extras.
  fileprivate var constants: [String: Located<String>] {
    let choices = classTypes.flatMap(\.oneOf).flatMap(\.choices).map(\.field)
    let fields = groups.flatMap(\.fields) + classTypes.flatMap(\.fields) + choices
    var constants: [String: Located<String>] = [:]
    for field in fields {
      guard let key = field.key else { continue }
      if let given = field.constant {
        constants[key] = given
      } else if constants[key] == nil, let derived = DefaultName.constant(of: key) {
        constants[key] = Located(derived, at: field.path.location)
      }
    }
    return constants
  }
}

// MARK: - What only code and people see

extension SchemaDiff {
  /// A name that the schema gives or leaves out.
  mutating func compareName(
    _ what: String, _ subject: Subject, _ was: Located<String>?, _ now: Located<String>?
  ) {
    compareName(what, subject, was, was?.value, now, now?.value)
  }

  /// A Swift name as it comes out, given or derived.
  mutating func compareName(
    _ what: String, _ subject: Subject,
    _ was: Located<String>?, _ wasName: String?, _ now: Located<String>?, _ nowName: String?
  ) {
    guard wasName != nowName else { return }
    let name = nowName.map(quoted) ?? "none"
    report(
      .nameChanged, subject,
      "has \(what) \(name), and had \(wasName.map(quoted) ?? "none")",
      at: Locations(old: was?.location, new: now?.location), changesCode: true)
  }

  /// A text for people.
  mutating func compareText(
    _ what: String, _ subject: Subject, _ was: String?, _ now: String?, at places: Locations
  ) {
    guard was != now else { return }
    let verb = was == nil ? "has \(what.article) now" : now == nil ? "has no \(what) now" : nil
    report(.textChanged, subject, verb ?? "has another \(what)", at: places)
  }
}

extension String {
  fileprivate var article: String { first == "e" ? "an \(self)" : "a \(self)" }
}
