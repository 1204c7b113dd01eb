/// The form that a value of an object has in Objective-C.
struct ObjectiveCValue: Equatable {
  /// The type of the property, as Swift spells it.
  let type: String
  private let element: Element
  private let shape: Shape

  private enum Shape { case single, list, set }

  /// - Parameters:
  ///   - type: The type in Swift.
  ///   - enumName: The enum for Objective-C, if the value or its elements are cases of an enum of allowed values.
  /// - Returns: Nil for a type that Objective-C cannot use: the team's own, unless it is one of Foundation's.
  init?(_ type: SwiftType, enumName: String?) {
    let (shape, elementType) = Self.parts(of: type.unwrapped)
    guard let element = Element(elementType, enumName: enumName) else { return nil }
    self.element = element
    self.shape = shape
    let form =
      switch shape {
      case .single: type.isOptional ? element.object : element.type
      case .list: "[\(element.member)]"
      case .set: element == .json ? "[Any]" : "Set<\(element.member)>"
      }
    self.type = type.isOptional ? "\(form)?" : form
    isOptional = type.isOptional
  }

  private let isOptional: Bool

  /// The value in this form.
  ///
  /// - Parameter value: An expression of the value in Swift.
  func converted(_ value: String) -> String {
    switch shape {
    case .single where isOptional:
      return element.boxed("$0").map { "\(value).map { \($0) }" } ?? value
    case .single: return element.converted(value) ?? value
    case .list: return mapped(value, isOptional ? "?.map" : ".map")
    case .set where element == .json: return mapped(value, isOptional ? "?.map" : ".map")
    case .set:
      guard element.raw("$0") != nil else { return value }
      return isOptional
        ? "\(value).map { Set(\(mapped("$0", ".map"))) }" : "Set(\(mapped(value, ".map")))"
    }
  }

  /// A value that is there, as a property that may be nil has it.
  ///
  /// - Parameter value: An expression of the value in Swift.
  func boxed(_ value: String) -> String {
    shape == .single ? element.boxed(value) ?? value : converted(value)
  }

  private func mapped(_ value: String, _ map: String) -> String {
    element.raw("$0").map { "\(value)\(map) { \($0) }" } ?? value
  }

  private static func parts(of type: SwiftType) -> (shape: Shape, element: SwiftType) {
    switch type {
    case .array(let element): (.list, element)
    case .set(let element): (.set, element)
    default: (.single, type)
    }
  }

  private enum Element: Equatable {
    /// The compiler bridges it, also in an optional.
    case bridged(String)
    /// The compiler bridges it in a list or a set; an optional is an `NSNumber`.
    case number(String)
    case decimal, color, json
    case allowedValue(String)

    init?(_ type: SwiftType, enumName: String?) {
      if let enumName {
        self = .allowedValue(enumName)
        return
      }
      switch type.description {
      case "String", "Foundation.URL", "Foundation.Date": self = .bridged(type.description)
      case "Int", "Double", "Bool": self = .number(type.description)
      case "Foundation.Decimal": self = .decimal
      case "ContentCardColor": self = .color
      case "JSONValue": self = .json
      default: return nil
      }
    }

    /// The type of a value that is always there.
    var type: String {
      switch self {
      case .bridged(let type), .number(let type), .allowedValue(let type): type
      case .decimal: "NSDecimalNumber"
      case .color: "String"
      case .json: "Any"
      }
    }

    /// The type of a value that may be nil.
    var object: String {
      switch self {
      case .number, .allowedValue: "NSNumber"
      default: type
      }
    }

    /// The type of an element.
    var member: String {
      if case .allowedValue = self { "Int" } else { type }
    }

    /// The expression of a value that is always there; nil if it is the value.
    func converted(_ value: String) -> String? {
      switch self {
      case .bridged, .number: nil
      case .decimal: "NSDecimalNumber(decimal: \(value))"
      case .color: "\(value).description"
      case .json: "ContentCardsGeneratedCode.foundationObject(\(value))"
      case .allowedValue(let name): "\(name)(\(value))"
      }
    }

    /// The expression of a value that may be nil, without its nil.
    func boxed(_ value: String) -> String? {
      switch self {
      case .number, .allowedValue: "NSNumber(value: \(raw(value) ?? value))"
      default: converted(value)
      }
    }

    /// The expression of an element.
    func raw(_ value: String) -> String? {
      if case .allowedValue = self {
        converted(value).map { "\($0).rawValue" }
      } else {
        converted(value)
      }
    }
  }
}

extension SwiftType {
  /// The type without its optionality.
  fileprivate var unwrapped: SwiftType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }
}
