/// What one `NAME.contentcards.json` declares, read and checked on its own terms; Swift names are not chosen yet.
public struct Schema: Sendable {
  /// NAME: the stem of the output's file names.
  public var name: String
  public var description: String?

  /// The extras key that names a card's class type.
  public var discriminator: Located<String>

  /// Whether class type names are matched to the letter; else they are trimmed and lower-cased first.
  public var isCaseSensitive: Bool

  public var access: AccessLevel

  /// An enum that wraps all output; nil: there is none.
  public var namespace: Located<String>?

  /// The case of the class type for an unknown name or none at all; nil: the default.
  public var fallbackCase: Located<String>?

  public var groups: [Group]
  public var classTypes: [ClassType]

  /// The discriminator of a schema that names none, as in Braze's guide.
  public static let defaultDiscriminator = "class_type"

  /// The fallback case of a schema that names none, as in Braze's guide.
  public static let defaultFallbackCase = "none"
}
