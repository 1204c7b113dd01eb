import ContentCardSchema

/// A type that cards become.
struct ObjectModel {
  /// As it is written beside the other output; with dots where it is the team's own.
  let name: String
  /// Its case of `ContentCardObject`.
  let unionCase: String
  var declaration: Declaration
  var description: String?
  /// The class types that become this object.
  var classTypes: [String]
  /// Protocols beside the library's own.
  var conformances: [String]
  var properties: [PropertyModel]
  var oneOfs: [OneOfModel]
  /// Of each of these lists of properties one must not be nil.
  var atLeastOne: [[PropertyModel]]
  /// Enums of allowed values that only this object has.
  var enums: [EnumModel]
}
