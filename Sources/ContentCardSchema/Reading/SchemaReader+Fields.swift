extension SchemaReader {
  mutating func field(from member: JSONMember, path: ValuePath) -> Field {
    let (what, key) = ("field \(quoted(member.name))", Located(path, at: member.nameLocation))
    if let spelling = member.value.string {
      guard let type = fieldType(Located(spelling, at: member.value.location)) else {
        return Field(withUnknownTypeAt: key)
      }
      let field = Field(path: key, type: type)
      checkType(of: field, in: nil)
      return field
    }
    guard case .object = member.value.value else {
      reportWrongType(
        of: member.value, named: what, expected: "a type or an object", sample: "\"string\"")
      return Field(withUnknownTypeAt: key)
    }
    let isCard = if case .card = path { true } else { false }
    let allowed = isCard ? SchemaMembers.cardField : SchemaMembers.extrasField
    guard let members = members(of: member.value, named: what, allowed: allowed) else {
      return Field(withUnknownTypeAt: key)
    }
    return field(at: key, type: requiredType(of: member, in: members), members: members)
  }

  /// Reads a field, or the field of a choice of a `oneOf`.
  ///
  /// - Parameter type: The type, or `nil` if an error about it was reported. Without a type, members such as `default`
  ///   and `minimum` are not read.
  mutating func field(at path: Located<ValuePath>, type: FieldType?, members: Members) -> Field {
    var field = type.map { Field(path: path, type: $0) } ?? Field(withUnknownTypeAt: path)
    field.description = description(in: members)
    field.deprecation = deprecation(in: members)
    field.property = string("property", in: members)
    field.constant = string("constant", in: members)
    field.aliases = aliases(in: members, type: type)
    field.fallback = removingDuplicates(
      strings("fallback", in: members).filter { checkOneKey($0, as: "a fallback") }
        .map { Located(ValuePath($0.value), at: $0.location) })
    let choices = enumChoices(in: members)
    field.choices = type?.base == .string ? choices : nil
    field.enumName = string("enumName", in: members)
    field.minimum = bound("minimum", in: members, type: type)
    field.maximum = bound("maximum", in: members, type: type)
    field.minimumCount = count("minimumCount", in: members, type: type)
    field.maximumCount = count("maximumCount", in: members, type: type)
    field.allowsEmpty = bool("allowsEmpty", in: members) ?? false
    let liquid: LiquidRule? = choice("liquid", in: members)
    field.rejectsLiquid = liquid == .reject
    field.separator = separator(in: members) ?? Field.defaultSeparator
    field.dateFormat = choice("format", in: members) ?? .iso8601
    field.isUnique = bool("unique", in: members) ?? false
    field.swiftType = string("swiftType", in: members)
    guard let type else { return field }
    checkPlacement(of: members, in: field)
    checkType(of: field, in: members)
    checkChoices(of: field)
    checkRange(of: &field)
    checkCounts(of: &field, in: members)
    if let node = members["default"]?.value {
      field.defaultValue = defaultValue(from: node, of: field)
    }
    if let node = members["example"]?.value {
      field.example = example(from: node, of: field)
    }
    if type.isOptional, let node = members["default"] {
      report(
        .misplacedMember, severity: .warning, at: node.nameLocation,
        "\"?\" has no effect, because a field with a default is never nil",
        note: "write \"type\": \(quoted(FieldType(type.base, isList: type.isList).spelling))")
    }
    return field
  }

  private mutating func requiredType(of member: JSONMember, in members: Members) -> FieldType? {
    if members.lacks("type") {
      report(
        .missingMember, at: members.location, "field \(quoted(member.name)) has no \"type\"",
        notes: [.init("add \"type\": \"string\", or another type")]
          + suggestionNotes([], outOf: "the types are \(BaseType.spellings)"))
    }
    return string("type", in: members).flatMap { fieldType($0) }
  }

  mutating func fieldType(_ spelling: Located<String>) -> FieldType? {
    if let type = FieldType(spelling.value) { return type }
    report(
      .unknownType, at: spelling.location, "there is no type \(quoted(spelling.value))",
      notes: suggestionNotes(
        suggestions(for: spelling.value), outOf: "the types are \(BaseType.spellings)"))
    return nil
  }

  /// Returns the types to suggest: those for a synonym such as `integer`, or else the most similar type. Brackets and a
  /// question mark in the spelling are kept.
  private func suggestions(for spelling: String) -> [String] {
    let word = String(spelling.filter(\.isLetter)).lowercased()
    let near = nearestName(to: word, in: BaseType.allCases.map(\.rawValue)).flatMap(FieldType.init)
    let types = Synonyms.types[word] ?? [near].compactMap(\.self)
    return types.map { type in
      FieldType(
        type.base, isList: type.isList || spelling.contains("["), isOptional: spelling.contains("?")
      ).spelling
    }
  }

  /// Returns the aliases of a field. A single alias is read as a list with one element.
  private mutating func aliases(in members: Members, type: FieldType?) -> [Alias] {
    guard let node = members["aliases"]?.value else { return [] }
    guard case .array(let elements) = node.value else {
      return [alias(from: node, named: "\"aliases\"", type: type)].compactMap(\.self)
    }
    return elements.compactMap {
      alias(from: $0, named: "an element of \"aliases\"", type: type)
    }
  }

  private mutating func alias(from node: JSONNode, named what: String, type: FieldType?) -> Alias? {
    var alias: Alias
    switch node.value {
    case .string(let key): alias = Alias(key: Located(key, at: node.location))
    case .object:
      guard let members = members(of: node, named: "an alias", allowed: SchemaMembers.alias) else {
        return nil
      }
      let key = string("key", in: members, remedy: "add the older key: \"key\": \"expiry\"")
      guard let key else { return nil }
      alias = Alias(
        key: key, dateFormat: choice("format", in: members), separator: separator(in: members))
      if let type { checkPlacement(of: members, in: alias, type: type) }
    default:
      reportWrongType(of: node, named: what, expected: "a key or an object with a \"key\"")
      return nil
    }
    checkKey(alias.key, as: "an alias")
    if let type { checkPrefix(of: alias, type: type) }
    return alias
  }

  private mutating func separator(in members: Members) -> String? {
    guard let text = string("separator", in: members) else { return nil }
    guard text.value.isEmpty else { return text.value }
    reportEmpty(
      "separator", at: text.location,
      remedy: "write a separator such as \"|\", or remove it")
    return nil
  }

  private mutating func enumChoices(in members: Members) -> [EnumChoice]? {
    let elements = list(
      "enum", in: members, expected: "a list of values",
      ifEmpty: "list the allowed values: \"enum\": [\"small\", \"large\"]")
    guard !elements.isEmpty else { return nil }
    return elements.compactMap { enumChoice(from: $0) }
      .filter { checkKey($0.value, as: "an allowed value") }
  }

  private mutating func enumChoice(from node: JSONNode) -> EnumChoice? {
    if case .string(let text) = node.value {
      return EnumChoice(value: Located(text, at: node.location))
    }
    guard case .object = node.value else {
      reportWrongType(
        of: node, named: "an allowed value", expected: "text",
        sample: node.quotedValue)
      return nil
    }
    let members = members(
      of: node, named: "an allowed value", allowed: SchemaMembers.enumChoice)
    guard let members else { return nil }
    let value = string(
      "value", in: members,
      remedy: "add the text as it appears in the dashboard: \"value\": \"small\"")
    return value.map {
      EnumChoice(
        value: $0, caseName: string("case", in: members), description: description(in: members))
    }
  }
}
