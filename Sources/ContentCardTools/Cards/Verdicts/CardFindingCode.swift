import ContentCards

/// A code that identifies a kind of finding. Scripts use the codes, so changes to them follow semantic versioning.
package enum CardFindingCode: String, Hashable, Sendable, CaseIterable {
  // Issues of the library, and cards that cannot be read
  case missing, empty
  case notAValue = "not-a-value"
  case wrongKind = "wrong-kind"
  case tooLarge = "too-large"
  case outOfRange = "out-of-range"
  case notAllowed = "not-allowed"
  case badElement = "bad-element"
  case tooFew = "too-few"
  case tooMany = "too-many"
  case unrenderedLiquid = "unrendered-liquid"
  case trimmedWhiteSpace = "trimmed-white-space"
  case noneOf = "none-of"
  case incomplete
  case outOfOrder = "out-of-order"
  case unknownClassType = "unknown-class-type"
  case deprecatedClassType = "deprecated-class-type"
  case refusedDefault = "refused-default"
  case sameNumber = "same-number"
  case unusualScheme = "unusual-scheme"
  case appRejected = "app-rejected"
  case oldSpelling = "old-spelling"
  case unreadableCard = "unreadable-card"

  // Remarks of `lint-card`
  case unknownKey = "unknown-key"
  case notChecked = "not-checked"
  case noClassType = "no-class-type"
  case control, removed
}

extension ContentCardIssue.Reason {
  var findingCode: CardFindingCode { CardFindingCode(rawValue: code) ?? .notAValue }
}
