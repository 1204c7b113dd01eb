import ContentCardSchema

extension Resolver {
  /// Returns the property for a field, and declares its name.
  ///
  /// - Parameters:
  ///   - scope: The scope of the members of the object or of the group's protocol.
  ///   - isStored: Whether generated code declares the property. `false` for app-defined types.
  ///   - valueEnum: A closure that returns the enum of the allowed values, if the schema lists them, and whether the
  ///     objects of a group share it.
  mutating func property(
    for field: Field, in scope: NameScope, isStored: Bool = true, excludedKeys: [String] = [],
    valueEnum: (inout Self) -> (model: EnumModel?, isShared: Bool)
  ) -> PropertyModel {
    let source = Located(field.path.value.spelling, at: field.path.location)
    let name = name(
      .property, given: field.property, orFrom: source,
      { DefaultName.property(of: $0 == source.value ? field.path.value.name : $0) }, in: scope)
    addReference(to: field.swiftType, as: .swiftType, in: [scope])
    let valueEnum = valueEnum(&self)
    let enumType = valueEnum.model.map {
      SwiftType.named($0.name, in: valueEnum.isShared ? namespace : nil)
    }
    let storage = name.flatMap { name in
      isStored && field.deprecation != nil ? SwiftName(DefaultName.storage(of: name.text)) : nil
    }
    return PropertyModel(
      field: field, name: name ?? .missing,
      valueType: SwiftType(of: field, valueEnum: enumType),
      missingValue: MissingValue(of: field, valueEnum: valueEnum.model),
      excludedKeys: excludedKeys, storage: storage, valueEnum: valueEnum.model)
  }

  mutating func oneOf(
    _ declared: OneOf, in scope: NameScope, excludedKeys: (Field) -> [String]
  ) -> OneOfModel {
    let name = identifier(declared.property, for: .oneOf)
    if let name {
      _ = declare(name, as: .oneOf, from: name.value, in: scope)
    }
    let enumName = self.name(
      .valueEnum, given: declared.enumName, orFrom: declared.property, DefaultName.valueEnum,
      in: scope)
    let caseScope = NameScope(reserved: RuntimeNames.types, namespaceNames)
    let choices = declared.choices.compactMap { choice -> PropertyModel? in
      addReference(to: choice.field.swiftType, as: .swiftType, in: [scope, caseScope])
      guard let name = identifier(choice.caseName, for: .enumCase) else { return nil }
      _ = declare(name, as: .enumCase, from: choice.field.path.value.spelling, in: caseScope)
      return PropertyModel(
        field: choice.field, name: SwiftName(name.value), valueType: SwiftType(of: choice.field),
        missingValue: .isNil, excludedKeys: excludedKeys(choice.field), storage: nil,
        valueEnum: nil)
    }
    return OneOfModel(
      declared: declared, name: name.map { spelling($0.value) } ?? .missing,
      enumName: enumName ?? .missing, choices: choices)
  }

  mutating func declareStorage(of properties: [PropertyModel], in scope: NameScope) {
    for property in properties {
      guard let storage = property.storage else { continue }
      let path = property.field.path
      _ = declare(
        Located(storage.text, at: path.location), as: .storage, from: path.value.spelling, in: scope
      )
    }
  }
}
