/// Names from other schema languages, programming languages, and the Braze dashboard, in lowercase, with the
/// corresponding names in schemas.
enum Synonyms {
  static let members = [
    "min": ["minimum"], "max": ["maximum"], "values": ["enum"], "allowedvalues": ["enum"],
    "properties": ["extras"], "fields": ["extras"],
  ]

  /// Notes for members that fields have only in other schema languages.
  static let fieldNotes = [
    "required": "remove it: \(requirementNote)", "optional": requirementNote,
    "nullable": requirementNote,
  ]

  static let groupNote =
    "to put it in a group, write \"case\": \"GROUP.NAME\", and declare \"groups\": { \"GROUP\": {} }"

  private static let requirementNote =
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
