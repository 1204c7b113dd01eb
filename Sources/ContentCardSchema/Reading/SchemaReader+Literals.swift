extension SchemaReader {
  /// Returns the minimum or the maximum as text. Returns `nil` if this member is missing or invalid, or if the base
  /// type is not a number. Reports an error if the member is invalid.
  mutating func bound(_ name: String, in members: Members, type: FieldType?) -> Located<String>? {
    guard let node = members[name]?.value, let type, type.base.isNumber else { return nil }
    let scalar = Field(path: Located(.extras(name), at: node.location), type: FieldType(type.base))
    let problem = "\(quoted(name)) is \(node.value.citation)"
    guard case .number = node.value else {
      let text = Literal(node, of: scalar)?.text(separator: "")
      // In JSON, a number cannot have a plus sign or extra zeros at its beginning.
      let number = text?.replacing(/^([-+]?)0*(?=[0-9])/) { $0.1 == "-" ? "-" : "" }
      report(
        .invalidRange, at: node.location,
        "\(problem), which is \(number == nil ? "not \(type.base.description().nounWithArticle)" : "text, not a number")",
        note: number.map { "write it without quotes: \(quoted(name)): \($0)" }
          ?? "write \(type.base.description().nounWithArticle), such as \(quoted(name)): \(name == "minimum" ? 0 : 100)"
      )
      return nil
    }
    guard let literal = literal(from: node, of: scalar, problem: problem, .invalidRange) else {
      return nil
    }
    return Located(literal.text(separator: ""), at: node.location)
  }

  /// If the minimum is greater than the maximum, reports an error and removes both, so that defaults and examples are
  /// not reported as out of range.
  mutating func checkRange(of field: inout Field) {
    let base = field.type.base
    check(&field.minimum, &field.maximum, "") { base.isLess($0, than: $1) }
  }

  /// - Parameter suffix: What follows `minimum` and `maximum` in the names of the members: `Count`, or nothing.
  private mutating func check<Value>(
    _ minimum: inout Located<Value>?, _ maximum: inout Located<Value>?, _ suffix: String,
    isLess: (Value, Value) -> Bool
  ) {
    guard let low = minimum, let high = maximum, isLess(high.value, low.value) else { return }
    report(
      .invalidRange, at: high.location,
      "\"maximum\(suffix)\" \(high.value) is less than \"minimum\(suffix)\" \(low.value)",
      note:
        "\"minimum\(suffix)\" is declared here; it must not be greater than \"maximum\(suffix)\"",
      at: low.location)
    (minimum, maximum) = (nil, nil)
  }

  mutating func count(_ name: String, in members: Members, type: FieldType?) -> Located<Int>? {
    guard let node = members[name]?.value, type?.isList == true else { return nil }
    if case .number(let text) = node.value, let count = ValueGrammar.int(text),
      (1...1000).contains(count)
    {
      return Located(count, at: node.location)
    }
    report(
      .invalidRange, at: node.location,
      "\(quoted(name)) is \(node.value.citation), which is not a whole number from 1 to 1000",
      note: "write a number of items, such as \(quoted(name)): 2, or remove it")
    return nil
  }

  /// Checks the minimum and the maximum number of items. Removes both if no list can meet them, or if cardgen cannot
  /// count the items. This avoids further errors about defaults and examples.
  mutating func checkCounts(of field: inout Field, in members: Members) {
    check(&field.minimumCount, &field.maximumCount, "Count", isLess: <)
    if let minimum = field.minimumCount, field.allowsEmpty, let member = members["allowsEmpty"] {
      report(
        .misplacedMember, at: member.nameLocation,
        "\"allowsEmpty\" contradicts \"minimumCount\" \(minimum.value)", note: "remove one of them")
    }
    guard field.isUnique, let count = field.minimumCount ?? field.maximumCount else { return }
    if let choices = field.choices?.count ?? (field.type.base == .bool ? 2 : nil),
      let minimum = field.minimumCount, choices < minimum.value
    {
      report(
        .invalidRange, at: minimum.location,
        "\"minimumCount\" is \(minimum.value), but the set \(quoted(field.path.value.spelling)) "
          + "can have at most \(counted(choices, "item"))",
        note: "write at most \(choices), or remove \"unique\"")
      (field.minimumCount, field.maximumCount) = (nil, nil)
    } else if field.type.base == .json || field.type.base == .custom {
      report(
        .misplacedMember, at: count.location,
        "the items of \(quoted(field.path.value.spelling)) cannot be counted, "
          + "because cardgen cannot compare values of type \(quoted(field.type.base.rawValue))",
        note: "remove \"unique\" or the bounds of the count")
      (field.minimumCount, field.maximumCount) = (nil, nil)
    }
  }

  /// Returns the default. If the default is not valid for the field, reports an error and returns `nil`. If the default
  /// contains a Liquid tag and the field has the rule `reject`, reports an error and returns the default.
  mutating func defaultValue(from node: JSONNode, of field: Field) -> Located<Literal>? {
    guard let literal = literal(from: node, of: field, named: "default", .invalidDefault) else {
      return nil
    }
    let text = literal.text(separator: field.separator)
    if field.rejectsLiquid, ValueGrammar.containsLiquid(text) {
      reportLiquid(text, in: "default", of: field, at: node.location, .invalidDefault)
    }
    return Located(literal, at: node.location)
  }

  /// Returns the example as typed in the dashboard. If the example is not valid for the field, reports an error and
  /// returns `nil`. If the example is empty or contains a Liquid tag, and the field does not allow that, reports an
  /// error and returns the example.
  mutating func example(from node: JSONNode, of field: Field) -> Located<String>? {
    guard let literal = literal(from: node, of: field, named: "example", .invalidExample) else {
      return nil
    }
    var text = literal.text(separator: field.separator)
    if case .string(let given) = node.value { text = given }
    if ValueGrammar.trimmed(text).isEmpty, !field.allowsEmpty {
      let canAllowEmpty =
        field.type.isList ? !field.isCollected : field.type.base == .string
      report(
        .invalidExample, at: node.location,
        "\"example\" of \(quoted(field.path.value.spelling)) is empty, but an empty value counts as missing",
        note: "write a value" + (canAllowEmpty ? ", or add \"allowsEmpty\": true to the field" : "")
      )
    } else if ValueGrammar.containsLiquid(text), !field.acceptsLiquid {
      reportLiquid(text, in: "example", of: field, at: node.location, .invalidExample)
    }
    return Located(text, at: node.location)
  }

  private mutating func reportLiquid(
    _ text: String, in name: String, of field: Field, at location: SourceLocation,
    _ code: DiagnosticCode
  ) {
    report(
      code, at: location,
      "\(quoted(name)) of \(quoted(field.path.value.spelling)) contains Liquid: \(quoted(text))",
      note: "write the value that cards have after Braze renders the Liquid")
  }

  private mutating func literal(
    from node: JSONNode, of field: Field, named name: String, _ code: DiagnosticCode
  ) -> Literal? {
    let what = "\(quoted(name)) of \(quoted(field.path.value.spelling))"
    // A `json[]` list is a single JSON value.
    guard field.type.isList, field.type.base != .json else {
      let literal = element(from: node, of: field, named: what, code)
      return literal.flatMap { checkCount(of: $0, at: node, in: field, what, code) ? $0 : nil }
    }
    let nodes: [JSONNode]
    switch node.value {
    case .array(let elements):
      nodes = elements
    case .string where field.isCollected:
      nodes = [node]
    case .string(let text):
      nodes = ValueGrammar.list(text, separator: field.separator).map {
        JSONNode(.string($0), at: node.location)
      }
    default:
      report(
        code, at: node.location, "\(what) is \(node.value.citation), which is not a list",
        note: "write the elements in brackets: [\(field.typeDescription.listExample)]")
      return nil
    }
    let elements = nodes.compactMap { element(from: $0, of: field, named: what, code) }
    guard elements.count == nodes.count else { return nil }
    let list = Literal.list(elements)
    // The example of a field that collects keys is the value of a single key.
    let isOneKey = code == .invalidExample && field.isCollected
    if isOneKey, elements.count > 1 {
      report(
        code, at: node.location,
        "\(what) has \(elements.count) items, but must be the value of a single key",
        note: "write one of the items")
      return nil
    }
    // The decoder may read a default as joined text if one of its elements has no Swift literal. An example is shown as
    // joined text.
    if code == .invalidExample || list.needsGrammar, !field.separates(elements) {
      report(
        code, at: node.location,
        "\(what) cannot be written as text separated by \(quoted(field.separator))",
        note: field.listAdvice(insteadOf: elements))
      return nil
    }
    return isOneKey || checkCount(of: list, at: node, in: field, what, code) ? list : nil
  }

  /// Reports an error and returns `false` if a list has too few or too many items.
  private mutating func checkCount(
    of list: Literal, at node: JSONNode, in field: Field, _ what: String, _ code: DiagnosticCode
  ) -> Bool {
    guard let countText = field.countText, let count = field.itemCount(of: list),
      count < field.minimumCount?.value ?? 0 || count > field.maximumCount?.value ?? .max
    else { return true }
    report(
      code, at: node.location,
      "\(what) has \(counted(count, "\(field.isUnique ? "different " : "")item"))",
      note: "write \(countText)")
    return false
  }

  /// Returns the literal for a field's value, or for one element of a list other than `json[]`. If the value is not
  /// valid, reports an error and returns `nil`. An allowed value is returned as the `enum` spells it.
  private mutating func element(
    from node: JSONNode, of field: Field, named what: String, _ code: DiagnosticCode
  ) -> Literal? {
    let isElement = field.type.isList && field.type.base != .json
    let problem = "\(what) \(isElement ? "has" : "is") \(node.value.citation)"
    guard let literal = literal(from: node, of: field, problem: problem, code) else { return nil }
    let text = literal.text(separator: field.separator)
    guard field.isInRange(text) else {
      report(
        code, at: node.location, "\(problem), which is out of range",
        note: "the allowed range is \(field.rangeText)")
      return nil
    }
    guard let choices = field.choices else { return literal }
    let allowed = choices.map(\.value.value)
    let lowercased = ValueGrammar.lowercased(text)
    let exact = allowed.first { $0 == text }
    guard let value = exact ?? allowed.first(where: { ValueGrammar.lowercased($0) == lowercased })
    else {
      report(
        code, at: node.location, "\(problem), which is not an allowed value",
        note: didYouMean(text, among: allowed) + "it must be \(allowed.map(quoted).orList)")
      return nil
    }
    return .string(value)
  }

  /// Returns the literal for a value of the field's type. If the value is not valid for the type, reports an error and
  /// returns `nil`. Does the same for a default or a bound that is so close to zero that the compiler would warn about
  /// it.
  private mutating func literal(
    from node: JSONNode, of field: Field, problem: String, _ code: DiagnosticCode
  ) -> Literal? {
    guard let literal = Literal(node, of: field) else {
      report(
        code, at: node.location, "\(problem), which is \(field.rejectionReason(for: node))",
        note: "write \(field.advice(insteadOf: node)), or change the type")
      return nil
    }
    if literal.losesDigits, code != .invalidExample {
      report(
        code, at: node.location, "\(problem), which is too close to zero",
        note: "write 0, or a number further from zero than 2.3e-308")
      return nil
    }
    return literal
  }
}

