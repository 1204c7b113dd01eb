import ContentCardSchema

extension ObjectDraft {
  /// Returns what differs: the names of properties and of members such as `codable`, or the order of the fields.
  func differences(from other: ObjectDraft) -> [String] {
    let names = (memberNames + other.memberNames).compactMap(\.self)
    var differing = names.uniqued.filter { name in
      properties.first { $0.name?.text == name }?.generated
        != other.properties.first { $0.name?.text == name }?.generated
        || oneOfs.first { $0.declared.property.value == name }?.generated
          != other.oneOfs.first { $0.declared.property.value == name }?.generated
    }
    if conformances != other.conformances { differing.append("conformsTo") }
    if isCodable != other.isCodable { differing.append("codable") }
    if declaration != other.declaration { differing.append("declaration") }
    if atLeastOneNames != other.atLeastOneNames { differing.append("atLeastOne") }
    if differing.isEmpty, memberNames != other.memberNames {
      differing.append("the order of the fields")
    }
    return differing
  }

  private var memberNames: [String?] {
    properties.map(\.name?.text) + oneOfs.map(\.declared.property.value)
  }

  private var atLeastOneNames: [[String?]] {
    atLeastOne.map { $0.map { properties[$0].name?.text } }
  }
}

extension PropertyDraft {
  /// Everything that determines the property's generated code, except its comment.
  fileprivate var generated: GeneratedProperty {
    GeneratedProperty(
      field: field.undocumented, enumName: valueEnum.map(\.name), defaultCases: defaultCases,
      excludedKeys: excludedKeys)
  }
}

private struct GeneratedProperty: Equatable {
  var field: Field
  var enumName: SwiftName??
  var defaultCases: [SwiftName]
  var excludedKeys: [String]
}

extension OneOfDraft {
  /// Everything that determines the property's generated code, except its comment.
  fileprivate var generated: GeneratedOneOf {
    GeneratedOneOf(
      enumName: enumName, isRequired: declared.isRequired,
      caseNames: choices.map(\.caseName),
      fields: choices.map(\.field.undocumented))
  }
}

private struct GeneratedOneOf: Equatable {
  var enumName: SwiftName?
  var isRequired: Bool
  var caseNames: [SwiftName]
  var fields: [Field]
}

extension Field {
  /// The field without the members that are used only in comments.
  fileprivate var undocumented: Self {
    var copy = self
    copy.description = nil
    copy.example = nil
    copy.choices = choices?.map(\.undocumented)
    return copy
  }
}

extension EnumChoice {
  /// The value without its description.
  var undocumented: Self {
    var copy = self
    copy.description = nil
    return copy
  }
}
