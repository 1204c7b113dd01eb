/// A field's type as the schema spells it: `string`, `int[]`, `url?`.
public struct FieldType: Hashable, Sendable {
  public var base: BaseType
  public var isList: Bool
  public var isOptional: Bool

  public init(_ base: BaseType, isList: Bool = false, isOptional: Bool = false) {
    self.base = base
    self.isList = isList
    self.isOptional = isOptional
  }

  /// Nil for a spelling that is no type.
  public init?(_ spelling: String) {
    var rest = Substring(spelling)
    isOptional = rest.hasSuffix("?")
    if isOptional { rest.removeLast() }
    isList = rest.hasSuffix("[]")
    if isList { rest.removeLast(2) }
    guard let base = BaseType(rawValue: String(rest)) else { return nil }
    self.base = base
  }

  public var spelling: String {
    base.rawValue + (isList ? "[]" : "") + (isOptional ? "?" : "")
  }
}
