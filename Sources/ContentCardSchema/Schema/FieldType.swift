/// The type of a field, such as `string`, `int[]`, or `url?`.
package struct FieldType: Hashable, Sendable {
  package var base: BaseType
  package var isList: Bool
  package var isOptional: Bool

  package init(_ base: BaseType, isList: Bool = false, isOptional: Bool = false) {
    self.base = base
    self.isList = isList
    self.isOptional = isOptional
  }

  package init?(_ spelling: String) {
    var rest = Substring(spelling)
    isOptional = rest.hasSuffix("?")
    if isOptional { rest.removeLast() }
    isList = rest.hasSuffix("[]")
    if isList { rest.removeLast(2) }
    guard let base = BaseType(rawValue: String(rest)) else { return nil }
    self.base = base
  }

  package var spelling: String {
    base.rawValue + (isList ? "[]" : "") + (isOptional ? "?" : "")
  }
}