extension Field {
  fileprivate func rejectionReason(for node: JSONNode) -> String {
    let text: String
    var isWholeNumber = false
    switch node.value {
    case .number(let number):
      text = number
      // In JSON, a whole number can also be written as 5.0.
      isWholeNumber = Double(number).map { $0 == $0.rounded() } ?? false
    case .string(let string): text = string
    default: text = ""
    }
    switch type.base {
    case .int where isWholeNumber || ValueGrammar.isInteger(text):
      return "outside the range of an int"
    case .double where ValueGrammar.isDouble(text): return "too large for a double"
    case .decimal where ValueGrammar.isDecimal(text): return "a number with more than 38 digits"
    default: break
    }
    let reason = type.base == .json ? node.reasonUnreadable(asJSON: type) : nil
    return reason ?? "not \(type.base.description().nounWithArticle)"
  }
}

extension Field {
  fileprivate func advice(insteadOf node: JSONNode) -> String {
    switch node.value {
    case .number where type.base == .string, .bool where type.base == .string:
      "it in quotes: \(quoted(node.text))"
    default:
      type.base == .json && type.isList
        ? "a JSON list, such as [1, 2]" : typeDescription.advice
    }
  }

  /// Returns advice on how to correct items that change when they are joined and split again.
  fileprivate func listAdvice(insteadOf items: [Literal]) -> String {
    if isCollected { return "write the value of a single key" }
    let texts = items.map { $0.text(separator: separator) }
    guard texts.allSatisfy({ !$0.isEmpty && ValueGrammar.trimmed($0) == $0 }) else {
      return "remove empty items, and white space around items"
    }
    return "use another separator: \"separator\": \(separator == "|" ? "\";\"" : "\"|\"")"
  }

  /// Whether an example of this field can contain a Liquid tag. The app's type for a `custom` field may accept the tag,
  /// unless the text is split into items.
  fileprivate var acceptsLiquid: Bool {
    keepsLiquid || type.base == .custom && (!type.isList || isCollected)
  }

  /// Returns whether joining the elements and splitting the text again gives the same elements.
  ///
  /// Returns `true` if the field collects keys and there is only one element, because the value of a single key is not
  /// split.
  fileprivate func separates(_ elements: [Literal]) -> Bool {
    if isCollected, elements.count == 1 { return true }
    let texts = elements.map { $0.text(separator: separator) }
    return ValueGrammar.list(texts.joined(separator: separator), separator: separator) == texts
  }
}

extension Field {
  /// Returns the number of items of a default or an example, or `nil` if the literal is not a list. Duplicates in a set
  /// are not counted.
  fileprivate func itemCount(of literal: Literal) -> Int? {
    switch literal {
    case .list(let items): isUnique ? Set(items.map(identity)).count : items.count
    case .text(let json) where type.base == .json && type.isList:
      (try? JSONNode(parsing: Array(json.utf8)))?.elements.count
    default: nil
    }
  }

  /// Returns a value that is the same for all items of a set that are equal in the app.
  private func identity(of item: Literal) -> AnyHashable {
    guard case .text(let text) = item else { return item }
    return switch type.base {
    case .decimal: ValueGrammar.decimal(text)
    case .date: dateFormat.secondsSince1970(text)
    case .color: ValueGrammar.color(text)
    default: text
    }
  }
}

extension JSONNode.Value {
  /// The value as shown in messages. Objects, lists, and null are shown as their kind.
  fileprivate var citation: String {
    switch self {
    case .string(let text): quoted(text)
    case .number(let text): text
    case .bool(let value): String(value)
    case .object, .array, .null: kind
    }
  }
}
