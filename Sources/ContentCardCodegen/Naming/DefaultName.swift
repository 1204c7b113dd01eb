/// The Swift names that are made from texts of a schema where it gives none; nil when no identifier comes of a text.
package enum DefaultName {
  /// The case of a class type: `couponCode`.
  package static func classTypeCase(of classType: String) -> String? { CamelCase.lower(classType) }

  /// The object of a class type: `CouponCode`.
  package static func object(of classType: String) -> String? { CamelCase.upper(classType) }

  /// The enum of a group's class types: `MessageType`.
  package static func groupEnum(of group: String) -> String? {
    CamelCase.upper(group).map { $0 + "Type" }
  }

  /// The property of a key, of what keys begin with, or of a standard field: `tileID`.
  package static func property(of key: String) -> String? { CamelCase.lower(key) }

  /// The constant of a key, also where it is the library's own: `tileID`.
  package static func constant(of key: String) -> String? { CamelCase.lower(key) }

  /// The enum of a property's allowed values, or of its choices: `TileSize`.
  ///
  /// - Parameter property: The property if the schema names it, else the key.
  package static func valueEnum(of property: String) -> String? { CamelCase.upper(property) }

  /// The case of an allowed value: `extraLarge`.
  package static func valueCase(of value: String) -> String? { CamelCase.lower(value) }

  /// The case of `ContentCardObject` for an object: `fullPageMessage` of `FullPageMessage` or of
  /// `Models.FullPageMessage`.
  static func objectCase(of object: String) -> String {
    let last = object.split(separator: ".").last.map(String.init) ?? object
    return CamelCase.lower(last) ?? last
  }

  /// The private property that a property is computed from: `_tileID`.
  static func storage(of property: String) -> String { "_\(property)" }
}
