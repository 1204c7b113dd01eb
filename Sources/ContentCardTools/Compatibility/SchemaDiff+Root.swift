import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  mutating func compareRoots() {
    let (was, now) = (old.schema, new.schema)
    compareDiscriminators()
    compareCaseSensitivity()
    if was.access != now.access {
      report(
        .accessChanged, Subject(name: "the generated code"),
        "is \(now.access.rawValue), and was \(was.access.rawValue)", at: Locations(),
        changesCode: true)
    }
    compareName("the namespace", Subject(name: "the schema"), was.namespace, now.namespace)
    compareName(
      "the Objective-C prefix", Subject(name: "the schema"), was.objectiveCPrefix,
      now.objectiveCPrefix)
    compareName(
      "the fallback case", Subject(name: "the schema"),
      was.fallbackCase, old.model.fallbackCase.text, now.fallbackCase, new.model.fallbackCase.text)
    compareText(
      "description", Subject(name: "the schema"), was.description, now.description, at: Locations())
  }

  private mutating func compareDiscriminators() {
    let (was, now) = (old.schema.discriminator, new.schema.discriminator)
    guard was.value != now.value else { return }
    func consequence(_ direction: Direction, _ key: String, advice: String?) -> Consequence {
      Consequence(
        effect: .breaks,
        sentence:
          "\(direction.app) \(direction.verb("leave")) out all \(direction.cards), which name their "
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
    let isCaseSensitive = new.schema.isCaseSensitive
    guard old.schema.isCaseSensitive != isCaseSensitive else { return }
    let which = "that spell their class type in another case"
    report(
      .caseSensitivityChanged, Subject(name: "the names of class types"),
      isCaseSensitive ? "are matched to the letter now" : "are matched in any case now",
      at: Locations(),
      liveCards: isCaseSensitive
        ? Direction.liveCards.loss(
          .breaks, which, advice: "list the spellings that are in use under \"aliases\"") : .none,
      oldApps: isCaseSensitive
        ? .none
        : Direction.oldApps.loss(
          .breaks, which, advice: "type the names to the letter while old apps are in use"))
  }

  /// Names of groups; what their types share is compared type by type.
  mutating func compareGroups() {
    let olds = Array(zip(old.schema.groups, old.model.groups))
    for (group, model) in zip(new.schema.groups, new.model.groups) {
      guard let (was, oldModel) = olds.first(where: { $0.0.name == group.name }) else { continue }
      let subject = Subject(name: "group \(quoted(group.name.value))")
      compareName(
        "the enum", subject, was.enumName ?? was.name, oldModel.enumName.text,
        group.enumName ?? group.name, model.enumName.text)
      compareName("the protocol", subject, was.protocolName, group.protocolName)
      let hasProtocol = was.protocolName != nil && group.protocolName != nil
      if hasProtocol, old.properties(of: was) != new.properties(of: group) {
        report(
          .conformanceChanged, subject, "has a protocol with other requirements",
          at: Locations(old: was.name.location, new: group.name.location), changesCode: true)
      }
      compareText(
        "description", subject, was.description, group.description,
        at: Locations(old: was.name.location, new: group.name.location))
    }
  }

  /// The constants of keys, of which each has one, whoever uses it.
  mutating func compareConstants() {
    let was = old.constants
    let now = new.constants
    for (key, constant) in now.sorted(by: { $0.value.location < $1.value.location }) {
      guard let other = was[key] else { continue }
      compareName("the constant", Subject(name: quoted(key)), other, constant)
    }
  }
}

extension CheckedSchema {
  /// The names of the properties that all objects of a group have.
  fileprivate func properties(of group: Group) -> Set<String> {
    let index = schema.classTypes.firstIndex { schema.group(of: $0)?.name == group.name }
    let paths = Set(group.fields.map(\.path.value))
    let properties = index.map { object(ofClassTypeAt: $0).properties } ?? []
    return Set(properties.filter { paths.contains($0.path) }.map(\.name.text))
  }

  /// The constants of the keys of the extras, each at the place of its name, or else of its key.
  fileprivate var constants: [String: Located<String>] {
    let choices = schema.classTypes.flatMap(\.oneOf).flatMap(\.choices).map(\.field)
    let fields = schema.groups.flatMap(\.fields) + schema.classTypes.flatMap(\.fields) + choices
    var constants: [String: Located<String>] = [:]
    for field in fields {
      guard let key = field.key, let name = model.constants[key]?.name.text,
        field.constant != nil || constants[key] == nil
      else { continue }
      constants[key] = Located(name, at: (field.constant?.location ?? field.path.location))
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
