import ContentCardSchema

/// The Objective-C form of a property's value.
struct ObjectiveCValue: Equatable {
  /// The type of the property, as Swift source.
  let type: String
  private let element: Element
  private let shape: Shape

  private enum Shape { case single, list, set }

  /// Creates the Objective-C form of a value, or returns `nil` if its type is unavailable in Objective-C, as are most
  /// app-defined types.
  ///
  /// - Parameters:
  ///   - type: The Swift type.
  ///   - enumName: The name of the Objective-C enum if the value, or each of its items, is a case of an enum of allowed
  ///     values.
  init?(_ type: SwiftType, enumName: String?) {
    let (shape, elementType) = Self.parts(of: type.unwrapped)
    guard let element = Element(elementType, enumName: enumName) else { return nil }
    self.element = element
    self.shape = shape
    let form =
      switch shape {
      case .single: type.isOptional ? element.object : element.type
      case .list: "[\(element.member)]"
      case .set: element == .builtIn(.json) ? "[Any]" : "Swift.Set<\(element.member)>"
      }
    self.type = type.isOptional ? "\(form)?" : form
    isOptional = type.isOptional
  }

  private let isOptional: Bool

  /// Returns an expression that converts the Swift value to this form.
  ///
  /// - Parameter value: An expression for the Swift value.
  func converted(_ value: String) -> String {
    switch shape {
    case .single where isOptional:
      return element.boxed("$0").map { "\(value).map { \($0) }" } ?? value
    case .single: return element.converted(value) ?? value
    case .list: return mapped(value, isOptional ? "?.map" : ".map")
    case .set where element == .builtIn(.json): return mapped(value, isOptional ? "?.map" : ".map")
    case .set:
      guard element.raw("$0") != nil else { return value }
      return isOptional
        ? "\(value).map { Swift.Set(\(mapped("$0", ".map"))) }"
        : "Swift.Set(\(mapped(value, ".map")))"
    }
  }

  /// Returns an expression that converts a non-nil Swift value to this form, for a property that can be nil.
  ///
  /// - Parameter value: An expression for the Swift value.
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
    case builtIn(BaseType)
    case allowedValue(String)

    init?(_ type: SwiftType, enumName: String?) {
      if let enumName {
        self = .allowedValue(enumName)
        return
      }
      let base = BaseType.allCases.first { $0.description().swiftType == type.description }
      guard let base else { return nil }
      self = .builtIn(base)
    }

    private var form: BaseTypeDescription.ObjectiveCForm? {
      if case .builtIn(let base) = self { base.description().objectiveC } else { nil }
    }

    /// The type of a value that is never nil.
    var type: String {
      switch (self, form) {
      case (.builtIn, .converted(let type, _)): type
      case (.builtIn(let base), _): base.description().swiftType ?? ""
      case (.allowedValue(let name), _): name
      }
    }

    /// The type of a value that can be nil.
    var object: String {
      isNumber ? "NSNumber" : type
    }

    /// Whether an optional value becomes an `NSNumber`.
    private var isNumber: Bool {
      switch (self, form) {
      case (.allowedValue, _), (_, .number): true
      default: false
      }
    }

    /// The type of an item in a list or a set.
    var member: String {
      if case .allowedValue = self { "Int" } else { type }
    }

    /// Returns an expression that converts a value that is never nil, or `nil` if no conversion is needed.
    func converted(_ value: String) -> String? {
      switch (self, form) {
      case (_, .converted(_, let expression)): expression.replacing("$0", with: value)
      case (.allowedValue(let name), _): "\(name)(\(value))"
      case (.builtIn, _): nil
      }
    }

    /// Returns an expression that converts the non-nil value of an optional, or `nil` if no conversion is needed.
    func boxed(_ value: String) -> String? {
      isNumber ? "NSNumber(value: \(raw(value) ?? value))" : converted(value)
    }

    /// Returns an expression that converts an item, or `nil` if no conversion is needed.
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
  /// The wrapped type of an optional, or else the type itself.
  fileprivate var unwrapped: SwiftType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }
}
