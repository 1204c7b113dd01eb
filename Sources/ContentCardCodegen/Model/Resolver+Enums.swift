import ContentCardSchema

extension Resolver {
  /// The enum of a field's allowed values; nil when any value will do.
  mutating func valueEnum(of field: Field, in scope: NameScope) -> EnumModel? {
    guard let choices = field.choices else { return nil }
    let source = field.property ?? Located(field.path.value.name, at: field.path.location)
    let name = name(
      .valueEnum, given: field.enumName, orFrom: source, DefaultName.valueEnum, in: scope)
    return EnumModel(name: name ?? "", cases: cases(of: choices))
  }

  /// The same, for an object in which two fields with the same name and values share one enum.
  mutating func valueEnum(
    of field: Field, in scope: NameScope, known enums: inout [EnumModel]
  ) -> EnumModel? {
    if let choices = field.choices, let name = field.enumName?.value,
      let known = enums.first(where: { $0.name == name }),
      known.cases.map(\.value) == choices.map(\.value.value),
      known.cases.map(\.name) == choices.map(\.chosenCase)
    {
      return known
    }
    guard let model = valueEnum(of: field, in: scope) else { return nil }
    enums.append(model)
    return model
  }

  private mutating func cases(of choices: [EnumChoice]) -> [EnumModel.Case] {
    let scope = NameScope(reserved: RuntimeNames.enumMembers)
    var values: [String: Located<String>] = [:]
    return choices.compactMap { choice in
      if let holder = values[choice.value.value.lowercased()] {
        report(
          .nameCollision, at: choice.value.location,
          "\(quoted(choice.value.value)) is allowed already: values are matched without regard to case",
          note: "the other one is here; remove one of them", at: holder.location)
        return nil
      }
      values[choice.value.value.lowercased()] = choice.value
      let name = name(
        .enumCase, given: choice.caseName, orFrom: choice.value, DefaultName.valueCase, in: scope)
      return name.map {
        EnumModel.Case(name: $0, value: choice.value.value, description: choice.description)
      }
    }
  }
}
