import ContentCards

/// A code that identifies a kind of finding. Codes never change, so scripts can rely on them.
package enum CardFindingCode: String, Hashable, Sendable, CaseIterable {
  // Issues of the library
  case missing, empty
  case notAValue = "not-a-value"
  case wrongKind = "wrong-kind"
  case tooLarge = "too-large"
  case outOfRange = "out-of-range"
  case notAllowed = "not-allowed"
  case badElement = "bad-element"
  case unrenderedLiquid = "unrendered-liquid"
  case trimmedWhiteSpace = "trimmed-white-space"
  case noneOf = "none-of"
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
  var code: CardFindingCode {
    switch self {
    case .missing: .missing
    case .empty: .empty
    case .notA: .notAValue
    case .wrongKind: .wrongKind
    case .tooLarge: .tooLarge
    case .outOfRange: .outOfRange
    case .notAllowed: .notAllowed
    case .element: .badElement
    case .unrenderedLiquid: .unrenderedLiquid
    case .trimmedWhiteSpace: .trimmedWhiteSpace
    case .noneOf: .noneOf
    case .unknownClassType: .unknownClassType
    case .deprecatedClassType: .deprecatedClassType
    case .refusedDefault: .refusedDefault
    case .sameNumber: .sameNumber
    case .unusualScheme: .unusualScheme
    case .appRejected, .initializerRejected: .appRejected
    case .oldSpelling: .oldSpelling
    }
  }
}
