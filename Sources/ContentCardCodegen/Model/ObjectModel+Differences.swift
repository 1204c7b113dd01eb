import ContentCardSchema

extension ObjectModel {
  /// What would have to be alike and is not: properties, by name, and conformances.
  func differences(from other: ObjectModel) -> [String] {
    let names = memberNames + other.memberNames
    var differing = names.uniqued.filter { name in
      !name.isEmpty
        && (properties.first { $0.name == name }?.undocumented
          != other.properties.first { $0.name == name }?.undocumented
          || oneOfs.first { $0.name == name }?.undocumented
            != other.oneOfs.first { $0.name == name }?.undocumented)
    }
    if conformances != other.conformances { differing.append("conformsTo") }
    if declaration != other.declaration { differing.append("declaration") }
    if atLeastOne.map({ $0.map(\.name) }) != other.atLeastOne.map({ $0.map(\.name) }) {
      differing.append("atLeastOne")
    }
    if differing.isEmpty, memberNames != other.memberNames {
      differing.append("the order of the fields")
    }
    return differing
  }

  private var memberNames: [String] { properties.map(\.name) + oneOfs.map(\.name) }
}

extension PropertyModel {
  fileprivate var undocumented: Self {
    var copy = self
    copy.field = field.undocumented
    return copy
  }
}

extension OneOfModel {
  fileprivate var undocumented: Self {
    var copy = self
    copy.description = nil
    copy.choices = choices.map { Choice(caseName: $0.caseName, field: $0.field.undocumented) }
    return copy
  }
}

extension Field {
  /// What is generated for the field, but for its comments.
  fileprivate var undocumented: Self {
    var copy = self
    copy.description = nil
    copy.example = nil
    copy.choices = choices?.map(\.undocumented)
    return copy
  }
}

extension EnumChoice {
  /// What is generated for the value, but for its comment.
  var undocumented: Self {
    var copy = self
    copy.description = nil
    return copy
  }
}
