import ContentCardSchema
import ContentCards

// The page holds its schemas as JSON, for the scripts in `Scripts/`:
//
//     <script type="application/json" id="schemas">[SCHEMA, …]</script>
//
// A member is left out if its value is `false`, an empty array, or not there, except for those marked with "!".
//
//     SCHEMA
//       name!            the name of the schema's file
//       description      prose
//       discriminator!   the key that names a card's class type
//       caseSensitive    whether class type names are compared with regard to case
//       classTypes!      [CLASS TYPE]
//
//     CLASS TYPE
//       name!            as in the dashboard
//       aliases          [other names]
//       description      prose
//       deprecation      {message}: the class type is deprecated; without "message" the schema gives no advice
//       fields!          [FIELD], in the order in which they are read: those of the group, then its own
//       oneOf            [{property!, description, required, choices!: [FIELD]}]; no choice has "required"
//       atLeastOne       [[the paths of fields, at least one of which the card needs]]
//
//     FIELD
//       path!            as the schema spells it: "card.title", "tile_price", "line_*"
//       place!           "card" for a standard field, "extra" for a key, "prefix" for all keys with a prefix
//       name!            "title", "tile_price", "line_"
//       type!            string, int, double, decimal, bool, url, date, color, json, custom
//       list             whether the value is a list; with place "prefix", each key has one element
//       set              whether a list drops duplicates
//       optional         whether the schema marks the type with "?"
//       required         whether a card without a value is rejected
//       default          {text!}: the value of a card without one, as it is typed; a list is joined by the separator
//       values           [{value!, description}]: the only allowed texts
//       minimum, maximum the bounds as the schema spells them
//       least, most      the same as findings name them
//       allowsEmpty      whether empty text, or a list without elements, is a value
//       separator!       between the elements of a list
//       format           of a date: iso8601, unix, unixMilliseconds
//       fallback         [{place!, name!}]: where to look when the key and its aliases have no value
//       aliases          [older keys]
//       besides          with place "prefix": [keys with the prefix that are declared on their own]
//       swiftType        the app's own type that reads the value
//       jsonType         with type json and a swiftType: the name of the type in findings
//       description      prose
//       deprecation      {message}, as for a class type
//       example          the schema's own
//       sample           what a form shows: a valid value on one line, if one is known
//       suggestion       what a finding suggests to type instead

extension Schema {
  /// The schema as the page's scripts read it: JSON that can stand in a `script` element.
  var pageModel: String {
    compactObject([
      ("name", name.scriptLiteral),
      ("description", description?.scriptLiteral),
      ("discriminator", discriminator.value.scriptLiteral),
      ("caseSensitive", flag(isCaseSensitive)),
      ("classTypes", "[\(classTypes.map { $0.pageModel(in: self) }.joined(separator: ","))]"),
    ])
  }
}

extension ClassType {
  fileprivate func pageModel(in schema: Schema) -> String {
    let fields = schema.fields(of: self).map { field in
      field.pageModel(besides: schema.keys(beside: field, in: self))
    }
    return compactObject([
      ("name", name.value.scriptLiteral),
      ("aliases", compactArray(aliases.map(\.value.scriptLiteral))),
      ("description", description?.scriptLiteral),
      ("deprecation", deprecation?.pageModel),
      ("fields", "[\(fields.joined(separator: ","))]"),
      ("oneOf", compactArray(oneOf.map(\.pageModel))),
      (
        "atLeastOne",
        compactArray(
          atLeastOne.compactMap { compactArray($0.value.map(\.value.spelling.scriptLiteral)) })
      ),
    ])
  }
}

extension OneOf {
  fileprivate var pageModel: String {
    compactObject([
      ("property", property.value.scriptLiteral),
      ("description", description?.scriptLiteral),
      ("required", flag(isRequired)),
      ("choices", "[\(choices.map { $0.field.pageModel(isChoice: true) }.joined(separator: ","))]"),
    ])
  }
}

extension Deprecation {
  fileprivate var pageModel: String { compactObject([("message", message?.scriptLiteral)]) }
}

extension Field {
  fileprivate func pageModel(besides keys: [String] = [], isChoice: Bool = false) -> String {
    let bounds = FieldReader(self).bounds
    let defaultText = defaultValue?.value.text(separator: separator)
    return compactObject([
      ("path", path.value.spelling.scriptLiteral),
      ("place", path.value.place.scriptLiteral),
      ("name", path.value.name.scriptLiteral),
      ("type", type.base.rawValue.scriptLiteral),
      ("list", flag(type.isList)),
      ("set", flag(isUnique)),
      ("optional", flag(type.isOptional)),
      ("required", flag(isRequired && !isChoice)),
      ("default", defaultText.map { compactObject([("text", $0.scriptLiteral)]) }),
      ("values", compactArray((choices ?? []).map(\.pageModel))),
      ("minimum", minimum?.value.scriptLiteral),
      ("maximum", maximum?.value.scriptLiteral),
      ("least", bounds.minimum?.scriptLiteral),
      ("most", bounds.maximum?.scriptLiteral),
      ("allowsEmpty", flag(allowsEmpty)),
      ("separator", separator.scriptLiteral),
      ("format", type.base == .date ? dateFormat.rawValue.scriptLiteral : nil),
      ("fallback", compactArray(fallback.map(\.value.pageModel))),
      ("aliases", compactArray(aliases.map(\.value.scriptLiteral))),
      ("besides", compactArray(keys.map(\.scriptLiteral))),
      ("swiftType", swiftType?.value.scriptLiteral),
      ("jsonType", OpaqueJSONRules(self)?.type.scriptLiteral),
      ("description", description?.scriptLiteral),
      ("deprecation", deprecation?.pageModel),
      ("example", example?.value.scriptLiteral),
      ("sample", typedSample?.scriptLiteral),
      ("suggestion", usefulExample?.scriptLiteral),
    ])
  }
}

extension EnumChoice {
  fileprivate var pageModel: String {
    compactObject([
      ("value", value.value.scriptLiteral), ("description", description?.scriptLiteral),
    ])
  }
}

extension ValuePath {
  fileprivate var pageModel: String {
    compactObject([("place", place.scriptLiteral), ("name", name.scriptLiteral)])
  }

  fileprivate var place: String {
    switch self {
    case .card: "card"
    case .extras: "extra"
    case .extrasPrefix: "prefix"
    }
  }
}

// MARK: - JSON

private func compactObject(_ members: [(name: String, value: String?)]) -> String {
  let members = members.compactMap { name, value in value.map { "\"\(name)\":\($0)" } }
  return "{\(members.joined(separator: ","))}"
}

private func compactArray(_ elements: [String]) -> String? {
  elements.isEmpty ? nil : "[\(elements.joined(separator: ","))]"
}

private func flag(_ value: Bool) -> String? { value ? "true" : nil }

extension String {
  /// The text as JSON in a `script` element, where `<` can begin a tag or a comment.
  var scriptLiteral: String {
    jsonLiteral.unicodeScalars.reduce(into: "") { literal, scalar in
      if scalar == "<" { literal += "\\u003c" } else { literal.unicodeScalars.append(scalar) }
    }
  }
}
