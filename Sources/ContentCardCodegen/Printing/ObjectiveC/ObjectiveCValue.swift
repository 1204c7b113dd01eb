import ContentCardSchema

/// The Objective-C form of a property's value.
struct ObjectiveCValue: Equatable {
  /// The type of the property, as Swift source.
  let type: String
  private let element: Element
  private let shape: Shape

  private enum Shape { case single, list, set }

  /// Creates the Objective-C form of a value, or returns `nil` if its type is unavailable in Objective-C, such as an
  /// app-defined type.
  ///
  /// - Parameter enumName: The name of the Objective-C enum if the value, or each of its items, is a case of an enum of
  ///   allowed values.
  init?(_ type: SwiftType, enumName: String?) {
    let (shape, elementType) = Self.parts(of: type.unwrapped)
    guard let element = Element(elementType, enumName: enumName) else { return nil }
    self.element = element
    // A value of type `Any` cannot be an item of a set.
    self.shape = shape == .set && element.type == "Any" ? .list : shape
    isOptional = type.isOptional
    let form =
      switch self.shape {
      case .single: isOptional && element.isNumber ? "NSNumber" : element.type
      case .list: "[\(element.item)]"
      case .set: "Swift.Set<\(element.item)>"
      }
    self.type = isOptional ? "\(form)?" : form
  }

  private let isOptional: Bool

  /// Returns an expression that converts the value of a Swift expression to this form.
  func converted(_ value: String) -> String {
    if shape == .single, isOptional {
      return element.boxed("$0").map { "\(value).map { \($0) }" } ?? value
    }
    let conversion = shape == .single ? element.conversion : element.itemConversion
    guard let conversion else { return value }
    return switch shape {
    case .single: conversion.replacing("$0", with: value)
    case .list: "\(value)\(isOptional ? "?" : "").map { \(conversion) }"
    case .set where isOptional: "\(value).map { Swift.Set($0.map { \(conversion) }) }"
    case .set: "Swift.Set(\(value).map { \(conversion) })"
    }
  }

  /// Returns an expression that converts a value for a property that can be nil. A single number, Boolean, or enum
  /// value becomes an `NSNumber`. The value itself is never nil.
  func boxed(_ value: String) -> String {
    shape == .single ? element.boxed(value) ?? value : converted(value)
  }

  private static func parts(of type: SwiftType) -> (shape: Shape, element: SwiftType) {
    switch type {
    case .array(let element): (.list, element)
    case .set(let element): (.set, element)
    default: (.single, type)
    }
  }

  /// The form of a value, or of an item of a list or a set.
  private struct Element: Equatable {
    /// The type of a value that is never nil.
    let type: String
    let item: String
    /// Whether an optional value becomes an `NSNumber`.
    let isNumber: Bool
    /// An expression that converts the value `$0`, or `nil` if no conversion is needed.
    let conversion: String?
    let itemConversion: String?

    init?(_ type: SwiftType, enumName: String?) {
      if let enumName {
        (self.type, item, isNumber) = (enumName, "Int", true)
        (conversion, itemConversion) = ("\(enumName)($0)", "\(enumName)($0).rawValue")
        return
      }
      let name = type.description
      let base = BaseType.allCases.first { $0.description().swiftType == name }
      switch base?.description().objectiveC {
      case .converted(let type, let expression):
        (self.type, item, isNumber) = (type, type, false)
        (conversion, itemConversion) = (expression, expression)
      case .number:
        (self.type, item, isNumber) = (name, name, true)
        (conversion, itemConversion) = (nil, nil)
      case .bridged:
        (self.type, item, isNumber) = (name, name, false)
        (conversion, itemConversion) = (nil, nil)
      case nil: return nil
      }
    }

    /// Returns an expression that converts the non-nil value of an optional, or `nil` if no conversion is needed.
    func boxed(_ value: String) -> String? {
      isNumber
        ? "NSNumber(value: \((itemConversion ?? "$0").replacing("$0", with: value)))"
        : conversion?.replacing("$0", with: value)
    }
  }
}

extension SwiftType {
  fileprivate var unwrapped: SwiftType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }
}
