/// The Swift names for texts of a schema that does not give names. A function returns `nil` if no identifier can be made from
/// the text.
package enum DefaultName {
  /// Returns the case of a class type, such as `couponCode`.
  package static func classTypeCase(of classType: String) -> String? { CamelCase.lower(classType) }

  /// Returns the object of a class type, such as `CouponCode`.
  package static func object(of classType: String) -> String? { CamelCase.upper(classType) }

  /// Returns the enum of a group's class types, such as `MessageType`.
  package static func groupEnum(of group: String) -> String? {
    CamelCase.upper(group).map { $0 + "Type" }
  }

  /// Returns the property of a key, a prefix of keys, or a standard field, such as `tileID`.
  package static func property(of key: String) -> String? { CamelCase.lower(key) }

  /// Returns the constant of a key, such as `tileID`, even if the library declares a constant for the key.
  package static func constant(of key: String) -> String? { CamelCase.lower(key) }

  /// Returns the enum of a property's allowed values, or of its choices, such as `TileSize`.
  ///
  /// - Parameter property: The property if the schema names it, or else the key.
  package static func valueEnum(of property: String) -> String? { CamelCase.upper(property) }

  /// Returns the case of an allowed value, such as `extraLarge`.
  package static func valueCase(of value: String) -> String? { CamelCase.lower(value) }

  /// Returns the case of `ContentCardObject` for an object, such as `fullPageMessage` for `FullPageMessage` or
  /// `Models.FullPageMessage`.
  static func objectCase(of object: String) -> String {
    let last = object.split(separator: ".").last.map(String.init) ?? object
    return CamelCase.lower(last) ?? last
  }

  /// Returns the private property that a property is computed from, such as `_tileID`.
  static func storage(of property: String) -> String { "_\(property)" }
}
