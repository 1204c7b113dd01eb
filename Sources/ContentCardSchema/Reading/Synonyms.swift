/// What to write instead of names from other schema languages, programming languages, and the Braze dashboard. The
/// names to replace are in lowercase.
enum Synonyms {
  static let members = [
    "min": ["minimum"], "max": ["maximum"], "minitems": ["minimumCount"],
    "maxitems": ["maximumCount"],
    "mincount": ["minimumCount"], "maxcount": ["maximumCount"], "values": ["enum"],
    "allowedvalues": ["enum"],
    "properties": ["extras"], "fields": ["extras"],
  ]

  /// Notes for members that fields have in other schema languages, but not here.
  static let fieldNotes = [
    "required": "remove it: \(requirementNote)", "optional": requirementNote,
    "nullable": requirementNote,
  ]

  static let groupNote =
    "to put it in a group, write \"case\": \"GROUP.NAME\", and declare \"groups\": { \"GROUP\": {} }"

  private static let requirementNote =
    "a field is required unless its type ends in ? or it has a \"default\""

  static let types: [String: [FieldType]] = {
    let names = BaseType.allCases.flatMap { base in
      base.description().synonyms.map { ($0, [FieldType(base)]) }
    }
    let lists = ["array", "list"].map { ($0, [FieldType(.string, isList: true)]) }
    return Dictionary(names + lists, uniquingKeysWith: +)
  }()

  static let cardFields = [
    "url": ["urlString"], "uri": ["urlString"], "link": ["urlString"],
    "description": ["cardDescription"], "message": ["cardDescription"],
    "body": ["cardDescription"], "text": ["cardDescription"],
    "imageurl": ["image"], "image_url": ["image"],
    "linktext": ["domain"], "link_text": ["domain"],
  ]
}
