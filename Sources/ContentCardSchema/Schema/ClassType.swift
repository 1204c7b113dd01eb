/// Where an object's type is declared.
package enum Declaration: String, Sendable, CaseIterable {
  /// Generated.
  case `struct`
  /// The team's own, which gains the initializer.
  case `extension`
}

/// One value of the discriminator and the object that such a card becomes.
package struct ClassType: Sendable {
  /// The text in the dashboard.
  package var name: Located<String>
  package var description: String?

  /// Nil: in use.
  package var deprecation: Deprecation?

  /// The case, `coupon` or `message.fullPage`; nil: from the name.
  package var caseName: Located<String>?

  /// The Swift type; nil: from the name.
  package var object: Located<String>?

  package var declaration: Declaration

  /// Other texts that mean this type.
  package var aliases: [Located<String>]

  /// The team's own protocols that the object adopts.
  package var conformsTo: [Located<String>]

  /// Whether the object can be encoded and decoded. If `nil`, the group or the schema decides.
  package var isCodable: Located<Bool>?

  /// Standard fields, then extras, each in file order.
  package var fields: [Field]
  package var oneOf: [OneOf]

  /// Lists of places of which one must have a value.
  package var atLeastOne: [Located<[Located<ValuePath>]>]
}

/// A word that a class type or a field goes out of use.
package struct Deprecation: Hashable, Sendable {
  /// What to use instead; nil: nothing is said.
  package var message: String?
}
