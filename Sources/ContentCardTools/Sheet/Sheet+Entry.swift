import ContentCardSchema

extension Sheet.Entry {
  init(_ classType: ClassType, in schema: Schema) {
    let fields = schema.fields(of: classType)
    name = classType.name.value
    description = classType.description.map(Wording.init(prose:))
    deprecation = classType.deprecation?.wording
    aliases = classType.aliases.map(\.value)
    rows =
      fields.map { Sheet.Row($0, need: classType.need(of: $0)) }
      + classType.oneOf.flatMap { oneOf in
        oneOf.choices.indices.map { index in
          Sheet.Row(
            oneOf.choices[index].field, purpose: oneOf.description,
            need: .choice(index, of: oneOf))
        }
      }
    remarks = classType.oneOf.compactMap(\.order) + classType.atLeastOne.map { $0.value.wording }
    pairs = Sheet.Pair.all(of: classType, fields: fields, discriminator: schema.discriminator.value)
  }
}

extension Sheet.Row {
  fileprivate init(_ field: Field, purpose: String? = nil, need: Need) {
    place = field.path.value.wording
    isDeprecated = field.deprecation != nil
    details = field.details(purpose: purpose)
    sample = field.typedSample
    self.need = need.wording
    consequences = need.consequences(for: field)
  }
}

extension ClassType {
  fileprivate func need(of field: Field) -> Need {
    if let value = field.defaultValue { return .default(value.value.wording) }
    if field.isRequired { return .required }
    let lists = atLeastOne.map { $0.value.map(\.value) }.filter { $0.contains(field.path.value) }
    return lists.isEmpty ? .optional : .oneAtLeast(field.path.value, of: lists)
  }
}

extension OneOf {
  /// In what order the choices are tried; nil: there is one.
  fileprivate var order: Wording? {
    guard choices.count > 1 else { return nil }
    let places = choices.map(\.field.path.value.wording).list("and")
    let need = isRequired ? "without any, the card is not shown" : "none of them is required"
    return "Of \(places) the first one with a right value counts; \(need)."
  }
}

extension [Located<ValuePath>] {
  fileprivate var wording: Wording {
    "At least one of \(map(\.value.wording).list("and")) is required."
  }
}

extension Literal {
  /// A default as it is named.
  fileprivate var wording: Wording {
    switch self {
    case .list([]): "an empty list"
    case .list(let elements): elements.map(\.wording).list("and")
    case .double(let value): "\(typed: "\(value)".withoutPointZero)"
    default:
      text(separator: "").withPlainSpaces.isEmpty
        ? "empty text" : "\(typed: text(separator: ""))"
    }
  }
}
