import Foundation

extension ExtraValue {
  /// The maximum number of levels of arrays and objects. The limit keeps recursive code from overflowing the stack,
  /// which is only 512 KB for a secondary thread on Apple platforms.
  package static let maximumDepth = 128

  /// Converts a value that an SDK or `JSONSerialization` returned.
  ///
  /// The value can be text, a URL, a number, a Boolean, null, an `ExtraValue`, an array of these, or a dictionary of
  /// these with string keys. Returns `nil` for any other value, and for a value with more than 128 levels of arrays and
  /// dictionaries.
  ///
  /// - Parameter any: The value.
  public init?(_ any: Any) { self.init(any, within: 0) }

  /// - Parameter levels: The number of arrays and dictionaries that contain the value.
  private init?(_ any: Any, within levels: Int) {
    if let value = Self.native(any) {
      self = value
    } else if let text = any as? String {
      self = .string(text)
    } else if let elements = any as? [Any] {
      // Checks for arrays and dictionaries before classes: on Linux, a cast to a class would bridge all contents again
      // at each level.
      guard levels < Self.maximumDepth else { return nil }
      let values = elements.compactMap { ExtraValue($0, within: levels + 1) }
      guard values.count == elements.count else { return nil }
      self = .array(values)
    } else if let members = any as? [AnyHashable: Any] {
      guard levels < Self.maximumDepth else { return nil }
      var values: [String: ExtraValue] = [:]
      for (name, member) in members {
        guard let name = name as? String, let value = ExtraValue(member, within: levels + 1)
        else { return nil }
        values[name] = value
      }
      self = .object(values)
    } else if let number = any as? NSNumber {
      self.init(number)
    } else if let number = any as? CGFloat {
      // On Linux, a CGFloat does not cast to NSNumber.
      self.init(Double(number))
    } else if let url = any as? URL {
      self = .string(url.absoluteString)
    } else if let text = any as? Substring {
      self = .string(String(text))
    } else if any is NSNull {
      self = .null
    } else if let value = any as? ExtraValue {
      self = value
    } else {
      return nil
    }
  }

  /// Creates a value from a `String`, `Bool`, `Int`, or `Double`, or returns `nil` for other types. This is faster than
  /// a cast, and does not mistake a `Bool` for a number.
  @_specialize(where Value == String)
  @_specialize(where Value == Bool)
  @_specialize(where Value == Int)
  @_specialize(where Value == Double)
  private static func native<Value>(_ value: Value) -> ExtraValue? {
    if Value.self == String.self { return (value as? String).map(ExtraValue.string) }
    if Value.self == Bool.self { return (value as? Bool).map(ExtraValue.bool) }
    if Value.self == Int.self { return (value as? Int).map(ExtraValue.int) }
    if Value.self == Double.self, let value = value as? Double {
      return Int(exactly: value).map(ExtraValue.int) ?? .double(value)
    }
    return nil
  }

  private init(_ number: NSNumber) {
    if number.isBool {
      self = .bool(number.boolValue)
    } else if let value = number as? Int {
      self = .int(value)
    } else if let decimal = number as? NSDecimalNumber {
      // `doubleValue` of NSDecimalNumber loses the last digit of many prices.
      self = .double(Double(decimal.stringValue) ?? decimal.doubleValue)
    } else {
      self = .double(number.doubleValue)
    }
  }

  /// Creates the value of an extra, or returns `nil` for a value that `ExtraValue` cannot represent. A value with too
  /// many levels is reduced to a single branch with one level more than allowed, so no built-in type accepts it.
  init?(ofPair any: Any) {
    guard let value = ExtraValue(any) ?? Self.excess(of: any) else { return nil }
    self = value
  }

  /// Returns a single branch of the value with one level more than allowed, or `nil` if the value does not have too
  /// many levels.
  private static func excess(of any: Any, within levels: Int = 0) -> ExtraValue? {
    let isOneTooMany = levels == maximumDepth
    if let elements = any as? [Any] {
      if isOneTooMany { return [] }
      for element in elements {
        if let inner = excess(of: element, within: levels + 1) { return [inner] }
      }
    } else if let members = any as? [AnyHashable: Any] {
      if isOneTooMany { return [:] }
      for case (let name as String, let member) in members {
        if let inner = excess(of: member, within: levels + 1) { return .object([name: inner]) }
      }
    }
    return nil
  }
}

extension NSNumber {
  /// Whether the number is a Boolean. A cast cannot distinguish Booleans from numbers, because Foundation converts
  /// `true` to 1 and 1 to `true`.
  fileprivate var isBool: Bool {
    #if canImport(Darwin)
      CFGetTypeID(self) == CFBooleanGetTypeID()
    #else
      // On Linux, unlike on Apple platforms, the type "c" always means a Boolean, not an Int8.
      objCType.pointee == CChar(UInt8(ascii: "c"))
    #endif
  }
}
