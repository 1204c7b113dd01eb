import ContentCardSchema

extension ObjectModel {
  /// Returns what differs: the names of properties and of members such as `codable`, or the order of the fields.
  func differences(from other: ObjectModel) -> [String] {
    let names = (memberNames + other.memberNames).filter { $0 != SwiftName.missing }
    var differing = names.uniqued.filter { name in
      properties.first { $0.name == name }?.generated
        != other.properties.first { $0.name == name }?.generated
        || oneOfs.first { $0.name == name }?.generated
          != other.oneOfs.first { $0.name == name }?.generated
    }.map(\.text)
    if conformances != other.conformances { differing.append("conformsTo") }
    if isCodable != other.isCodable { differing.append("codable") }
    if isValidated != other.isValidated { differing.append("validated") }
    if declaration != other.declaration { differing.append("declaration") }
    if atLeastOne.map({ $0.map(\.name) }) != other.atLeastOne.map({ $0.map(\.name) }) {
      differing.append("atLeastOne")
    }
    if together.map({ $0.map(\.name) }) != other.together.map({ $0.map(\.name) }) {
      differing.append("together")
    }
    if order.map({ $0.map(\.name) }) != other.order.map({ $0.map(\.name) }) {
      differing.append("order")
    }
    if differing.isEmpty, memberNames != other.memberNames {
      differing.append("the order of the fields")
    }
    return differing
  }

  private var memberNames: [SwiftName] { members.map(\.name) }
}

extension PropertyModel {
  /// Everything that determines the property's generated code, except its comment.
  fileprivate var generated: GeneratedProperty {
    GeneratedProperty(
      field: field.undocumented, enumName: valueEnum.map(\.name), missingValue: missingValue,
      excludedKeys: excludedKeys)
  }
}

private struct GeneratedProperty: Equatable {
  var field: Field
  var enumName: SwiftName?
  var missingValue: MissingValue
  var excludedKeys: [String]
}

extension OneOfModel {
  /// Everything that determines the property's generated code, except its comment.
  fileprivate var generated: GeneratedOneOf {
    GeneratedOneOf(
      enumName: enumName, isRequired: isRequired, caseNames: choices.map(\.caseName),
      fields: choices.map(\.field.undocumented), excludedKeys: choices.map(\.excludedKeys))
  }
}

private struct GeneratedOneOf: Equatable {
  var enumName: SwiftName
  var isRequired: Bool
  var caseNames: [SwiftName]
  var fields: [Field]
  var excludedKeys: [[String]]
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
