/// The default Swift names for text in a schema. Except for `groupList(of:)`, a function with an optional result returns
/// `nil` if no identifier can be made from the text.
package enum DefaultName {
  package static func classTypeCase(of classType: String) -> String? { CamelCase.lower(classType) }

  package static func object(of classType: String) -> String? { CamelCase.upper(classType) }

  /// Returns the name of the enum for a group's class types, such as `MessageType`.
  package static func groupEnum(of group: String) -> String? {
    CamelCase.upper(group).map { $0 + "Type" }
  }

  static func groupList(of group: String) -> String? { group + "s" }

  /// - Parameter key: A key, a key prefix, or the name of a standard field.
  package static func property(of key: String) -> String? { CamelCase.lower(key) }

  package static func constant(of key: String) -> String? { CamelCase.lower(key) }

  /// Returns the name of the enum for a property's allowed values or choices, such as `TileSize`.
  ///
  /// - Parameter property: The property's name if the schema sets it, or else the key, the key prefix, or the standard
  ///   field's name.
  package static func valueEnum(of property: String) -> String? { CamelCase.upper(property) }

  package static func valueCase(of value: String) -> String? { CamelCase.lower(value) }

  /// Returns the name of an object's case in `ContentCardObject`, such as `fullPageMessage` for `FullPageMessage` or
  /// `Models.FullPageMessage`.
  static func objectCase(of object: String) -> String {
    let last = object.split(separator: ".").last.map(String.init) ?? object
    return CamelCase.lower(last) ?? last
  }

  /// Returns the name of the private property that stores a property's value, such as `_tileID`.
  static func storage(of property: String) -> String { "_\(property)" }
}
