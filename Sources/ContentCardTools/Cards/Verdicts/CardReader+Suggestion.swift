import ContentCardSchema
import ContentCards

extension CardReader {
  /// - Parameter classType: The index of the card's class type, or `nil` if it is missing or not declared.
  func suggestion(for issue: ContentCardIssue, classType index: Int?) -> String? {
    guard let index else { return issue.nearMiss.flatMap(name(like:)) }
    guard let key = issue.key,
      let field = classTypes[index].readers(of: key).first(where: { $0.reads(key) })?
        .field(under: key)
    else { return nil }
    switch issue.reason {
    case .notA:
      return (issue.value?.description).flatMap(field.withDecimalPoint) ?? field.usefulExample
    case .missing, .empty, .wrongKind, .tooLarge, .outOfRange, .element, .tooFew, .tooMany:
      return field.usefulExample
    case .notAllowed(let values):
      return (issue.value?.description).flatMap { nearestName(to: $0, in: values) }
        ?? field.usefulExample
    case .unrenderedLiquid:
      return issue.severity == .error || field.type.base != .string ? field.usefulExample : nil
    case .trimmedWhiteSpace, .noneOf, .incomplete, .outOfOrder, .unknownClassType,
      .deprecatedClassType, .refusedDefault,
      .sameNumber, .unusualScheme, .appRejected, .initializerRejected, .oldSpelling:
      return nil
    }
  }

  /// Returns the class type or alias that the library suggests, as written in the schema. The library may suggest it in
  /// lower case. Returns `nil` if the library suggests something else, such as a misspelled discriminator.
  private func name(like nearest: String) -> String? {
    let names = classTypes.flatMap { [$0.declared.name] + $0.declared.aliases }.map(\.value)
    return names.first { $0 == nearest } ?? names.first { ValueGrammar.lowercased($0) == nearest }
  }
}

extension FieldReader {
  /// Returns the field with the rules for the value under a key. The value of an alias can have another format or
  /// separator. If an alias collects the key, the rules are those of a single item.
  func field(under key: String) -> Field {
    guard key != field.path.value.spelling,
      let index = aliasIndex(of: .extras(ContentCardKey(key)))
    else { return field }
    let alias = field.aliases[index - 1]
    var own = field.reading(alias)
    if alias.prefix != nil { (own.type.isList, own.example) = (false, nil) }
    return own
  }

  /// Returns whether the key is the field's own key, standard field, or prefix such as `line_*`, or an alias. Also
  /// returns `true` for a key that the field or an alias collects. Fallbacks do not count.
  func reads(_ key: String) -> Bool {
    let key = ContentCardKey(key)
    return key.rawValue == field.path.value.spelling || aliasIndex(of: .extras(key)) != nil
      || collects(key)
  }
}

extension Field {
  /// Returns a number with one or two digits after a decimal comma as text with a decimal point, such as `37.5` for
  /// `37,5`. Returns `nil` for other text or types, for a list under one key, and if the field rejects the number.
  fileprivate func withDecimalPoint(_ text: String) -> String? {
    guard [.double, .decimal].contains(type.base), !type.isList || isCollected,
      text.wholeMatch(of: /[+-]?[0-9]+,[0-9]{1,2}/) != nil
    else { return nil }
    let number = text.replacing(",", with: ".")
    return FieldReader(self).accepts(.string(number)) ? number : nil
  }

  /// A sample that shows the format of the value. For an app-defined type, and for text without allowed values, it is
  /// the schema's example, or `nil` if there is none.
  var usefulExample: String? {
    switch type.base {
    case .string where choices == nil, .custom: example?.value
    case .json where swiftType != nil: example?.value
    default: sample
    }
  }
}
