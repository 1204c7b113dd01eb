import ContentCardSchema

extension PropertyModel {
  /// The property's type, optional where a card may lack the value.
  var type: String {
    field.propertyType(enumName: enumName) + (field.isNeverNil ? "" : "?")
  }

  var storage: String { isStoredApart ? name.asStorage.escaped : name }

  var storedType: String {
    guard field.isSingleURL else { return type }
    return field.isNeverNil ? "ContentCardURL" : "ContentCardURL?"
  }

  /// The property by what is stored.
  var storedValue: String {
    guard field.isSingleURL else { return storage }
    return field.isNeverNil ? "\(storage).url" : "\(storage)?.url"
  }

  /// What is stored by the property.
  fileprivate var storing: String {
    guard field.isSingleURL else { return name.escaped }
    return field.isNeverNil
      ? "ContentCardURL(\(name.escaped))" : "\(name.escaped).map(ContentCardURL.init)"
  }

  /// What the decoder is asked for: what is stored, or what the initializer of the team's own type takes.
  func decodedType(for declaration: Declaration) -> String {
    declaration == .struct && field.isSingleURL
      ? "ContentCardURL" : field.decodedType(enumName: enumName)
  }
}

/// A stored property after `contentCardData`, as the initializers take it.
struct MemberModel {
  var name: String
  var type: String
  var storage: String
  /// What is stored of the memberwise initializer's argument.
  var storing: String
}

extension ObjectModel {
  var members: [MemberModel] {
    properties.map {
      MemberModel(name: $0.name, type: $0.type, storage: $0.storage, storing: $0.storing)
    }
      + oneOfs.map {
        MemberModel(name: $0.name, type: $0.type, storage: $0.storage, storing: $0.storing)
      }
  }
}

extension OneOfModel {
  var type: String { enumName.escaped + (isRequired ? "" : "?") }

  var storage: String { isStoredApart ? name.asStorage.escaped : name }

  /// What is read and stored, where there is a value.
  var storedType: String {
    isStoredApart ? "ContentCardChoice<\(enumName.escaped)>" : enumName.escaped
  }

  /// The property by what is stored.
  var storedValue: String { isRequired ? "\(storage).value" : "\(storage)?.value" }

  /// What is stored by the property.
  fileprivate var storing: String {
    guard isStoredApart else { return name.escaped }
    return isRequired
      ? "ContentCardChoice(\(name.escaped))" : "\(name.escaped).map(ContentCardChoice.init)"
  }
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
    case .string: "String"
    case .int: "Int"
    case .double: "Double"
    case .decimal: "Decimal"
    case .bool: "Bool"
    case .url: "URL"
    case .date: "Date"
    case .color: "ContentCardColor"
    case .json, .custom: swiftType?.value.escapedTypeName ?? "JSONValue"
    }
  }
}

extension BaseType {
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
    declaresFoundationTypes || objects.contains { $0.properties.contains(where: \.isOfFoundation) }
  }

  /// Whether a declaration names one; the properties of the team's own types are declared elsewhere.
  var declaresFoundationTypes: Bool {
    let generated = objects.lazy.filter { $0.declaration == .struct }
    let choices = objects.lazy.flatMap(\.oneOfs).flatMap(\.choices)
    return groups.contains { $0.protocol?.properties.contains(where: \.isOfFoundation) == true }
      || generated.contains { $0.properties.contains(where: \.isOfFoundation) }
      || choices.contains { $0.field.type.base.isOfFoundation }
  }
}

extension PropertyModel {
  fileprivate var isOfFoundation: Bool { field.type.base.isOfFoundation }
}
