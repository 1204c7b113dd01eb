import ContentCardSchema

extension Resolver {
  mutating func property(for field: Field, in scope: NameScope) -> PropertyDraft {
    let source = Located(field.path.value.spelling, at: field.path.location)
    let name = name(
      .property, given: field.property, orFrom: source,
      { DefaultName.property(of: $0 == source.value ? field.path.value.name : $0) }, in: scope)
    addReference(to: field.swiftType, as: .swiftType, in: [scope])
    return PropertyDraft(field: field, name: name)
  }

  mutating func oneOf(
    _ declared: OneOf, in scope: NameScope
  ) -> OneOfDraft {
    let name = identifier(declared.property, for: .oneOf)
    if let name {
      _ = declare(name, as: .oneOf, from: name.value, in: scope)
    }
    let enumName = self.name(
      .valueEnum, given: declared.enumName, orFrom: declared.property, DefaultName.valueEnum,
      in: scope)
    let caseScope = NameScope(reserved: RuntimeNames.types, namespaceNames)
    let choices = declared.choices.compactMap { choice -> ChoiceDraft? in
      addReference(to: choice.field.swiftType, as: .swiftType, in: [scope, caseScope])
      guard let name = identifier(choice.caseName, for: .enumCase) else { return nil }
      _ = declare(name, as: .enumCase, from: choice.field.path.value.spelling, in: caseScope)
      return ChoiceDraft(caseName: SwiftName(name.value), field: choice.field)
    }
    return OneOfDraft(
      declared: declared, name: name.map { spelling($0.value) }, enumName: enumName,
      choices: choices)
  }

  /// Declares the names of the private properties that store the values of deprecated properties.
  mutating func declareStorage(of properties: [PropertyDraft], in scope: NameScope) {
    for property in properties where property.field.deprecation != nil {
      guard let name = property.name else { continue }
      let path = property.field.path
      _ = declare(
        Located(DefaultName.storage(of: name.text), at: path.location), as: .storage,
        from: path.value.spelling, in: scope)
    }
  }
}
