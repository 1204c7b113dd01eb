import ContentCardCodegen
import ContentCardSchema

extension DraftSchema {
  /// Sets names where the generator cannot derive valid, unique ones.
  mutating func chooseNames() {
    var names = UniqueNames()
    for index in classTypes.indices { classTypes[index].chooseNames(&names) }
  }
}

extension DraftSchema.ClassType {
  fileprivate mutating func chooseNames(_ names: inout UniqueNames) {
    caseName = names.caseName(ofClassType: name).given
    let object = names.object(ofClassType: name)
    self.object = object.given
    var members = UniqueMemberNames(of: object.value)
    for index in fields.indices {
      if case .extras(let key) = fields[index].path {
        fields[index].constant = names.constant(of: key).given
      }
      fields[index].chooseNames(&members)
    }
  }
}

extension DraftSchema.Field {
  fileprivate mutating func chooseNames(_ members: inout UniqueMemberNames) {
    property = members.property(of: path.name).given
    guard let choices else { return }
    enumName = members.enumName(of: property ?? path.name).given
    let caseNames = UniqueNames.caseNames(ofValues: choices.map(\.value))
    self.choices = zip(choices, caseNames).map {
      DraftSchema.Choice(value: $0.value, caseName: $1.given)
    }
  }
}
