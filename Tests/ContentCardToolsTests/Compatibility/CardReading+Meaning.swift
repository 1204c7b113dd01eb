import ContentCardSchema

@testable import ContentCardTools

extension CardReading {
  /// Whether every value that both versions have is the same but for its Swift type.
  func meansTheSame(as other: Self) -> Bool {
    guard classType.isSame(as: other.classType) else { return false }
    let fields = schema.fields(of: classType)
    let others = other.schema.fields(of: other.classType)
    for field in others {
      let partner =
        fields.first { $0.path == field.path }
        ?? fields.first { candidate in
          !others.contains { $0.path == candidate.path }
            && !Set(candidate.spellings).isDisjoint(with: field.spellings)
        }
      guard let partner else { continue }
      let (a, b) = (self[partner.path.value.spelling], other[field.path.value.spelling])
      if !mean(a, b, partner, field) { return false }
    }
    for (oneOf, otherOneOf) in zip(classType.oneOf, other.classType.oneOf) {
      let (a, b) = (self[oneOf.property.value], other[otherOneOf.property.value])
      guard let a, let b else {
        if a != b { return false }
        continue
      }
      guard let field = oneOf.field(at: a.choice), let otherField = otherOneOf.field(at: b.choice),
        !Set(field.spellings).isDisjoint(with: otherField.spellings),
        mean(a, b, field, otherField)
      else { return false }
    }
    return true
  }

  private subscript(name: String) -> Value? { values[name] ?? nil }

  private func mean(_ value: Value?, _ other: Value?, _ field: Field, _ otherField: Field) -> Bool {
    guard let value, let other else { return value == other }
    let (base, otherBase) = (field.type.base, otherField.type.base)
    guard base == otherBase || (base.isNumber && otherBase.isNumber) else {
      return value.texts.count == other.texts.count
    }
    let (texts, others) = (value.texts.map { $0.lowercased() }, other.texts.map { $0.lowercased() })
    return field.type.isList == otherField.type.isList
      ? texts == others : Set(texts) == Set(others)
  }
}

extension ClassType {
  /// Whether two versions call it the same, or one knows the other's name.
  fileprivate func isSame(as other: Self) -> Bool {
    name == other.name || aliases.contains(other.name) || other.aliases.contains(name)
  }
}

extension OneOf {
  fileprivate func field(at place: ValuePath?) -> Field? {
    choices.map(\.field).first { $0.path.value == place }
  }
}
