extension SchemaReader {
  /// Whether a text can be compared with what a marketer typed: it is not empty, and trimming takes nothing away.
  @discardableResult
  mutating func checkKey(_ key: Located<String>, as what: String) -> Bool {
    let trimmed = ValueGrammar.trimmed(key.value)
    if trimmed.isEmpty {
      report(
        .invalidValue, at: key.location, "\(what) is empty",
        notes: [.init("write the text that stands in the dashboard")])
      return false
    }
    if trimmed.utf8.count != key.value.utf8.count {
      report(
        .invalidValue, at: key.location, "\(what) has white space around it: \(quoted(key.value))",
        notes: [.init("write \(quoted(String(trimmed)))")])
      return false
    }
    return true
  }

  /// Whether a text names one key, and not all that begin so.
  @discardableResult
  mutating func checkOneKey(_ key: Located<String>, as what: String) -> Bool {
    guard case .extrasPrefix = ValuePath(key: key.value) else { return true }
    report(
      .invalidValue, at: key.location,
      "\(what) names one key, and \(quoted(key.value)) stands for all that begin so",
      notes: [.init("name one of them; only a field of \"extras\" collects them")])
    return false
  }

  /// The places of a list, each once; a mistake for each that stood before.
  mutating func withoutRepeated(_ paths: [Located<ValuePath>]) -> [Located<ValuePath>] {
    var first: [ValuePath: SourceLocation] = [:]
    return paths.filter { path in
      guard let location = first[path.value] else {
        first[path.value] = path.location
        return true
      }
      report(
        .duplicateMember, at: path.location,
        "\(quoted(path.value.spelling)) stands here twice",
        notes: [
          .init("the first one is here; remove one of them, or name another key", at: location)
        ])
      return false
    }
  }

  /// - Parameter caveat: What else may be wrong.
  mutating func checkCardField(
    _ name: Located<String>, _ code: DiagnosticCode = .unknownMember, caveat: String = ""
  ) {
    guard CardField(rawValue: name.value) == nil else { return }
    let fields = CardField.allCases.map(\.rawValue)
    report(
      code, at: name.location, "a content card has no field \(quoted(name.value))",
      notes: [
        .init(
          didYouMean(nearWords(to: name.value, among: fields, synonyms: Synonyms.cardFields))
            + "its fields are \(fields.joined(separator: ", "))\(caveat)")
      ])
  }

  /// What a type asks of the place where its value is and of the other members.
  mutating func checkType(of field: Field, in members: Members?) {
    checkCardType(of: field)
    checkSwiftType(of: field, in: members)
    checkPrefix(of: field, in: members)
  }

  /// A standard field that is no text takes only the types that it can be read as.
  private mutating func checkCardType(of field: Field) {
    guard case .card(let name) = field.path.value, let card = CardField(rawValue: name),
      let types = card.types, field.type.isList || !types.contains(field.type.base)
    else { return }
    report(
      .invalidValue, at: field.path.location,
      "the card's \(name) cannot be read as \(quoted(field.type.spelling))",
      notes: [.init("its type is \(types.map(\.rawValue).orList)")])
  }

  /// Members that say nothing about the field's type.
  mutating func checkPlacement(of members: Members, type: FieldType) {
    let isText = type.base == .string
    let rules: [(name: String, holds: Bool, suits: String)] = [
      ("enum", isText, "string and string[]"),
      ("enumName", members["enum"] != nil, "fields with \"enum\""),
      ("minimum", type.base.isNumber, "int, double, decimal and lists of them"),
      ("maximum", type.base.isNumber, "int, double, decimal and lists of them"),
      (
        "allowsEmpty", type.isList || (isText && members["enum"] == nil),
        "lists, and with string that has no \"enum\""
      ),
      ("separator", type.isList && type.base != .json, "lists of texts, but not of JSON"),
      ("unique", type.isList, "lists"),
      ("format", type.base == .date, "date and date[]"),
      ("swiftType", type.base == .custom || type.base == .json, "custom and json"),
    ]
    for rule in rules where !rule.holds {
      guard let member = members[rule.name] else { continue }
      report(
        .misplacedMember, at: member.nameLocation,
        "\(quoted(rule.name)) means nothing for this field, of type \(quoted(type.spelling))",
        notes: [.init("remove it, or change the type: it goes with \(rule.suits)")])
    }
  }

  /// `custom` is nothing without the type that reads it.
  private mutating func checkSwiftType(of field: Field, in members: Members?) {
    guard field.type.base == .custom, members?.lacks("swiftType") ?? true else { return }
    report(
      .missingMember, at: members?.location ?? field.path.location,
      "field \(quoted(field.path.value.spelling)) is custom and has no \"swiftType\"",
      notes: [
        .init(
          "name the type of yours that reads it: "
            + (members == nil
              ? "{ \"type\": \(quoted(field.type.spelling)), \"swiftType\": \"StockNumber\" }"
              : "\"swiftType\": \"StockNumber\""))
      ])
  }

  /// A key with `*` collects what is there, and that into a list.
  private mutating func checkPrefix(of field: Field, in members: Members?) {
    guard case .extrasPrefix(let prefix) = field.path.value else { return }
    let key = quoted(field.path.value.spelling)
    if prefix.isEmpty {
      report(
        .invalidValue, at: field.path.location, "\(key) would collect every key",
        notes: [.init("write what the keys begin with: \"line_*\"")])
    }
    if prefix.contains("*") {
      report(
        .invalidValue, at: field.path.location, "\(key) has a * that does not end it",
        notes: [.init("a * stands for the rest of the key, and only there")])
    }
    if field.type.base == .json {
      report(
        .invalidValue, at: field.path.location,
        "\(key) cannot collect JSON, and its type is \(quoted(field.type.spelling))",
        notes: [.init("make it a list of another type, such as \"string[]\", or name each key")])
    } else if !field.type.isList {
      report(
        .invalidValue, at: field.path.location,
        "\(key) collects values into a list, and its type is \(quoted(field.type.spelling))",
        notes: [.init("make it a list, such as \"string[]\"")])
    }
    for name in ["default", "fallback", "aliases", "constant", "separator", "allowsEmpty"] {
      guard let member = members?[name] else { continue }
      report(
        .misplacedMember, at: member.nameLocation, "\(quoted(name)) means nothing for \(key)",
        notes: [.init("remove it: the keys that are there are collected, and each holds one value")]
      )
    }
  }

  /// A fallback leads to a field that cards have, and not back to where it comes from. Whether a key
  /// is declared shows only when groups and types are merged.
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
            notes: [.init("remove it, or name another key or a field such as \"card.title\"")])
        }
      }
    }
  }

  /// No allowed value holds Liquid, or the separator of a list: no card could match it.
  mutating func checkChoices(of field: Field) {
    let isParted = field.type.isList && !field.isCollected
    for choice in field.choices ?? [] {
      let (text, location) = (choice.value.value, choice.value.location)
      if ValueGrammar.containsLiquid(text) {
        report(
          .invalidValue, at: location,
          "\"enum\" of \(quoted(field.path.value.spelling)) has \(quoted(text)), and Liquid is refused in a card",
          notes: [.init("write a value that Braze puts in its place")])
      } else if isParted, text.contains(field.separator) {
        report(
          .invalidValue, at: location,
          "\(quoted(text)) can be no element of a list separated by \(quoted(field.separator))",
          notes: [.init("give the field another \"separator\", such as \"|\"")])
      }
    }
  }
}
