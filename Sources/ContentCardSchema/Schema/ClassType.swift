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
