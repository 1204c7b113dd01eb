extension Literal {
  /// Creates a literal from a value in the schema, or returns `nil` if the value is not valid for the field's type. For
  /// a list other than `json[]`, pass one element.
  ///
  /// The value is either JSON of the corresponding kind, or text as typed in the dashboard. White space around text is
  /// not removed. A JSON number for a decimal or a date must have no exponent, as in text.
  init?(_ node: JSONNode, of field: Field) {
    switch (node.value, field.type.base) {
    case (_, .json):
      guard node.reasonUnreadable(asJSON: field.type) == nil else { return nil }
      if case .string(let text) = node.value { self = .text(text) } else { self = .text(node.text) }
    case (.number(let text), .custom): self = .text(text)
    case (.bool(let value), .custom): self = .text(String(value))
    case (.string(let text), _):
      guard let literal = field.typeDescription.literal(text) else { return nil }
      self = literal
    case (.number(let text), .int):
      // As in cards, 5.0 is a whole number.
      guard let value = ValueGrammar.int(text) ?? Double(text).flatMap({ Int(exactly: $0) }) else {
        return nil
      }
      self = .int(value)
    case (.number(let text), .double), (.number(let text), .decimal), (.number(let text), .date):
      guard let literal = field.typeDescription.literal(text) else { return nil }
      self = literal
    case (.bool(let value), .bool): self = .bool(value)
    default: return nil
    }
  }
}

extension Literal {
  /// Whether the value is so close to zero that the compiler warns about lost digits.
  var losesDigits: Bool {
    if case .double(let value) = self { value.isSubnormal } else { false }
  }
}

extension JSONNode {
  /// Returns the reason why the value, or the JSON in its text, is not valid for a `json` field, or `nil` if it is
  /// valid.
  func reasonUnreadable(asJSON type: FieldType) -> String? {
    if case .string(let text) = value {
      guard let json = try? JSONNode(parsing: Array(text.utf8)) else { return "not a JSON value" }
      return json.shapeProblem(type)
    }
    return shapeProblem(type)
  }

  /// The maximum nesting depth of a `json` value. It must equal the library's `ExtraValue.maximumDepth`.
  package static let readableLevels = 128

  private func shapeProblem(_ type: FieldType) -> String? {
    if type.isList {
      guard case .array = value else { return "not a list" }
    }
    return nestingProblem(levels: Self.readableLevels)
  }

  private func nestingProblem(levels: Int) -> String? {
    let elements: [JSONNode]
    switch value {
    case .number(let text):
      return ValueGrammar.double(text) == nil
        ? "JSON with a number that is too large for a double: \(text)" : nil
    case .string, .bool, .null: return nil
    case .array(let nodes): elements = nodes
    case .object(let members): elements = members.map(\.value)
    }
    guard levels > 0 else { return "JSON nested more than \(Self.readableLevels) levels deep" }
    for element in elements {
      if let problem = element.nestingProblem(levels: levels - 1) { return problem }
    }
    return nil
  }
}

extension BaseType {
  /// Returns whether the first number is less than the second. Returns `false` if one of the texts is not a valid
  /// number.
  package func isLess(_ a: String, than b: String) -> Bool {
    func isLess<Number: Comparable>(_ read: (String) -> Number?) -> Bool {
      guard let a = read(a), let b = read(b) else { return false }
      return a < b
    }
    return self == .double
      ? isLess { ValueGrammar.double($0) } : isLess { ValueGrammar.decimal($0) }
  }
}
