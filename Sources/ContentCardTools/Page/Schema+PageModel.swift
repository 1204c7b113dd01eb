import ContentCardSchema
import ContentCards

// The page contains its schemas as JSON, for the scripts in `Scripts/`:
//
//     <script type="application/json" id="schemas">[SCHEMA, …]</script>
//
// Members without "!" are left out if their value is missing, an empty array, or, except in "rules", `false`.
//
//     SCHEMA
//       name!            the name of the schema, from its file name
//       description      the description from the schema
//       discriminator!   the extras key that contains a card's class type
//       olderDiscriminators  [key]: the keys that older cards have instead
//       caseSensitive    whether the names of class types are case-sensitive
//       classTypes!      [CLASS TYPE]
//
//     CLASS TYPE
//       name!            the name to type in the dashboard
//       aliases          [name]: other names
//       description      the description from the schema
//       deprecation      {message} if the class type is deprecated; "message" is the schema's advice, if any
//       validated        whether the app also checks the card as a whole
//       fields!          [FIELD], in the order in which they are read: first the group's, then the class type's own
//       fallbackFields   [FIELD]: the standard fields with text that are read only if another field has no value
//       oneOf            [{label!, required, choices!: [FIELD]}]; no choice has "required"
//       atLeastOne       [[path]]; a card needs a valid value for at least one path in each list
//       together         [[path]]; the values of each list are used only if all are valid
//       order            [[path, path]]; the first value must not be greater than the second
//
//     FIELD
//       path!            the path, such as "card.title", "tile_price", or "line_*"
//       place!           "card" for a standard field, "extra" for a key, "prefix" for all keys with a prefix
//       name!            the path without "card." or "*": "title", "tile_price", or "line_"
//       type!            string, int, double, decimal, bool, url, date, color, json, custom
//       list             whether the value is a list; with place "prefix", each key has one element
//       required         whether a card without a valid value is rejected
//       default          {text!}: the default as it is typed; the elements of a list are joined with the separator
//       values           [{value!, description}]: the allowed values
//       minimum, maximum the bounds as they appear in findings
//       minimumCount, maximumCount  the bounds of the number of items of a list, or of keys with place "prefix"
//       unique           whether equal items of a list count once
//       keepsLiquid      whether text with a Liquid tag is valid; missing with type custom
//       allowsEmpty      whether empty text or an empty list is valid
//       separator!       the text between the elements of a list
//       format           with type date: iso8601, unix, unixMilliseconds
//       fallback         [{place!, name!}]: the places to search if the field's path and aliases have no value
//       aliases          [{place!, name!, rules}]: the older keys or prefixes to search, in order; "rules" has members
//                        that replace the field's: format, separator, suggestion, and for a prefix "list": false
//       excludedKeys     [key]: keys that begin with a prefix of the field or of its aliases but are not collected,
//                        because the class type or its group declares them, or they can contain the class type
//       swiftType        the Swift type that the schema names for the value, or for an item of a list
//       jsonType         with type json and a swiftType: the name of the type in findings
//       deprecation      {message}, as for a class type
//       label!           the field's human-readable name
//       help             MARKED TEXT: instructions for the control
//       more             [MARKED TEXT]: further sentences
//       need!            MARKED TEXT: whether a value is required
//       sample           a value that a button in the form enters
//       suggestion       an example of a valid value, for findings
//
//     MARKED TEXT
//       [words, or {code!}]; "code" is a key or a value

extension Schema {
  var pageModel: String {
    compactObject([
      ("name", name.scriptLiteral),
      ("description", description?.scriptLiteral),
      ("discriminator", discriminator.value.scriptLiteral),
      (
        "olderDiscriminators", compactArray(olderDiscriminators.map(\.value.scriptLiteral))
      ),
      ("caseSensitive", flag(isCaseSensitive)),
      ("classTypes", "[\(classTypes.map { $0.pageModel(in: self) }.joined(separator: ","))]"),
    ])
  }
}

extension ClassType {
  fileprivate func pageModel(in schema: Schema) -> String {
    let lists = listsByPath
    let fields = schema.fields(of: self).map { field in
      field.pageModel(
        requirement: Requirement(of: field, in: lists),
        excludedKeys: schema.keys(beside: field, in: self))
    }
    return compactObject([
      ("name", name.value.scriptLiteral),
      ("aliases", compactArray(aliases.map(\.value.scriptLiteral))),
      ("description", description?.scriptLiteral),
      ("deprecation", deprecation?.pageModel),
      ("validated", flag(isValidated)),
      ("fields", "[\(fields.joined(separator: ","))]"),
      ("fallbackFields", compactArray(fallbackFields(in: schema))),
      ("oneOf", compactArray(oneOf.map { $0.pageModel(of: self, in: schema) })),
      ("atLeastOne", atLeastOne.pageModel),
      ("together", schema.lists(of: .together, for: self).pageModel),
      ("order", schema.lists(of: .order, for: self).pageModel),
    ])
  }
}

extension [PlaceList] {
  fileprivate var pageModel: String? {
    compactArray(compactMap { compactArray($0.value.map(\.value.spelling.scriptLiteral)) })
  }
}

extension ClassType {
  private func fallbackFields(in schema: Schema) -> [String] {
    let own = schema.allFields(of: self).map(\.path.value)
    let fields = schema.fields(of: self)
    return fields.flatMap(\.textFallbacks).uniqued.filter { !own.contains($0) }.map { path in
      let readers = fields.filter { $0.textFallbacks.contains(path) }.map(\.path.value.label)
      let base: BaseType = path == .card(CardField.image.rawValue) ? .url : .string
      let field = Field(
        path: Located(path, at: name.location), type: FieldType(base, isOptional: true))
      return field.pageModel(
        requirement: .optional, need: "used if you leave out \(readers.list("or"))")
    }
  }
}

