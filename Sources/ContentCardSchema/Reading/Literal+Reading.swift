extension Literal {
  /// A value of the field's type, or of its elements' type, as the schema writes it: JSON's own kind, or the text
  /// that would stand in the dashboard. Nil when the type refuses it.
  init?(_ node: JSONNode, of field: Field) {
    switch (node.value, field.type.base) {
    case (_, .json):
      guard node.objection(ofJSON: field.type) == nil else { return nil }
      if case .string(let text) = node.value { self = .text(text) } else { self = .text(node.text) }
    case (.number(let text), .custom): self = .text(text)
    case (.bool(let value), .custom): self = .text(String(value))
    case (.string(let text), _): self.init(text: text, of: field)
    case (.number(let text), .int):
      // JSON's 5.0 is a whole number, as it is when it arrives in a card.
      guard let value = ValueGrammar.int(text) ?? Double(text).flatMap({ Int(exactly: $0) }) else {
        return nil
      }
      self = .int(value)
    case (.number(let text), .double), (.number(let text), .decimal), (.number(let text), .date):
      self.init(text: text, of: field)
    case (.bool(let value), .bool): self = .bool(value)
    default: return nil
    }
  }

  /// A text of the value grammar.
  private init?(text: String, of field: Field) {
    switch field.type.base {
    case .string: self = .string(text)
    case .int:
      guard let value = ValueGrammar.int(text) else { return nil }
      self = .int(value)
    case .double:
      guard let value = ValueGrammar.double(text) else { return nil }
      self = .double(value)
    case .bool:
      guard let value = ValueGrammar.bool(text) else { return nil }
      self = .bool(value)
    case .decimal:
      guard ValueGrammar.decimal(text) != nil else { return nil }
      self = .text(text)
    case .url:
      guard ValueGrammar.url(text) != nil else { return nil }
      self = .text(text)
    case .color:
      guard ValueGrammar.color(text) != nil else { return nil }
      self = .text(text)
    // JSON is no text of the grammar, and what a custom type takes is the team's to know.
    case .json, .custom: self = .text(text)
    case .date:
      guard field.dateFormat.secondsSince1970(text) != nil else { return nil }
      self = .text(text)
    }
  }
}

extension Literal {
  /// Whether the compiler would complain of the literal, which is so near to zero that it loses digits.
  var losesDigits: Bool {
    if case .double(let value) = self { value.isSubnormal } else { false }
  }
}

extension JSONNode {
  /// What the library has against the value where it reads JSON, or text that holds JSON.
  func objection(ofJSON type: FieldType) -> String? {
    if case .string(let text) = value {
      guard let json = try? JSONNode(parsing: Array(text.utf8)) else { return "not a JSON value" }
      return json.objectionToShape(type)
    }
    return objectionToShape(type)
  }

  /// `ExtraValue.maximumDepth` of the library.
  package static let readableLevels = 128

  private func objectionToShape(_ type: FieldType) -> String? {
    if type.isList {
      guard case .array = value else { return "not a list" }
    }
    return objection(levels: Self.readableLevels)
  }

  private func objection(levels: Int) -> String? {
    let elements: [JSONNode]
    switch value {
    case .number(let text):
      return ValueGrammar.double(text) == nil ? "JSON with \(text), beyond any double" : nil
    case .string, .bool, .null: return nil
    case .array(let nodes): elements = nodes
    case .object(let members): elements = members.map(\.value)
    }
    guard levels > 0 else { return "JSON of more than \(Self.readableLevels) levels" }
    for element in elements {
      if let objection = element.objection(levels: levels - 1) { return objection }
    }
    return nil
  }
}

extension BaseType {
  /// Whether one number of the type is less than another; false for texts that are none.
  package func isLess(_ a: String, than b: String) -> Bool {
    switch self {
    case .double:
      guard let a = ValueGrammar.double(a), let b = ValueGrammar.double(b) else { return false }
      return a < b
    default:
      guard let a = ValueGrammar.decimal(a), let b = ValueGrammar.decimal(b) else { return false }
      return a < b
    }
  }
}
