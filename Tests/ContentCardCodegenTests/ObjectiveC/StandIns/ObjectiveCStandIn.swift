public import Foundation

// Stand-ins for the Foundation classes that generated code for Objective-C uses. On Linux, Foundation's are not
// Objective-C classes.

@objc(NSObject) public protocol NSObjectProtocol {}

@objc(NSObject) open class NSObject: NSObjectProtocol {
  public init() {}
  @objc(isEqual:) open func isEqual(_ object: Any?) -> Bool { false }
  @objc open var hash: Int { 0 }
  @objc open var description: String { "" }
  @objc open var debugDescription: String { "" }
  @objc open func copy() -> Any { self }
  @objc open func mutableCopy() -> Any { self }
}

extension NSObject: Hashable {
  public static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

@objc(NSNumber) open class NSNumber: NSObject {
  public init(value: Int) {}
  public init(value: Double) {}
  public init(value: Bool) {}
}

@objc(NSDecimalNumber) open class NSDecimalNumber: NSNumber {
  public init(decimal: Decimal) { super.init(value: 0) }
}

@objc(NSError) open class NSError: NSObject {}
