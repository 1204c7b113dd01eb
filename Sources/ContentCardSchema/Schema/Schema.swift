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

  /// The case of the class type for an unknown name or none at all.
  public var fallbackCase: Located<String>

  public var groups: [Group]
  public var classTypes: [ClassType]

  /// The discriminator of a schema that names none, as in Braze's guide.
  public static let defaultDiscriminator = "class_type"

  /// The fallback case of a schema that names none, as in Braze's guide.
  public static let defaultFallbackCase = "none"
}

/// Class types that belong together: a nested enum, and what all of them share.
public struct Group: Sendable {
  public var name: Located<String>
  public var description: String?

  /// The nested enum's name; nil: from the group's name.
  public var enumName: Located<String>?

  /// The protocol that the group's objects adopt; nil: none.
  public var protocolName: Located<String>?

  /// Standard fields, then extras, each in file order.
  public var fields: [Field]
}

/// A word that a class type or a field goes out of use.
public struct Deprecation: Hashable, Sendable {
  /// What to use instead; nil: nothing is said.
  public var message: String?
}

/// Where an object's type is declared.
public enum Declaration: String, Sendable, CaseIterable {
  /// Generated.
  case `struct`
  /// The team's own, which gains the initializer.
  case `extension`
}

/// One value of the discriminator and the object that such a card becomes.
public struct ClassType: Sendable {
  /// The text in the dashboard.
  public var name: Located<String>
  public var description: String?

  /// Nil: in use.
  public var deprecation: Deprecation?

  /// The case, `coupon` or `message.fullPage`; nil: from the name.
  public var caseName: Located<String>?

  /// The Swift type; nil: from the name.
  public var object: Located<String>?

  public var declaration: Declaration

  /// Other texts that mean this type.
  public var aliases: [Located<String>]

  /// The team's own protocols that the object adopts.
  public var conformsTo: [Located<String>]

  /// Standard fields, then extras, each in file order.
  public var fields: [Field]
  public var oneOf: [OneOf]

  /// Lists of places of which one must have a value.
  public var atLeastOne: [Located<[Located<ValuePath>]>]
}
