import ContentCards

extension ContentCardIssue {
  /// Whether the issue is that a value is not valid. A text with a Liquid tag is valid nevertheless.
  var isRefusal: Bool {
    switch reason {
    case .notA, .wrongKind, .tooLarge, .outOfRange, .notAllowed, .element, .unrenderedLiquid: true
    case .missing, .empty, .trimmedWhiteSpace, .noneOf, .unknownClassType, .deprecatedClassType,
      .refusedDefault, .sameNumber:
      false
    }
  }
}
