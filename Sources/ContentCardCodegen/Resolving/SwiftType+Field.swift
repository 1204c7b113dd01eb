import ContentCardSchema

extension SwiftType {
  /// Creates the non-optional type of a field's value.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - valueEnum: The enum of the allowed values, or `nil` if any value is allowed.
  init(of field: Field, valueEnum: SwiftType? = nil) {
    let element = valueEnum ?? SwiftType(ofElementsOf: field)
    self = !field.type.isList ? element : field.isUnique ? .set(element) : .array(element)
  }

  private init(ofElementsOf field: Field) {
    switch field.type.base {
    case .string: self = Self.string
    case .int: self = Self.int
    case .double: self = Self.double
    case .decimal: self = Self.decimal
    case .bool: self = Self.bool
    case .url: self = Self.url
    case .date: self = Self.date
    case .color: self = Self.color
    case .json, .custom: self = field.swiftType.map { SwiftType(dotted: $0.value) } ?? "ExtraValue"
    }
  }

  // Created once, because most fields have one of these types.
  private static let string: SwiftType = "String"
  private static let int: SwiftType = "Int"
  private static let double: SwiftType = "Double"
  private static let decimal: SwiftType = foundation("Decimal")
  private static let bool: SwiftType = "Bool"
  private static let url: SwiftType = foundation("URL")
  private static let date: SwiftType = foundation("Date")
  private static let color: SwiftType = "ContentCardColor"

  /// Returns a Foundation type, qualified with its module, because an app can have a type with the same name.
  private static func foundation(_ name: SwiftName) -> SwiftType { .named(["Foundation", name]) }

  /// The library type that stores a URL.
  static let storedURL: SwiftType = .generic([SwiftName("ContentCardURL")], url)

  /// Returns the library type that stores the value of a `oneOf` with a URL among its choices.
  static func choice(of enumType: SwiftType) -> SwiftType {
    .generic(["ContentCardsGeneratedCode", "Choice"].map { SwiftName($0) }, enumType)
  }

  /// Returns the library type that decodes JSON.
  static func decodedJSON(_ type: SwiftType) -> SwiftType {
    .generic(["ContentCardsGeneratedCode", "DecodedJSON"].map { SwiftName($0) }, type)
  }

  func optional(if isOptional: Bool) -> SwiftType { isOptional ? .optional(self) : self }
}
