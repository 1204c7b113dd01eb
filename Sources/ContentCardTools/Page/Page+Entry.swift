import ContentCardSchema

extension Page.Entry {
  init(_ classType: ClassType, in schema: Schema) {
    let fields = schema.fields(of: classType)
    let lists = classType.listsByPath
    name = classType.name.value
    group = schema.group(of: classType)?.name.value.inWords
    description = classType.description.map(MarkedText.init(prose:))
    deprecation = classType.deprecation?.markedText
    rows =
      [Page.Row(namesOf: classType, in: schema)]
      + fields.map { Page.Row($0, requirement: Requirement(of: $0, in: lists)) }
      + classType.oneOf.flatMap { oneOf in
        oneOf.choices.indices.map { index in
          Page.Row(
            oneOf.choices[index].field, purpose: oneOf.description,
            requirement: .choice(index, of: oneOf))
        }
      }
    let hasOlderKeys =
      !schema.olderDiscriminators.isEmpty
      || schema.allFields(of: classType).contains { !$0.aliases.isEmpty }
    remarks =
      classType.oneOf.compactMap(\.order) + classType.atLeastOne.map { $0.value.markedText }
      + schema.lists(of: .together, for: classType).map {
        "The app uses \($0.value.map(\.value.markedText).list("and")) only together."
      }
      + schema.lists(of: .order, for: classType).map {
        .sentence($0.value.map(\.value.markedText).joined(" must not exceed "))
      }
      + (hasOlderKeys ? ["Cards with older keys keep working."] : [])
    pairs = Page.Pair.all(of: classType, in: schema)
  }
}

extension Page.Row {
  /// Creates the row for the key that contains the card type.
  fileprivate init(namesOf classType: ClassType, in schema: Schema) {
    let name = classType.name.value
    place = "\(typed: schema.discriminator.value)"
    isDeprecated = false
    details = ["Exactly \(typed: name)."]
    if !schema.isCaseSensitive { details.append("Capitalization does not matter.") }
    let aliases = classType.aliases.map { "\(typed: $0.value)" as MarkedText }
    if !aliases.isEmpty { details.append("Other names that work: \(aliases.joined(", ")).") }
    sample = name
    requirement = Requirement.required.markedText
    consequences = ["If missing or wrong, the card is not shown."]
  }

  fileprivate init(_ field: Field, purpose: String? = nil, requirement: Requirement) {
    path = field.path.value.spelling
    place = field.path.value.label
    isDeprecated = field.deprecation != nil
    details = field.details(purpose: purpose)
    sample = field.typedSample
    self.requirement = requirement.markedText
    consequences = requirement.consequences(for: field)
  }
}

extension ClassType {
  /// For each path in `atLeastOne` lists, the lists that include it.
  var listsByPath: [ValuePath: [[ValuePath]]] {
    var lists: [ValuePath: [[ValuePath]]] = [:]
    for list in atLeastOne.map({ $0.value.map(\.value) }) {
      for path in list { lists[path, default: []].append(list) }
    }
    return lists
  }
}

extension Requirement {
  init(of field: Field, in lists: [ValuePath: [[ValuePath]]]) {
    if let value = field.defaultValue {
      self = .default(value.value.markedText)
    } else if field.isRequired {
      self = .required
    } else {
      self = lists[field.path.value].map { .oneAtLeast(field.path.value, of: $0) } ?? .optional
    }
  }
}

extension OneOf {
  fileprivate var order: MarkedText? {
    guard choices.count > 1 else { return nil }
    let places = choices.map(\.field.path.value.markedText).list("and")
    let rule = isRequired ? "without one, the card is not shown" : "none is required"
    return "The app uses the first of \(places) that has a valid value; \(rule)."
  }
}

extension [Located<ValuePath>] {
  fileprivate var markedText: MarkedText {
    "At least one of \(map(\.value.markedText).list("and")) is required."
  }
}

extension Literal {
  fileprivate var markedText: MarkedText {
    switch self {
    case .list([]): "an empty list"
    case .list(let elements): elements.map(\.markedText).list("and")
    case .double(let value): "\(typed: "\(value)".withoutPointZero)"
    default:
      text(separator: "").withPlainSpaces.isEmpty
        ? "empty text" : "\(typed: text(separator: ""))"
    }
  }
}
