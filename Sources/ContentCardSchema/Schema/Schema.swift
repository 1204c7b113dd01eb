/// The contents of a `NAME.contentcards.json` file, before Swift names are chosen.
package struct Schema: Sendable {
  /// The `NAME` of the file, which is also the prefix of the generated files' names.
  package var name: String
  package var description: String?

  /// The extras key that contains a card's class type.
  package var discriminator: Located<String>

  /// The keys that older cards have instead of the discriminator, in the order in which they are searched.
  package var olderDiscriminators: [Located<String>]

  /// Whether class types are case-sensitive. If not, they are lowercased before they are compared. White space around a
  /// card's class type is always ignored.
  package var isCaseSensitive: Bool

  package var access: AccessLevel

  /// The enum that contains most of the generated types, or `nil` if the schema has no namespace.
  package var namespace: Located<String>?

  /// The prefix of the Objective-C types, or `nil` if none are generated.
  package var objectiveCPrefix: Located<String>?

  /// The enum case for unknown and missing class types, or `nil` to use the default.
  package var fallbackCase: Located<String>?

  /// Whether generated structs are `Codable`, unless a group or a class type overrides it.
  package var isCodable: Located<Bool>?

  package var groups: [Group] {
    didSet {
      groupsByName = Dictionary(
        groups.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }
  package private(set) var groupsByName: [String: Group] = [:]
  package var classTypes: [ClassType]

  /// The default discriminator, as in Braze's guide.
  package static let defaultDiscriminator = "class_type"

  /// The default fallback case. Braze's guide uses `none`, which is ambiguous with `Optional.none`.
  package static let defaultFallbackCase = "unknown"
}

package enum AccessLevel: String, Sendable, CaseIterable {
  case `internal`
  case `package`
  case `public`
}
