/// What those who come from other schemas, other languages or Braze's dashboard call things, in lower case, and what a
/// schema calls them.
enum Synonyms {
  static let members = [
    "min": ["minimum"], "max": ["maximum"], "values": ["enum"], "allowedvalues": ["enum"],
    "properties": ["extras"], "fields": ["extras"],
  ]

  /// Of members that fields have elsewhere, and what takes their place.
  static let remarksOnFields = [
    "required": "remove it: \(needRemark)", "optional": needRemark, "nullable": needRemark,
  ]

  private static let needRemark =
    "a field is required unless its type ends in ? or it has a \"default\""

  static let types = [
    "integer": [FieldType(.int)], "long": [FieldType(.int)],
    "number": [FieldType(.double), FieldType(.decimal)],
    "float": [FieldType(.double), FieldType(.decimal)],
    "boolean": [FieldType(.bool)], "text": [FieldType(.string)], "str": [FieldType(.string)],
    "link": [FieldType(.url)], "uri": [FieldType(.url)],
    "datetime": [FieldType(.date)], "timestamp": [FieldType(.date)],
    "object": [FieldType(.json)], "enum": [FieldType(.string)],
    "array": [FieldType(.string, isList: true)], "list": [FieldType(.string, isList: true)],
  ]

  static let cardFields = [
    "url": ["urlString"], "uri": ["urlString"], "link": ["urlString"],
    "description": ["cardDescription"], "message": ["cardDescription"],
    "body": ["cardDescription"], "text": ["cardDescription"],
    "imageurl": ["image"], "image_url": ["image"],
    "linktext": ["domain"], "link_text": ["domain"],
  ]
}
