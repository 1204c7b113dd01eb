import Foundation

extension ExtraValue {
  /// The maximum number of levels of arrays and objects. The limit keeps recursive code from overflowing the stack,
  /// which is only 512 KB for a secondary thread on Apple platforms.
  package static let maximumDepth = 128

  /// Creates a value from one that an SDK or `JSONSerialization` returned.
  ///
  /// The value can be text, a URL, a number, a Boolean, null, an `ExtraValue`, an array of these, or a dictionary of
  /// these with string keys. Returns `nil` for any other value, and for a value with more than 128 levels of arrays and
  /// dictionaries. The levels of an `ExtraValue` are not counted.
  ///
  /// - Parameter any: The value.
  public init?(_ any: Any) { self.init(any, within: 0, isTruncated: false) }

  /// Creates the value of an extra, or returns `nil` for a value that `ExtraValue` cannot represent. If there are too
  /// many levels of arrays and dictionaries, keeps one level more than the limit, so that every built-in type rejects
  /// the value.
  init?(ofPair any: Any) {
    if let text = Self.text(any) {
      self = .string(text)
    } else {
      self.init(any, within: 0, isTruncated: true)
    }
  }

  /// Returns the value if it is a `String`, and otherwise `nil`. Compares the types to avoid a dynamic cast.
  @_specialize(where Value == String)
  private static func text<Value>(_ value: Value) -> String? {
    Value.self == String.self ? value as? String : nil
  }

  /// - Parameters:
  ///   - levels: The number of arrays and dictionaries that contain the value.
  ///   - isTruncated: Whether an array or a dictionary beyond the maximum depth is read as an empty one.
  private init?(_ any: Any, within levels: Int, isTruncated: Bool) {
    let isTooDeep = levels >= Self.maximumDepth
    switch any {
    case let text as String:
      self = .string(text)
    // Checks for arrays and dictionaries before classes, because on Linux, a cast of an array or a dictionary to a
    // class also bridges its contents, and would do so again at each level.
    case let members as [String: Any]:
      guard !isTooDeep || isTruncated else { return nil }
      var values: [String: ExtraValue] = [:]
      for (name, member) in members where !isTooDeep {
        guard let value = ExtraValue(member, within: levels + 1, isTruncated: isTruncated)
        else { return nil }
        values[name] = value
      }
      self = .object(values)
    case let elements as [Any]:
      guard !isTooDeep || isTruncated else { return nil }
      var values: [ExtraValue] = []
      for element in elements where !isTooDeep {
        guard let value = ExtraValue(element, within: levels + 1, isTruncated: isTruncated)
        else { return nil }
        values.append(value)
      }
      self = .array(values)
    case let number as NSNumber:
      self.init(number)
    case let number as CGFloat:
      // On Linux, a CGFloat does not cast to NSNumber.
      self.init(Double(number))
    case let url as URL:
      self = .string(url.absoluteString)
    case let text as Substring:
      self = .string(String(text))
    case is NSNull:
      self = .null
    case let value as ExtraValue:
      self = value
    default:
      return nil
    }
  }

  /// Creates the value of a JSON number, or returns `nil` for a number outside the range of `Double`.
  package init?(jsonNumber text: String) {
    let number = try? JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    guard let number else { return nil }
    self.init(number)
  }

  private init(_ number: NSNumber) {
    if number.isBool {
      self = .bool(number.boolValue)
    } else if let value = number as? Int {
      self = .int(value)
    } else if let decimal = number as? NSDecimalNumber {
      // `doubleValue` of NSDecimalNumber is not always the nearest `Double`, for example for 19.99.
      self = .double(Double(decimal.stringValue) ?? decimal.doubleValue)
    } else {
      self = .double(number.doubleValue)
    }
  }
}

extension NSNumber {
  // A cast cannot distinguish Booleans from numbers, because Foundation converts `true` to 1 and 1 to `true`.
  fileprivate var isBool: Bool {
    #if canImport(Darwin)
      CFGetTypeID(self) == CFBooleanGetTypeID()
    #else
      // On Linux, Booleans have the type "c".
      objCType.pointee == CChar(UInt8(ascii: "c"))
    #endif
  }
}
