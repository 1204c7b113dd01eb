import ContentCardSchema

struct DecoderCall {
  /// The name of the decoder's function: `required`, `optional`, or `value`.
  var name: String
  var arguments: [SourceItem]

  init(_ property: PropertyModel, in model: Model) {
    let (field, excludedKeys) = (property.field, property.excludedKeys)
    name = property.missingValue.verb
    arguments = [
      "\(field.type.base == .json ? "json: " : "")\(property.valueType).self",
      field.path.value.argument(in: model),
    ]
    if let rules = field.rules { arguments.append(rules) }
    if field.isCollected, let count = field.countRange { arguments.append(count) }
    if !field.aliases.allSatisfy(\.isPlain) {
      arguments.append(
        .array("olderKeys: ", field.aliases.map { $0.item(of: field, excludedKeys, in: model) }))
    } else if !field.aliases.isEmpty {
      let keys = field.aliases.map {
        SourceItem.call("ContentCardKey", ["\(SwiftLiteral.string($0.key.value))"])
      }
      arguments.append(.array("aliases: ", keys))
    }
    if !field.fallback.isEmpty {
      let places = field.fallback.map { $0.value.placeExpression(in: model) }
      arguments.append(.array("fallback: ", places))
    }
    if field.isCollected, !excludedKeys.isEmpty {
      arguments.append(.array("except: ", excludedKeys.map { model.keyReference($0) }))
    }
    switch property.missingValue {
    case .rejected, .isNil: break
    case .defaultText(let text): arguments.append("defaultText: \(SwiftLiteral.string(text))")
    case .defaultValue(let value, _): arguments.append(value.labelled("default: "))
    }
  }
}

extension Alias {
  /// Returns the alias as an element of `olderKeys`, such as `.key("expiry", .unix)` or `.prefix("term_")`.
  fileprivate func item(of field: Field, _ excludedKeys: [String], in model: Model) -> SourceItem {
    let own = field.reading(self)
    guard let prefix else {
      let isOther = own.dateFormat != field.dateFormat || own.separator != field.separator
      let rules = own.rules ?? (field.type.isList ? ".list()" : ".\(own.dateFormat.rawValue)")
      return .call(
        ".key", ["\(SwiftLiteral.string(key.value))"] + (isOther ? [rules] : []))
    }
    let keys = excludedKeys.filter { $0.hasPrefix(prefix) }.map { model.keyReference($0) }
    let isOther = own.dateFormat != field.dateFormat
    return .call(
      ".prefix",
      ["\(SwiftLiteral.string(prefix))"]
        + (isOther ? [SourceItem(head: "each: .\(own.dateFormat.rawValue)")] : [])
        + (keys.isEmpty ? [] : [.array("except: ", keys)]))
  }
}

extension ValuePath {
  /// Returns the place as an argument of a decoder's or encoder's function, such as `.tileTitle`, `card: .title`, or
  /// `prefix: "line_"`.
  func argument(in model: Model) -> SourceItem {
    switch self {
    case .card(let name): "card: .\(name)"
    case .extras(let key): model.keyReference(key)
    case .extrasPrefix(let prefix): "prefix: \(SwiftLiteral.string(prefix))"
    }
  }
}

extension MissingValue {
  fileprivate var verb: String {
    switch self {
    case .rejected, .defaultText: "required"
    case .isNil: "optional"
    case .defaultValue: "value"
    }
  }
}

extension Field {
  /// The decoder's rules for the value, or `nil` if the call needs none. The number of items that are collected by a
  /// prefix is a separate argument.
  fileprivate var rules: SourceItem? {
    guard type.isList else { return elementRules }
    if isCollected, type.base != .json { return elementRules }
    var arguments: [SourceItem] = []
    if separator != Self.defaultSeparator {
      arguments.append("separator: \(SwiftLiteral.string(separator))")
    }
    if allowsEmpty { arguments.append("allowsEmpty: true") }
    if let elementRules { arguments.append(elementRules.labelled("each: ")) }
    if let countRange { arguments.append(countRange) }
    // A JSON list always has rules, because its Swift type is not enough: the type of a single JSON value can be an
    // app-defined alias of an array.
    guard !arguments.isEmpty || type.base == .json else { return nil }
    return .call(".list", arguments)
  }

  /// The rules for the value, or for each element of a list: the date format, the range, or the rules for text.
  private var elementRules: SourceItem? {
    if type.base == .string {
      let rules: [SourceItem] =
        (allowsEmpty && !type.isList ? [".allowsEmpty"] : [])
        + (rejectsLiquid ? [".rejectsLiquid"] : [])
      return rules.count > 1 ? .array("", rules) : rules.first
    }
    if type.base == .date { return dateFormat == .iso8601 ? nil : ".\(dateFormat.rawValue)" }
    guard minimum != nil || maximum != nil else { return nil }
    return .call(".in", [.range(minimum.map(bound), maximum.map(bound))])
  }

  /// The valid numbers of items as an argument, such as `count: 1...3`, or `nil` if the schema sets no bounds.
  fileprivate var countRange: SourceItem? {
    guard minimumCount != nil || maximumCount != nil else { return nil }
    let bounds = [minimumCount, maximumCount].map { $0.map { SourceItem(head: "\($0.value)") } }
    return .range(bounds[0], bounds[1]).labelled("count: ")
  }

  private func bound(_ text: Located<String>) -> SourceItem {
    type.base == .double
      ? "\(SwiftLiteral.number(Double(text.value) ?? 0))" : SwiftLiteral.decimal(text.value)
  }
}

extension SourceItem {
  /// Returns a range of numbers, such as `0...100`, `(-1)...`, or `...(-1)`. Without the parentheses, `...-` would be
  /// one operator, and the minus sign in `-1...` or the plus sign in `1 + 2...` would apply to the range.
  fileprivate static func range(_ minimum: Self?, _ maximum: Self?) -> Self {
    func bound(_ bound: Self?) -> String {
      guard let line = bound?.line else { return "" }
      return line.hasPrefix("-") || line.contains(" + ") ? "(\(line))" : line
    }
    return "\(bound(minimum))...\(bound(maximum))"
  }
}

extension Model {
  func keyReference(_ key: String) -> SourceItem {
    guard let constant = constants[key] else {
      return .call("ContentCardKey", ["\(SwiftLiteral.string(key))"])
    }
    guard let namespace, !constant.isOfLibrary else { return ".\(constant.name.member)" }
    return ".\(namespace.declaration).\(constant.name.member)"
  }
}

extension ValuePath {
  /// Returns the place as an expression, such as `.extras(.tileTitle)` or `.card(.title)`.
  func placeExpression(in model: Model) -> SourceItem {
    switch self {
    case .card(let name): ".card(.\(name))"
    case .extras(let key): .call(".extras", [model.keyReference(key)])
    case .extrasPrefix(let prefix): ".extrasPrefix(\(SwiftLiteral.string(prefix)))"
    }
  }
}

extension Literal {
  /// The value as a Swift literal. A value whose type has no literal is written as a string literal.
  var expression: String {
    switch self {
    case .string(let text), .text(let text): SwiftLiteral.string(text)
    case .int(let value): SwiftLiteral.int(value)
    case .double(let value): SwiftLiteral.double(value)
    case .bool(let value): value ? "true" : "false"
    case .list(let elements): "[\(elements.map(\.expression).joined(separator: ", "))]"
    }
  }
}
