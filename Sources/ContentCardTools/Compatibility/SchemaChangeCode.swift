/// A code that identifies a kind of change. From version 1.0 on, codes change only in a major version, so scripts can
/// rely on them.
package enum SchemaChangeCode: String, Sendable, CaseIterable {
  // The root
  case discriminatorChanged = "discriminator-changed"
  case discriminatorAliasAdded = "discriminator-alias-added"
  case discriminatorAliasRemoved = "discriminator-alias-removed"
  case caseSensitivityChanged = "case-sensitivity-changed"

  // Class types
  case classTypeAdded = "class-type-added"
  case classTypeRemoved = "class-type-removed"
  case classTypeRenamed = "class-type-renamed"
  case classTypeAliasAdded = "class-type-alias-added"
  case classTypeAliasRemoved = "class-type-alias-removed"
  case validationChanged = "validation-changed"
  case classTypeReassigned = "class-type-reassigned"
  case atLeastOneAdded = "at-least-one-added"
  case atLeastOneRemoved = "at-least-one-removed"
  case togetherChanged = "together-changed"
  case orderRuleChanged = "order-rule-changed"

  // Fields: sources of a value
  case fieldAdded = "field-added"
  case fieldRemoved = "field-removed"
  case fieldRenamed = "field-renamed"
  case aliasAdded = "alias-added"
  case aliasRemoved = "alias-removed"
  case aliasOrderChanged = "alias-order-changed"
  case fallbackChanged = "fallback-changed"
  case collectedKeysChanged = "collected-keys-changed"

  // Fields: rules for a value
  case requiredChanged = "required-changed"
  case defaultChanged = "default-changed"
  case typeChanged = "type-changed"
  case swiftTypeChanged = "swift-type-changed"
  case enumNarrowed = "enum-narrowed"
  case enumWidened = "enum-widened"
  case rangeNarrowed = "range-narrowed"
  case rangeWidened = "range-widened"
  case countNarrowed = "count-narrowed"
  case countWidened = "count-widened"
  case emptyChanged = "empty-changed"
  case liquidChanged = "liquid-changed"
  case separatorChanged = "separator-changed"
  case uniqueChanged = "unique-changed"
  case formatChanged = "format-changed"

  // Choices of a oneOf
  case oneOfAdded = "one-of-added"
  case oneOfRemoved = "one-of-removed"
  case choiceAdded = "choice-added"
  case choiceRemoved = "choice-removed"
  case choiceOrderChanged = "choice-order-changed"

  // Generated code and texts
  case nameChanged = "name-changed"
  case accessChanged = "access-changed"
  case declarationChanged = "declaration-changed"
  case conformanceChanged = "conformance-changed"
  case orderChanged = "order-changed"
  case deprecationChanged = "deprecation-changed"
  case textChanged = "text-changed"
  case outputChanged = "output-changed"
}

extension SchemaChangeCode {
  /// Whether the change only adds an older spelling. Old apps do not read this spelling, but no new card should have
  /// it.
  package var addsOlderSpelling: Bool {
    [.aliasAdded, .classTypeAliasAdded, .discriminatorAliasAdded].contains(self)
  }

  /// Returns whether the change can have this effect. For example, if fewer values are allowed, old apps still read all
  /// new cards, so the change has effects only on live cards.
  func canCause(_ effect: Observation.Effect, in direction: Direction) -> Bool {
    switch self {
    case .enumNarrowed, .rangeNarrowed, .countNarrowed: direction == .liveCards
    case .enumWidened, .rangeWidened, .countWidened: direction == .oldApps
    case .fieldAdded, .fieldRemoved: effect != .different
    case .choiceOrderChanged: effect != .rejected
    default: true
    }
  }
}
