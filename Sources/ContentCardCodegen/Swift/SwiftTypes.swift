import ContentCardSchema

extension PropertyModel {
  /// The property's type, optional where a card may lack the value.
  var type: String {
    field.valueType(enumName: enumName) + (field.isNeverNil ? "" : "?")
  }
}

extension OneOfModel {
  var type: String { enumName.escaped + (isRequired ? "" : "?") }
}

extension ObjectModel {
  /// The properties whose values the decoder hands over as optionals and the object needs.
  var unwrapped: [String] {
    let fields = properties.filter { property in
      property.field.isRequired || property.field.defaultValue?.value.needsGrammar == true
    }
    return fields.map(\.name) + oneOfs.filter(\.isRequired).map(\.name)
  }
}

extension Field {
  /// The type that is read: an optional's is the type without the question mark.
  func valueType(enumName: String?) -> String {
    let element = enumName?.escaped ?? type.base.swiftName
    return type.isList ? "[\(element)]" : element
  }

  var isNeverNil: Bool { isRequired || defaultValue != nil }
}

extension BaseType {
  fileprivate var swiftName: String {
    switch self {
    case .string: "String"
    case .int: "Int"
    case .double: "Double"
    case .decimal: "Decimal"
    case .bool: "Bool"
    case .url: "URL"
    case .date: "Date"
    case .color: "ContentCardColor"
    }
  }

  fileprivate var isOfFoundation: Bool {
    switch self {
    case .decimal, .url, .date: true
    case .string, .int, .double, .bool, .color: false
    }
  }
}

extension Model {
  /// Whether any object has a property of a type that Foundation declares.
  var usesFoundation: Bool {
    let shared = groups.flatMap { $0.protocol?.properties ?? [] }
    return (objects.flatMap(\.properties) + shared).contains { $0.field.type.base.isOfFoundation }
      || objects.flatMap(\.oneOfs).flatMap(\.choices).contains { $0.field.type.base.isOfFoundation }
  }
}
