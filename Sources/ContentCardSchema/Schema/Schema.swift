/// The contents of a schema file, before Swift names are chosen.
package struct Schema: Sendable {
  /// The file's name without its extension, such as `Shop` for `Shop.contentcards.json`. The names of the generated
  /// files begin with it.
  package var name: String
  package var description: String?

  /// The extras key that contains a card's class type.
  package var discriminator: Located<String>

  /// The keys that contain the class type in older cards, in the order in which they are searched.
  package var olderDiscriminators: [Located<String>]

  /// Whether class types that differ only in letter case are different. If not, they are lowercased before they are
  /// compared. White space around a card's class type is always ignored.
  package var isCaseSensitive: Bool

  package var access: AccessLevel

  /// The name of an enum that contains the generated types, except those for Objective-C, or `nil` for no such enum.
  package var namespace: Located<String>?

  /// The prefix of the names of the Objective-C types, or `nil` if none are generated.
  package var objectiveCPrefix: Located<String>?

  /// The enum case for class types that are missing or not declared, or `nil` to use the default case.
  package var fallbackCase: Located<String>?

  /// Whether generated structs are `Codable`. A group or a class type can override this setting.
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
