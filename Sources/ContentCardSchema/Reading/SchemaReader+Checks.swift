extension SchemaReader {
  /// Returns whether a key, a class type's name, or an allowed value is valid. Reports an error if the text is empty or
  /// has leading or trailing white space.
  @discardableResult
  mutating func checkKey(_ key: Located<String>, as what: String) -> Bool {
    let trimmed = ValueGrammar.trimmed(key.value)
    if trimmed.isEmpty {
      report(
        .invalidValue, at: key.location, "\(what) is empty",
        note: "write it as it appears in the dashboard")
      return false
    }
    if trimmed.utf8.count != key.value.utf8.count {
      report(
        .invalidValue, at: key.location,
        "\(what) has leading or trailing white space: \(quoted(key.value))",
        note: "write \(quoted(String(trimmed)))")
      return false
    }
    return true
  }

  /// Returns whether a key is a single key. Reports an error if the key ends in `*`.
  @discardableResult
  mutating func checkOneKey(_ key: Located<String>, as what: String) -> Bool {
    guard case .extrasPrefix = ValuePath(key: key.value) else { return true }
    report(
      .invalidValue, at: key.location,
      "\(what) must be a single key, but \(quoted(key.value)) matches every key with this prefix",
      note: "write one key, without the * at the end")
    return false
  }

  mutating func removingDuplicates(_ paths: [Located<ValuePath>]) -> [Located<ValuePath>] {
    var first: [ValuePath: SourceLocation] = [:]
    return paths.filter { path in
      guard let location = first[path.value] else {
        first[path.value] = path.location
        return true
      }
      report(
        .duplicateMember, at: path.location, "duplicate \(quoted(path.value.spelling))",
        note: "first listed here; remove one of them, or write another key", at: location)
      return false
    }
  }

  /// Reports an error if there is no standard field with this name.
  ///
  /// - Parameter caveat: The text to append to the note that lists the standard fields.
  mutating func checkCardField(
    _ name: Located<String>, _ code: DiagnosticCode = .unknownMember, caveat: String = ""
  ) {
    guard CardField(rawValue: name.value) == nil else { return }
    let fields = CardField.allCases.map(\.rawValue)
    report(
      code, at: name.location, "there is no standard field \(quoted(name.value))",
      notes: suggestionNotes(
        suggestions(for: name.value, among: fields, synonyms: Synonyms.cardFields),
        outOf: "the standard fields are \(fields.joined(separator: ", "))\(caveat)"))
  }

  /// Checks that the field's path allows its type and its members, that a prefix is valid, and that a `custom` field
  /// has a `swiftType`.
  mutating func checkType(of field: Field, in members: Members?) {
    checkCardType(of: field)
    checkSwiftType(of: field, in: members)
    checkPrefix(of: field, in: members)
  }

  private mutating func checkCardType(of field: Field) {
    guard case .card(let name) = field.path.value, let types = field.cardTypes,
      field.type.isList || !types.contains(field.type.base)
    else { return }
    report(
      .invalidValue, at: field.path.location,
      "the card's \(name) cannot be read as \(quoted(field.type.spelling))",
      note: "use the type \(types.map(\.rawValue).orList)")
  }

  /// Reports members that have no effect because of the type of the field or because of its other members.
  mutating func checkPlacement(of members: Members, in field: Field) {
    let type = field.type
    let isText = type.base == .string
    let rules: [(name: String, applies: Bool, fix: String)] = [
      ("enum", isText, "use the type string or string[]"),
      ("enumName", members["enum"] != nil, "add \"enum\""),
      ("minimum", type.base.isNumber, "use the type int, double, or decimal, or a list of them"),
      ("maximum", type.base.isNumber, "use the type int, double, or decimal, or a list of them"),
      ("minimumCount", type.isList, "use a list type"),
      ("maximumCount", type.isList, "use a list type"),
      (
        "allowsEmpty", type.isList || (isText && members["enum"] == nil),
        "use a list type, or the type string without \"enum\""
      ),
      ("liquid", field.isFreeText, "use the type string without \"enum\""),
      ("separator", type.isList && type.base != .json, "use a list type other than json[]"),
      ("unique", type.isList, "use a list type"),
      ("format", type.base == .date, "use the type date or date[]"),
      (
        "swiftType", type.base == .custom || type.base == .json,
        "use the type custom or json, or a list of them"
      ),
    ]
    for rule in rules where !rule.applies {
      // If a standard field is limited to certain types, only `minimum` and `maximum` can have an effect on it, and only
      // if one of these types is a number.
      let isBound = ["minimum", "maximum"].contains(rule.name)
      let isPossible = field.cardTypes.map { isBound && $0.contains(where: \.isNumber) } ?? true
      reportMisplaced(
        [rule.name], in: members, on: "this field of type \(quoted(type.spelling))",
        note: isPossible ? "remove it, or \(rule.fix)" : "remove it")
    }
  }

  /// Reports members of an alias that have no effect because of the field's type or because the alias is a prefix.
  mutating func checkPlacement(of members: Members, in alias: Alias, type: FieldType) {
    let isSplit = type.isList && type.base != .json && alias.prefix == nil
    reportMisplaced(
      (type.base == .date ? [] : ["format"]) + (isSplit ? [] : ["separator"]), in: members,
      on: "the alias \(quoted(alias.key.value)) of a field of type \(quoted(type.spelling))",
      note: "remove it")
  }

  mutating func checkPrefix(of alias: Alias, type: FieldType) {
    guard let prefix = alias.prefix else { return }
    let key = quoted(alias.key.value)
    let remedy = "write the prefix that the keys share, and then *: \"line_*\""
    check(
      Located(prefix, at: alias.key.location), of: key, ifEmpty: remedy, ifStarred: remedy)
    if !type.isList || type.base == .json {
      report(
        .invalidValue, at: alias.key.location,
        type.isList
          ? "the alias \(key) cannot collect values of type \(quoted(type.spelling))"
          : "the alias \(key) collects values into a list, but the field's type is \(quoted(type.spelling))",
        note: "write a single key, or use a list type other than json[]")
    }
  }

  private mutating func check(
    _ prefix: Located<String>, of key: String, ifEmpty: String, ifStarred: String
  ) {
    guard prefix.value.isEmpty || prefix.value.contains("*") else { return }
    report(
      .invalidValue, at: prefix.location,
      key + (prefix.value.isEmpty ? " would collect every key" : " contains a * before its end"),
      note: prefix.value.isEmpty ? ifEmpty : ifStarred)
  }

  private mutating func checkSwiftType(of field: Field, in members: Members?) {
    guard field.type.base == .custom, members?.lacks("swiftType") ?? true else { return }
    report(
      .missingMember, at: members?.location ?? field.path.location,
      "field \(quoted(field.path.value.spelling)) has type \(quoted(field.type.spelling)), but no \"swiftType\"",
      note: "add the Swift type that reads it: "
        + (members == nil
          ? "{ \"type\": \(quoted(field.type.spelling)), \"swiftType\": \"StockNumber\" }"
          : "\"swiftType\": \"StockNumber\""))
  }

  private mutating func checkPrefix(of field: Field, in members: Members?) {
    guard case .extrasPrefix(let prefix) = field.path.value else { return }
    let key = quoted(field.path.value.spelling)
    check(
      Located(prefix, at: field.path.location), of: key,
      ifEmpty: "write the prefix that the keys share: \"line_*\"",
      ifStarred: "use * only at the end of a key: \"line_*\"")
    if field.type.base == .json {
      report(
        .invalidValue, at: field.path.location,
        "\(key) cannot collect values of type \(quoted(field.type.spelling))",
        note: "use a list of another type, such as \"string[]\", or declare each key")
    } else if !field.type.isList {
      report(
        .invalidValue, at: field.path.location,
        "\(key) collects values into a list, but its type is \(quoted(field.type.spelling))",
        note: "use a list type, such as \"string[]\"")
    }
    reportMisplaced(
      ["default", "fallback", "aliases", "constant", "separator", "allowsEmpty"], in: members,
      on: key, note: "remove it: the field collects one value from each key with this prefix")
  }

  /// Checks that the standard fields in fallbacks exist, and that no field falls back to itself. `Resolver` checks the
  /// keys in fallbacks, because a class type or its group can declare them.
  mutating func checkFallbacks(of fields: [Field]) {
    for field in fields {
      for path in field.fallback {
        if case .card(let name) = path.value {
          checkCardField(
            Located(name, at: path.location), .unknownFallback,
            caveat: "; a key that begins with \"card.\" cannot be a fallback")
        }
        if path == field.path {
          report(
            .unknownFallback, at: path.location,
            "\(quoted(path.value.spelling)) falls back to itself",
            note: "remove it, or write another key or a field such as \"card.title\"")
        }
      }
    }
  }

  /// Reports allowed values that contain a Liquid tag or, in a list, the field's separator. In a field with an `enum`, the
  /// library rejects Liquid tags. It splits the text of a list at each separator.
  mutating func checkChoices(of field: Field) {
    let isSeparated = field.type.isList && !field.isCollected
    for choice in field.choices ?? [] {
      let (text, location) = (choice.value.value, choice.value.location)
      if ValueGrammar.containsLiquid(text) {
        report(
          .invalidValue, at: location,
          "\"enum\" of \(quoted(field.path.value.spelling)) contains Liquid: \(quoted(text))",
          note: "write the value that cards have after Braze renders the Liquid")
      } else if isSeparated, text.contains(field.separator) {
        report(
          .invalidValue, at: location,
          "\(quoted(text)) contains the separator of its list, \(quoted(field.separator))",
          note:
            "use another separator: \"separator\": \(field.separator == "|" ? "\";\"" : "\"|\"")")
      }
    }
  }
}

extension Field {
  /// The base types that a schema can declare for the field, or `nil` if it can have any type.
  fileprivate var cardTypes: [BaseType]? {
    guard case .card(let name) = path.value else { return nil }
    return CardField(rawValue: name)?.types
  }
}
