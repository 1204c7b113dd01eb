import ContentCardSchema

/// The result of reading a property if the card has no valid value.
enum MissingValue: Equatable, Sendable {
  case rejected
  case isNil
  /// The property has the value of this expression. The documentation comment shows the text.
  case defaultValue(SourceItem, text: String)
  /// The decoder reads this text as the value. The default is a URL, JSON, a `custom` value, or a list of these, for
  /// which there is no Swift expression.
  case defaultText(String)
}

extension MissingValue {
  /// - Parameter valueEnum: The enum of the field's allowed values, or `nil` if the schema does not list them.
  init(of field: Field, valueEnum: EnumModel?) {
    guard let literal = field.defaultValue?.value else {
      self = field.isRequired ? .rejected : .isNil
      return
    }
    let text =
      literal.needsGrammar ? literal.text(separator: field.separator) : literal.expression
    let cases = literal.texts.compactMap { text in
      valueEnum?.cases.first { $0.value == text }?.name
    }
    let value: SourceItem? =
      if valueEnum == nil {
        SourceItem(literal, of: field)
      } else if field.type.isList {
        .array("", cases.map { SourceItem(head: ".\($0.member)") })
      } else {
        ".\((cases.first ?? .missing).member)"
      }
    self = value.map { .defaultValue($0, text: text) } ?? .defaultText(text)
  }
}

extension SourceItem {
  /// Creates an expression for a value of a field, or returns `nil` if there is none; see
  /// ``MissingValue/defaultText(_:)``.
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

extension Literal {
  /// The values in the default of a field that has an enum of allowed values.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .list(let elements): elements.flatMap(\.texts)
    default: []
    }
  }
}
