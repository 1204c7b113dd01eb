import ContentCardSchema

extension Resolver {
  /// Returns the enum for a field's allowed values, or `nil` if the schema does not list them.
  mutating func valueEnum(of field: Field, in scope: NameScope) -> EnumModel? {
    guard let choices = field.choices else { return nil }
    let source = field.property ?? Located(field.path.value.name, at: field.path.location)
    let name = name(
      .valueEnum, given: field.enumName, orFrom: source, DefaultName.valueEnum, in: scope)
    return EnumModel(name: name ?? .missing, cases: cases(of: choices))
  }

  /// Returns the enum for a field's allowed values, or `nil` if the schema does not list them. If the field sets
  /// `enumName` to the name of one of the known enums, and the cases are the same, the field shares this enum.
  /// Otherwise, adds the new enum to the known ones.
  mutating func valueEnum(
    of field: Field, in scope: NameScope, known enums: inout [EnumModel]
  ) -> EnumModel? {
    if let choices = field.choices, let name = field.enumName?.value,
      let known = enums.first(where: { $0.name.text == name }),
      known.cases.map(\.value) == choices.map(\.value.value),
      known.cases.map(\.name.text) == choices.map(\.chosenCase)
    {
      return known
    }
    guard let valueEnum = valueEnum(of: field, in: scope) else { return nil }
    enums.append(valueEnum)
    return valueEnum
  }

  private mutating func cases(of choices: [EnumChoice]) -> [EnumModel.Case] {
    let scope = NameScope(reserved: RuntimeNames.enumMembers)
    var values: [String: Located<String>] = [:]
    return choices.compactMap { choice in
      if let earlier = values[ValueGrammar.lowercased(choice.value.value)] {
        report(
          .nameCollision, at: choice.value.location,
          choice.value.value == earlier.value
            ? "\(quoted(choice.value.value)) is already an allowed value"
            : "\(quoted(choice.value.value)) differs from \(quoted(earlier.value)) only in letter case",
          note: "the other one is here; remove one of them", at: earlier.location)
        return nil
      }
      values[ValueGrammar.lowercased(choice.value.value)] = choice.value
      let name = name(
        .enumCase, given: choice.caseName, orFrom: choice.value, DefaultName.valueCase, in: scope)
      return name.map {
        EnumModel.Case(name: $0, value: choice.value.value, description: choice.description)
      }
    }
  }
}

extension EnumChoice {
  fileprivate var chosenCase: String? { caseName?.value ?? DefaultName.valueCase(of: value.value) }
}
