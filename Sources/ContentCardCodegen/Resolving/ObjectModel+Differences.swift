import ContentCardSchema

extension ObjectModel {
  /// Returns a text for each difference: the name of a property, a member of the schema such as `codable`, or a phrase
  /// such as "the protocols". Includes the order of the fields only if nothing else differs.
  func differences(from other: ObjectModel) -> [String] {
    let names = (memberNames + other.memberNames).filter { $0 != SwiftName.missing }
    let (own, others) = (generated, other.generated)
    var differing = names.uniqued.filter { own[$0] != others[$0] }.map(\.text)
    if conformances != other.conformances { differing.append("the protocols") }
    if isCodable != other.isCodable { differing.append("codable") }
    if isValidated != other.isValidated { differing.append("validated") }
    if declaration != other.declaration { differing.append("declaration") }
    for rule in PlaceRule.allCases
    where lists(of: rule).map({ $0.map(\.name) }) != other.lists(of: rule).map({ $0.map(\.name) }) {
      differing.append(rule.rawValue)
    }
    if differing.isEmpty, memberNames != other.memberNames {
      differing.append("the order of the fields")
    }
    return differing
  }

  private var memberNames: [SwiftName] { members.map(\.name) }

  /// The values that determine the generated code of the properties, apart from its comments, by property name.
  private var generated: [SwiftName: [AnyHashable]] {
    let members =
      properties.map { ($0.name, $0.generated) } + oneOfs.map { ($0.name, $0.generated) }
    return Dictionary(members, uniquingKeysWith: +)
  }
}

extension PropertyModel {
  fileprivate var generated: [AnyHashable] { [field.undocumented, valueEnum?.name, excludedKeys] }
}

extension OneOfModel {
  fileprivate var generated: [AnyHashable] {
    [enumName, isRequired, choices.map(\.name)] + choices.flatMap(\.generated)
  }
}

extension Field {
  /// The field without the members that generated code uses only in comments.
  fileprivate var undocumented: Self {
    var copy = self
    copy.description = nil
    copy.example = nil
    copy.choices = choices?.map(\.undocumented)
    return copy
  }
}

extension EnumChoice {
  var undocumented: Self {
    var copy = self
    copy.description = nil
    return copy
  }
}
