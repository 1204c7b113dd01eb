import ContentCardSchema

@testable import ContentCardTools

extension CardReading {
  /// Returns whether all values that both versions of the schema read are equal, apart from their Swift types.
  func hasSameMeaning(as other: Self) -> Bool {
    guard isOfSameClassType(as: other) else { return false }
    let fields = schema.fields(of: classType)
    let others = other.schema.fields(of: other.classType)
    for field in others {
      let counterpart =
        fields.first { $0.path == field.path }
        ?? fields.first { candidate in
          !others.contains { $0.path == candidate.path }
            && !Set(candidate.spellings).isDisjoint(with: field.spellings)
        }
      guard let counterpart else {
        // The app collects keys that the other version declares for another purpose.
        if case .extrasPrefix(let prefix) = field.path.value,
          other[field.path.value.spelling] != nil,
          others.allSatisfy({ $0.path == field.path || !$0.path.value.name.hasPrefix(prefix) })
        {
          return false
        }
        continue
      }
      let (a, b) = (self[counterpart.path.value.spelling], other[field.path.value.spelling])
      if !haveSameMeaning(a, b, counterpart, field) { return false }
    }
    for (oneOf, otherOneOf) in zip(classType.oneOf, other.classType.oneOf) {
      let (a, b) = (self[oneOf.property.value], other[otherOneOf.property.value])
      guard let a, let b else {
        if a != b { return false }
        continue
      }
      guard let field = oneOf.field(of: a), let otherField = otherOneOf.field(of: b),
        !Set(field.spellings).isDisjoint(with: otherField.spellings),
        haveSameMeaning(a, b, field, otherField)
      else { return false }
    }
    return true
  }

  private subscript(name: String) -> Value? { values[name] ?? nil }

  private func haveSameMeaning(
    _ value: Value?, _ other: Value?, _ field: Field, _ otherField: Field
  ) -> Bool {
    guard let value, let other else { return value == other }
    let (base, otherBase) = (field.type.base, otherField.type.base)
    guard base == otherBase || (base.isNumber && otherBase.isNumber) else {
      return value.texts.count == other.texts.count && value.isDefault == other.isDefault
    }
    // A double has fewer digits than the other types of numbers.
    let isRounded = [base, otherBase].contains(.double)
    let comparable = { (text: String) in
      isRounded ? Double(text).map { "\($0)" } ?? text : text.lowercased()
    }
    let (texts, others) = (value.texts.map(comparable), other.texts.map(comparable))
    // A set of allowed values has one value for texts that differ only in case.
    let areSets = field.isUnique && otherField.isUnique
    let areInOrder = field.type.isList == otherField.type.isList && !areSets
    return areInOrder ? texts == others : Set(texts) == Set(others)
  }
}

extension CardReading {
  /// Returns whether the class type has the same name in both versions, or one version declares the other's name as an
  /// alias.
  private func isOfSameClassType(as other: Self) -> Bool {
    let (name, otherName) = (classType.name, other.classType.name)
    guard name != otherName else { return true }
    guard !schema.classTypes.contains(where: { $0.name == otherName }),
      !other.schema.classTypes.contains(where: { $0.name == name })
    else { return false }
    return schema.classType(named: otherName.value)?.name == name
      || other.schema.classType(named: name.value)?.name == otherName
  }
}

extension Schema {
  fileprivate func classType(named name: String) -> ClassType? {
    let spelling = { (name: String) in isCaseSensitive ? name : name.lowercased() }
    return classTypes.first { classType in
      ([classType.name] + classType.aliases).contains { spelling($0.value) == spelling(name) }
    }
  }
}

extension OneOf {
  fileprivate func field(of value: CardReading.Value) -> Field? {
    value.choice.map { choices[$0].field }
  }
}