extension Field {
  /// The standard fields with text that are read if the field has no value.
  fileprivate var textFallbacks: [ValuePath] {
    let others = [CardField.imageAspectRatio, .openURLInWebView].map(\.rawValue)
    return fallback.map(\.value).filter { path in
      if case .card(let name) = path { !others.contains(name) } else { false }
    }
  }
}

extension OneOf {
  fileprivate func pageModel(of classType: ClassType, in schema: Schema) -> String {
    let fields = choices.enumerated().map { index, choice in
      choice.field.pageModel(
        purpose: description, requirement: .choice(index, of: self),
        excludedKeys: schema.keys(beside: choice.field, in: classType), isChoice: true)
    }
    return compactObject([
      ("label", (description?.onOneLine ?? property.value.inWords).scriptLiteral),
      ("required", flag(isRequired)),
      ("choices", "[\(fields.joined(separator: ","))]"),
    ])
  }
}

extension Alias {
  fileprivate func pageModel(of field: Field) -> String {
    let own = FieldReader(field).field(under: prefix.map { "\($0)1" } ?? key.value)
    let rules = [
      ("format", dateFormat?.rawValue.scriptLiteral), ("separator", separator?.scriptLiteral),
      ("list", prefix == nil ? nil : "false"), ("suggestion", own.usefulExample?.scriptLiteral),
    ]
    return compactObject([
      ("place", path.kindOfPlace.scriptLiteral), ("name", path.name.scriptLiteral),
      ("rules", isPlain ? nil : compactObject(rules)),
    ])
  }
}

extension Deprecation {
  fileprivate var pageModel: String { compactObject([("message", message?.scriptLiteral)]) }
}

extension Field {
  fileprivate func pageModel(
    purpose: String? = nil, requirement: Requirement, need: MarkedText? = nil,
    excludedKeys: [String] = [], isChoice: Bool = false
  ) -> String {
    let others = isRequired && !isChoice ? textFallbacks : []
    let unless: MarkedText? =
      others.isEmpty
      ? nil : "required unless you fill in \(others.map(\.label).list("or"))"
    let bounds = FieldReader(self).bounds
    let jsonType = type.base == .json ? AnyJSONRules(self).type : nil
    let defaultText = defaultValue?.value.text(separator: separator)
    return compactObject([
      ("path", path.value.spelling.scriptLiteral),
      ("place", path.value.kindOfPlace.scriptLiteral),
      ("name", path.value.name.scriptLiteral),
      ("type", type.base.rawValue.scriptLiteral),
      ("list", flag(type.isList)),
      ("required", flag(isRequired && !isChoice)),
      ("default", defaultText.map { compactObject([("text", $0.scriptLiteral)]) }),
      ("values", compactArray((choices ?? []).map(\.pageModel))),
      ("minimum", bounds.minimum?.scriptLiteral),
      ("maximum", bounds.maximum?.scriptLiteral),
      ("minimumCount", minimumCount.map { String($0.value) }),
      ("maximumCount", maximumCount.map { String($0.value) }),
      ("unique", flag(isUnique)),
      ("keepsLiquid", flag(keepsLiquid)),
      ("allowsEmpty", flag(allowsEmpty)),
      ("separator", separator.scriptLiteral),
      ("format", type.base == .date ? dateFormat.rawValue.scriptLiteral : nil),
      ("fallback", compactArray(fallback.map(\.value.pageModel))),
      ("aliases", compactArray(aliases.map { $0.pageModel(of: self) })),
      ("excludedKeys", compactArray(excludedKeys.map(\.scriptLiteral))),
      ("swiftType", swiftType?.value.scriptLiteral),
      ("jsonType", jsonType?.scriptLiteral),
      ("deprecation", deprecation?.pageModel),
      ("label", label.scriptLiteral),
      ("help", controlHelp?.pageModel),
      (
        "more",
        compactArray(
          (background(purpose: purpose) + requirement.consequences(for: self)).map(\.pageModel))
      ),
      ("need", (need ?? unless ?? requirement.markedText).pageModel),
      ("sample", realSample?.scriptLiteral),
      ("suggestion", usefulExample?.scriptLiteral),
    ])
  }

  /// The value that a button in the form can enter. It is `nil` if no sample is known, if the control is a menu,
  /// checkboxes, or a date picker, and for text that has no example in the schema.
  private var realSample: String? {
    guard choices == nil, type.base != .bool, type.base != .date else { return nil }
    return type.base != .string || example != nil ? typedSample : nil
  }
}

extension MarkedText {
  fileprivate var pageModel: String {
    let pieces = pieces.map { piece in
      switch piece {
      case .words(let text): text.scriptLiteral
      case .typed(let text): compactObject([("code", text.scriptLiteral)])
      }
    }
    return "[\(pieces.joined(separator: ","))]"
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
    compactObject([("place", kindOfPlace.scriptLiteral), ("name", name.scriptLiteral)])
  }

  fileprivate var kindOfPlace: String {
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
  /// The text as a JSON string for a `script` element. `<` is escaped, because it can begin a tag or a comment.
  var scriptLiteral: String {
    jsonLiteral.unicodeScalars.reduce(into: "") { literal, scalar in
      if scalar == "<" { literal += "\\u003c" } else { literal.unicodeScalars.append(scalar) }
    }
  }
}
