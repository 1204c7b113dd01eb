import ContentCardSchema

extension Field {
  /// Returns whether two fields have equal defaults or both have none.
  func hasDefault(of other: Field) -> Bool {
    switch (defaultValue?.value, other.defaultValue?.value) {
    case (nil, nil): true
    case (let a?, let b?): a.means(b, of: self, and: other)
    default: false
    }
  }
}

extension Literal {
  /// Returns whether two defaults represent the same value.
  fileprivate func means(_ literal: Literal, of field: Field, and other: Field) -> Bool {
    if case (.list(let elements), .list(let others)) = (self, literal) {
      return elements.count == others.count
        && zip(elements, others).allSatisfy { $0.means($1, of: field, and: other) }
    }
    let (a, b) = (text(separator: field.separator), literal.text(separator: other.separator))
    switch (field.type.base, other.type.base) {
    case (.date, .date):
      return field.dateFormat.secondsSince1970(a) == other.dateFormat.secondsSince1970(b)
    case (.color, .color): return ValueGrammar.color(a) == ValueGrammar.color(b)
    case (let base, let otherBase) where base.isNumber && otherBase.isNumber:
      let common = [base, otherBase].contains(.double) ? BaseType.double : base
      return !common.isLess(a, than: b) && !common.isLess(b, than: a)
    // If both fields have allowed values, the defaults are enum cases, so Unicode normalization does not matter.
    default: return field.choices == nil || other.choices == nil ? a.bytes == b.bytes : a == b
    }
  }
}
