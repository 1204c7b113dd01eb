import Foundation

extension ExtraValue {
  /// How many arrays and objects may stand within each other. Whoever walks a value recurses, and a
  /// secondary thread has half a megabyte on Apple's systems.
  package static let maximumDepth = 128

  /// What an SDK or `JSONSerialization` gave. Nil for anything that is not text, a URL, a number, a
  /// bool, null, or an array or dictionary of them, and for more than 128 arrays and dictionaries
  /// within each other.
  public init?(_ any: Any) { self.init(any, within: 0) }

  /// - Parameter levels: How many arrays and dictionaries it stands in.
  private init?(_ any: Any, within levels: Int) {
    if let value = Self.native(any) {
      self = value
    } else if let text = any as? String {
      self = .string(text)
    } else if let elements = any as? [Any] {
      // Before any class is asked for: on Linux that would bridge all there is inside, and again at
      // each level of it.
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
      // On Linux it is no `NSNumber`.
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

  /// A value of one of Swift's own types, by that type: a cast would take longer, and a bool for a
  /// number; nil for any other.
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
      // Its own way to a Double loses the last digit of many a price.
      self = .double(Double(decimal.stringValue) ?? decimal.doubleValue)
    } else {
      self = .double(number.doubleValue)
    }
  }

  /// The value of a pair of the extras. Of one that stands too deep, as much is kept as is needed for no type to
  /// take it, so that whoever reads it says so.
  init?(ofPair any: Any) {
    guard let value = ExtraValue(any) ?? Self.excess(of: any) else { return nil }
    self = value
  }

  /// One array or dictionary more within each other than may be, without what stands beside them; nil where there
  /// are no more than may be.
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
  /// Whether the number is a bool. Asking for a `Bool` or an `Int` does not tell: Foundation makes
  /// 1 of `true` and `true` of 1.
  fileprivate var isBool: Bool {
    #if canImport(Darwin)
      CFGetTypeID(self) == CFBooleanGetTypeID()
    #else
      // Here an Int8 is not a "c", as it is on Apple's systems.
      objCType.pointee == CChar(UInt8(ascii: "c"))
    #endif
  }
}
