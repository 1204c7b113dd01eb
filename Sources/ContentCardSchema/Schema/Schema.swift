/// What one `NAME.contentcards.json` declares, read and checked on its own terms; Swift names are not chosen yet.
package struct Schema: Sendable {
  /// NAME: the stem of the output's file names.
  package var name: String
  package var description: String?

  /// The extras key that names a card's class type.
  package var discriminator: Located<String>

  /// Whether class type names are matched to the letter; else they are trimmed and lower-cased first.
  package var isCaseSensitive: Bool

  package var access: AccessLevel

  /// An enum that wraps all output; nil: there is none.
  package var namespace: Located<String>?

  /// What the names of the declarations for Objective-C begin with; nil: there are none.
  package var objectiveCPrefix: Located<String>?

  /// The case of the class type for an unknown name or none at all; nil: the default.
  package var fallbackCase: Located<String>?

  /// Whether objects can be encoded and decoded unless a group or class type says otherwise.
  package var isCodable: Located<Bool>?

  package var groups: [Group]
  package var classTypes: [ClassType]

  /// The discriminator of a schema that names none, as in Braze's guide.
  package static let defaultDiscriminator = "class_type"

  /// The fallback case of a schema that names none. Braze's guide has `none`, which is also a case of `Optional`.
  package static let defaultFallbackCase = "unknown"
}

/// Who may use the generated declarations.
package enum AccessLevel: String, Sendable, CaseIterable {
  case `internal`
  case `package`
  case `public`
}
