import ContentCardSchema

/// A nested enum of class types and the protocol of their objects.
struct GroupModel {
  /// The case of the class type that carries the enum.
  var caseName: String
  var enumName: String
  var description: String?
  var `protocol`: ProtocolModel?
  /// Enums of allowed values that all objects of the group share.
  var enums: [EnumModel]
}

struct ProtocolModel {
  var name: String
  var properties: [PropertyModel]
}
