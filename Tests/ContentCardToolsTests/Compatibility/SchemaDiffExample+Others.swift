extension SchemaDiffExample {
  private static let html = #"{"case": "html", "extras": "html"}"#
  private static let block = #"{"case": "block", "extras": "block"}"#
  private static let url = #"{"case": "url", "card": "urlString", "type": "url"}"#

  private static func oneOf(_ choices: String..., isRequired: Bool = true) -> String {
    #""oneOf": {"content": {"required": \#(isRequired), "choices": [\#(choices.joined(separator: ","))]}}"#
  }

  static let ofOneOfs: [Self] = [
    classType("required `oneOf` added", .oneOfAdded, "", oneOf(html), live: [:]),
    classType("optional `oneOf` added", .oneOfAdded, "", oneOf(html, isRequired: false)),
    classType("required `oneOf` removed", .oneOfRemoved, oneOf(html), "", new: [:]),
    classType("optional `oneOf` removed", .oneOfRemoved, oneOf(html, isRequired: false), ""),
    classType(
      "`oneOf` now `required`", .requiredChanged, oneOf(html, isRequired: false), oneOf(html),
      live: [:]),
    classType(
      "`oneOf` no longer `required`", .requiredChanged, oneOf(html), oneOf(html, isRequired: false),
      new: [:]),
    classType(
      "choice added to a required `oneOf`", .choiceAdded, oneOf(html), oneOf(html, block),
      new: ["block": "b"]),
    classType(
      "choice added to an optional `oneOf`", .choiceAdded, oneOf(html, isRequired: false),
      oneOf(html, block, isRequired: false), new: ["block": "b"]),
    classType(
      "choice with a standard field added before other choices", .choiceAdded, oneOf(html),
      oneOf(url, html), live: ["html": "<p>", "card.urlString": "https://a.com"],
      new: ["card.urlString": "https://a.com"]),
    classType(
      "choice removed from a required `oneOf`", .choiceRemoved, oneOf(html, block), oneOf(html),
      live: ["block": "b"]),
    classType(
      "choice removed from an optional `oneOf`", .choiceRemoved,
      oneOf(html, block, isRequired: false), oneOf(html, isRequired: false),
      live: ["block": "b"]),
    classType(
      "choices in another order", .choiceOrderChanged, oneOf(html, block), oneOf(block, html),
      live: ["html": "a", "block": "b"], new: ["html": "a", "block": "b"]),
  ]

  static let ofCode: [Self] = [
    schema(
      "name of a case, object, property, constant, enum, protocol, or namespace, or the letter case of a value of an `enum`, changed",
      .nameChanged, #""classTypes": {"t": {}}"#, #""namespace": "Shop", "classTypes": {"t": {}}"#),
    schema(
      "`objectiveC` added or removed, or its `prefix` changed", .nameChanged,
      #""objectiveC": {"prefix": "SHP"}, "classTypes": {"t": {}}"#,
      #""objectiveC": {"prefix": "SHOP"}, "classTypes": {"t": {}}"#),
    schema(
      "`access` changed", .accessChanged, #""classTypes": {"t": {}}"#,
      #""access": "public", "classTypes": {"t": {}}"#),
    classType("`declaration` changed", .declarationChanged, "", #""declaration": "extension""#),
    classType(
      "`conformsTo`, `codable`, a property called `id`, or the requirements of a group's protocol changed",
      .conformanceChanged, "", #""conformsTo": ["Trackable"]"#),
    extras(
      "fields or `oneOf`s in another order", .orderChanged, #""k": "int", "l": "int""#,
      #""l": "int", "k": "int""#),
    extras(
      "values of an `enum` in another order", .orderChanged,
      #""k": {"type": "string", "enum": ["a", "b"]}"#,
      #""k": {"type": "string", "enum": ["b", "a"]}"#),
    schema(
      "class types in another order", .orderChanged, #""classTypes": {"t": {}, "u": {}}"#,
      #""classTypes": {"u": {}, "t": {}}"#),
    extras(
      "field deprecated", .deprecationChanged, #""k": "int""#,
      #""k": {"type": "int", "deprecated": true}"#),
    classType("class type deprecated", .deprecationChanged, "", #""deprecated": "use u""#),
    extras(
      "`description` or `example` changed", .textChanged, #""k": "int""#,
      #""k": {"type": "int", "description": "How many."}"#),
    classType(
      "only the order or spelling of generated code changed",
      .outputChanged, #""aliases": ["u", "v"]"#, #""aliases": ["v", "u"]"#),
  ]
}
