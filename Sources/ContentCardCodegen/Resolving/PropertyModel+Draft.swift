import ContentCardSchema

extension Field {
  var isOfFoundation: Bool {
    switch type.base {
    case .decimal, .url, .date: true
    case .string, .int, .double, .bool, .color: false
    case .json, .custom:
      swiftType?.value.split(separator: ".").first
        .map { SystemTypes.foundation.contains(String($0)) } ?? false
    }
  }
}

extension PropertyModel {
  /// - Parameter declaration: The declaration of the property's object. App-defined types declare their own storage.
  init(_ draft: PropertyDraft, in namespace: SwiftName?, declaration: Declaration)
    throws(MissingName)
  {
    let field = draft.field
    name = try draft.name.chosen()
    valueEnum = try draft.valueEnum.map { draft throws(MissingName) in try EnumModel(draft) }
    let enumType = valueEnum.map { valueEnum in
      SwiftType.named(valueEnum.name, in: draft.sharesEnum ? namespace : nil)
    }
    let value = SwiftType(of: field, valueEnum: enumType)
    type = value.optional(if: !field.isNeverNil)
    if declaration == .struct, field.deprecation != nil {
      storage = SwiftName(DefaultName.storage(of: name.text))
    }
    read = DecoderRead(
      of: field, as: value, missingValue: try MissingValue(of: field, cases: draft.defaultCases),
      excludedKeys: draft.excludedKeys)
    comment = FieldComment(of: field)
    deprecation = field.deprecation
  }
}

extension OneOfModel {
  init(_ draft: OneOfDraft) throws(MissingName) {
    name = try draft.name.chosen()
    enumName = try draft.enumName.chosen()
    description = draft.declared.description
    isRequired = draft.declared.isRequired
    type = SwiftType.named([enumName]).optional(if: !isRequired)
    choices = draft.choices.map { choice in
      let type = SwiftType(of: choice.field)
      return ChoiceModel(
        caseName: choice.caseName, type: type,
        read: DecoderRead(of: choice.field, as: type, missingValue: .isNil),
        comment: FieldComment(of: choice.field))
    }
  }
}

extension FieldComment {
  fileprivate init(of field: Field) {
    self.init(
      path: field.path.value, description: field.description, example: field.example?.value)
  }
}
