import ContentCardSchema

extension Resolver {
  /// The constant of every key of fields of the extras, but of one that has none after a mistake; one constant serves all types that use
  /// the key.
  mutating func constants(of fields: [Field]) -> [String: String] {
    let scope = NameScope(
      reserved: RuntimeNames.constants, ["ContentCardKey"], namespaceNames)
    var constants: [String: String] = [:]
    var given: [String: Located<String>] = [:]
    for field in fields {
      guard let constant = field.constant else { continue }
      if let other = given[field.path.value.name], other.value != constant.value {
        report(
          .nameCollision, at: constant.location,
          "the key \(quoted(field.path.value.name)) has two constants",
          note: "the other one is here; a key has one constant, whoever uses it", at: other.location
        )
      } else {
        given[field.path.value.name] = constant
      }
    }
    var seen: Set<String> = []
    for field in fields where seen.insert(field.path.value.name).inserted {
      let key = field.path.value.name
      if given[key] == nil, let constant = RuntimeNames.keyConstants[key] {
        constants[key] = constant
      } else {
        let source = Located(key, at: field.path.location)
        constants[key] = name(
          .constant, given: given[key], orFrom: source, DefaultName.constant, in: scope)
      }
    }
    return constants
  }

  /// The constants to declare: those that the runtime library does not have.
  func keys(of fields: [Field], constants: [String: String]) -> [KeyModel] {
    var keys: [KeyModel] = []
    var indices: [String: Int] = [:]
    for field in fields {
      let key = field.path.value.name
      guard let name = constants[key], RuntimeNames.keyConstants[key] != name else { continue }
      if let index = indices[key] {
        if keys[index].description == nil { keys[index].description = field.description }
      } else {
        indices[key] = keys.count
        keys.append(KeyModel(name: name, key: key, description: field.description))
      }
    }
    return keys
  }

  /// Every fallback leads to a key that the object reads, and no alias is a key of its own.
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
}

extension Resolver {
  /// The properties of which one must not be nil, list by list.
  mutating func atLeastOne(
    of classType: ClassType, among properties: [PropertyModel]
  ) -> [[PropertyModel]] {
    guard !classType.atLeastOne.isEmpty else { return [] }
    let declared = Dictionary(
      properties.map { ($0.field.path.value, $0) }, uniquingKeysWith: { first, _ in first })
    return classType.atLeastOne.map { list in
      list.value.compactMap { path in
        let spelling = path.value.spelling
        guard let property = declared[path.value] else {
          let spellings = properties.map(\.field.path.value.spelling).filter { $0 != spelling }
          report(
            .unknownKey, at: path.location, "no key \(quoted(spelling)) is declared",
            note: didYouMean(spelling, among: spellings) + path.value.remedy)
          return nil
        }
        if property.field.isNeverNil {
          report(
            .invalidValue, at: path.location,
            "\(quoted(spelling)) always has a value, so the list asks for nothing",
            note: "make it optional, with a ? behind its type and without a default")
        }
        return property
      }
    }
  }
}

extension ValuePath {
  /// Where to declare what a list names.
  fileprivate var remedy: String {
    switch self {
    case .card(let name):
      "declare \(quoted(name)) in \"card\" as well; a key that begins with \"card.\" cannot be named here"
    case .extras, .extrasPrefix: "declare it in \"extras\" as well"
    }
  }
}

extension Schema {
  /// Every field that is read from the extras, in file order.
  var extrasFields: [Field] {
    var fields = groups.flatMap(\.fields)
    for classType in classTypes {
      fields += classType.fields
      fields += classType.oneOf.lazy.flatMap(\.choices).map(\.field)
    }
    fields.removeAll { $0.key == nil }
    fields.sort { $0.path.location < $1.path.location }
    return fields
  }
}

extension Field {
  fileprivate var locatedKey: Located<String>? { key.map { Located($0, at: path.location) } }
}
