import ContentCardSchema

extension PropertyModel {
  /// The property's type, optional where a card may lack the value.
  var type: String {
    field.propertyType(enumName: enumName) + (field.isNeverNil ? "" : "?")
  }

  /// The stored property; a deprecated one is stored under another name, so that only its users are warned.
  var storage: String { field.deprecation == nil ? name : name.asStorage.escaped }
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
  /// The type of a value that is there.
  func propertyType(enumName: String?) -> String {
    let element = enumName?.escapedTypeName ?? elementName
    guard type.isList else { return element }
    return isUnique ? "Set<\(element)>" : "[\(element)]"
  }

  /// The type that the decoder is asked for, which for JSON wraps the property's.
  func decodedType(enumName: String?) -> String {
    let propertyType = propertyType(enumName: enumName)
    return type.base == .json ? "DecodedJSON<\(propertyType)>" : propertyType
  }

  private var elementName: String {
    switch type.base {
    case .custom, .json: swiftType?.value.escapedTypeName ?? "JSONValue"
    default: type.base.swiftName
    }
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
    case .json: "JSONValue"
    case .custom: "String"
    }
  }

  fileprivate var isOfFoundation: Bool {
    switch self {
    case .decimal, .url, .date: true
    case .string, .int, .double, .bool, .color, .json, .custom: false
    }
  }
}

extension Model {
  /// Whether a type of Foundation is read from a card.
  var readsFoundationTypes: Bool {
    declaresFoundationTypes || objects.flatMap(\.properties).contains(where: \.isOfFoundation)
  }

  /// Whether a declaration names one; the properties of the team's own types are declared elsewhere.
  var declaresFoundationTypes: Bool {
    let shared = groups.flatMap { $0.protocol?.properties ?? [] }
    let generated = objects.filter { $0.declaration == .struct }.flatMap(\.properties)
    return (shared + generated).contains(where: \.isOfFoundation)
      || objects.flatMap(\.oneOfs).flatMap(\.choices).contains { $0.field.type.base.isOfFoundation }
  }
}

extension PropertyModel {
  fileprivate var isOfFoundation: Bool { field.type.base.isOfFoundation }
}
