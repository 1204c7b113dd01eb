import ContentCardSchema

extension SwiftType {
  /// Creates the non-optional type of a field's value.
  ///
  /// - Parameter valueEnum: The enum of the allowed values, or `nil` if the schema does not list them.
  init(of field: Field, valueEnum: SwiftType? = nil) {
    let element = valueEnum ?? SwiftType(ofElementsOf: field)
    self = !field.type.isList ? element : field.isUnique ? .set(element) : .array(element)
  }

  private init(ofElementsOf field: Field) {
    self =
      field.swiftType.map { SwiftType(dotted: $0.value) } ?? Self.baseTypes[field.type.base]
      ?? "ExtraValue"
  }

  // Created once, because most fields have one of these types.
  private static let baseTypes: [BaseType: SwiftType] = Dictionary(
    uniqueKeysWithValues: BaseType.allCases.compactMap { base in
      base.description().swiftType.map { (base, SwiftType(dotted: $0)) }
    })

  func optional(if isOptional: Bool) -> SwiftType { isOptional ? .optional(self) : self }
}
