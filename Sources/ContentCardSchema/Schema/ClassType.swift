package enum Declaration: String, Sendable, CaseIterable {
  /// cardgen generates the type.
  case `struct`
  /// The type is written by hand. cardgen generates an extension that makes it `ContentCardable`.
  case `extension`
}

/// A class type, and the object that its cards are converted to.
package struct ClassType: Sendable {
  /// The class type's name, as used in the dashboard.
  package var name: Located<String>
  package var description: String?

  package var deprecation: Deprecation?

  /// The enum case, such as `coupon` or `message.fullPage`, or `nil` to derive it from the name.
  package var caseName: Located<String>?

  /// The Swift type, or `nil` to derive it from the name.
  package var object: Located<String>?

  package var declaration: Declaration

  /// Other names for the class type in the dashboard.
  package var aliases: [Located<String>]

  /// Further protocols that the object adopts.
  package var conformsTo: [Located<String>]

  /// Whether the generated struct is `Codable`. If this is `nil`, the setting of the group applies, or else that of the
  /// schema.
  package var isCodable: Located<Bool>?

  /// Whether the app's function `contentCardProblem()` checks the objects.
  package var isValidated: Bool

  /// The class type's own standard fields, then its own extras, each in file order.
  package var fields: [Field]
  package var oneOf: [OneOf]

  /// For each rule, the lists that the class type itself declares.
  package var rules: [PlaceRule: [PlaceList]]

  package var atLeastOne: [PlaceList] {
    get { rules[.atLeastOne] ?? [] }
    set { rules[.atLeastOne] = newValue }
  }
}

/// A rule for the values of the keys and standard fields in a list.
package enum PlaceRule: String, CaseIterable, Sendable {
  /// A card must have a valid value for at least one of the keys and fields.
  case atLeastOne
  /// The values are used only if a card has valid values for all of the keys and fields.
  case together
  /// The first of two values must not be greater than the second. Instead of a missing or invalid value, the field's
  /// default is compared.
  case order
}

package typealias PlaceList = Located<[Located<ValuePath>]>

package struct Deprecation: Hashable, Sendable {
  /// The schema's advice, such as what to use instead, or `nil` if there is none.
  package var message: String?
}
