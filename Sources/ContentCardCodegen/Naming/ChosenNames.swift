import ContentCardSchema

// Names as they come out: given by the schema, or else made by default. Nothing is checked yet.
extension Field {
  package var chosenProperty: String? {
    property?.value ?? DefaultName.property(of: path.value.name)
  }

  package var chosenConstant: String? {
    constant?.value ?? DefaultName.constant(of: path.value.name)
  }

  /// The enum of the allowed values.
  package var chosenEnum: String? {
    enumName?.value ?? DefaultName.valueEnum(of: property?.value ?? path.value.name)
  }
}

extension EnumChoice {
  package var chosenCase: String? { caseName?.value ?? DefaultName.valueCase(of: value.value) }
}

extension ClassType {
  /// The case, with its group's in front where it has one.
  package var chosenCase: String? {
    caseName?.value ?? DefaultName.classTypeCase(of: name.value)
  }

  package var chosenObject: String? { object?.value ?? DefaultName.object(of: name.value) }
}

extension Group {
  package var chosenEnum: String? { enumName?.value ?? DefaultName.groupEnum(of: name.value) }
}

extension OneOf {
  package var chosenEnum: String? {
    enumName?.value ?? DefaultName.valueEnum(of: property.value)
  }
}
