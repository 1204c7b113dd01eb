import ContentCardSchema

// Creates the decoder call for a field.

extension DecoderRead {
  /// - Parameter type: The type of the value, without optionality.
  init(of field: Field, as type: SwiftType, missingValue: MissingValue, excludedKeys: [String] = [])
  {
    self.init(
      path: field.path.value, type: type, missingValue: missingValue,
      rules: DecoderRules(of: field), aliases: field.aliases.map(\.value),
      fallback: field.fallback.map(\.value), excludedKeys: excludedKeys,
      isJSON: field.type.base == .json)
  }
}

extension MissingValue {
  /// - Parameter cases: The enum cases for the default value, or an empty array if the field has no enum or no default.
  init(of field: Field, cases: [SwiftName]) throws(MissingName) {
    guard let literal = field.defaultValue?.value else {
      self = field.isRequired ? .rejected : .isNil
      return
    }
    let text =
      literal.needsGrammar ? literal.text(separator: field.separator) : literal.expression
    if field.choices == nil {
      self = .defaultValue(
        SourceItem(literal, of: field).map { .expression($0, text: text) } ?? .text(text))
    } else if field.type.isList {
      let cases = cases.map { SourceItem(head: ".\($0.member)") }
      self = .defaultValue(.expression(.array("", cases), text: text))
    } else {
      self = .defaultValue(.expression(".\(try cases.first.chosen().member)", text: text))
    }
  }
}

extension SourceItem {
  /// Creates an expression for a value of a field, or returns `nil` if there is none: a URL can be read only with a
  /// function that can fail, and app-defined types and JSON are read by the app's own code.
  fileprivate init?(_ literal: Literal, of field: Field) {
    switch (literal, field.type.base) {
    case (.list(let elements), _):
      let items = elements.compactMap { SourceItem($0, of: field) }
      guard items.count == elements.count else { return nil }
      self = .array("", items)
    case (.text(let text), .decimal): self = SwiftLiteral.decimal(text)
    case (.text(let text), .date):
      guard let seconds = field.dateFormat.secondsSince1970(text) else { return nil }
      self = .call("Foundation.Date", ["timeIntervalSince1970: \(SwiftLiteral.number(seconds))"])
    case (.text(let text), .color):
      guard let color = ValueGrammar.color(text) else { return nil }
      self = SwiftLiteral.color(color)
    case (.text, _): return nil
    case (.string, _), (.int, _), (.double, _), (.bool, _): self.init(head: literal.expression)
    }
  }
}

extension DecoderRules {
  /// Creates the rules for a field's value, or returns `nil` if the field has no rules beyond its type.
  init?(of field: Field) {
    let elements = Self(ofElementsOf: field)
    guard field.type.isList else {
      guard let rules = elements ?? (field.allowsEmpty ? .allowsEmpty : nil) else { return nil }
      self = rules
      return
    }
    if field.type.base == .json {
      self = .jsonList(allowsEmpty: field.allowsEmpty)
    } else if field.isCollected {
      guard let elements else { return nil }
      self = elements
    } else {
      let separator = field.separator == Field.defaultSeparator ? nil : field.separator
      guard separator != nil || field.allowsEmpty || elements != nil else { return nil }
      self = .list(separator: separator, allowsEmpty: field.allowsEmpty, each: elements)
    }
  }

  /// Creates the rules for a field's value, or for each element of a list: the date format or the range. Returns `nil`
  /// if there are none.
  private init?(ofElementsOf field: Field) {
    if field.type.base == .date {
      guard field.dateFormat != .iso8601 else { return nil }
      self = .dateFormat(field.dateFormat)
    } else {
      guard field.minimum != nil || field.maximum != nil else { return nil }
      self = .range(
        minimum: field.minimum.map { Bound($0.value, of: field.type.base) },
        maximum: field.maximum.map { Bound($0.value, of: field.type.base) })
    }
  }
}

extension DecoderRules.Bound {
  fileprivate init(_ text: String, of type: BaseType) {
    self.init(
      text: text,
      expression: type == .double
        ? "\(SwiftLiteral.number(Double(text) ?? 0))" : SwiftLiteral.decimal(text))
  }
}
