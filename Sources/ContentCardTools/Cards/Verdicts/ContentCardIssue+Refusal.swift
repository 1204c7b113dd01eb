import ContentCards

extension ContentCardIssue {
  /// Whether the issue is about an invalid value. Liquid is included, although some text fields accept it.
  var isRefusal: Bool {
    switch reason {
    case .notA, .wrongKind, .tooLarge, .outOfRange, .notAllowed, .element, .tooFew, .tooMany,
      .unrenderedLiquid:
      true
    case .missing, .empty, .trimmedWhiteSpace, .noneOf, .incomplete, .outOfOrder, .unknownClassType,
      .deprecatedClassType,
      .refusedDefault, .sameNumber, .unusualScheme, .appRejected, .initializerRejected,
      .oldSpelling:
      false
    }
  }
}
