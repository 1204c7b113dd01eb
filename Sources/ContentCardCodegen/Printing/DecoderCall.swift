import ContentCardSchema

/// A call to the decoder, as Swift source.
struct DecoderCall {
  /// The function: `required`, `optional`, or `value`.
  var name: String
  var arguments: [SourceItem]

  init(_ read: DecoderRead, in model: Model) {
    name = read.missingValue.verb
    arguments = ["\(read.isJSON ? "json: " : "")\(read.type).self", read.path.argument(in: model)]
    if let rules = read.rules { arguments.append(rules.item) }
    if !read.aliases.isEmpty {
      let keys = read.aliases.map {
        SourceItem.call("ContentCardKey", ["\(SwiftLiteral.string($0))"])
      }
      arguments.append(.array("aliases: ", keys))
    }
    if !read.fallback.isEmpty {
      arguments.append(.array("fallback: ", read.fallback.map { $0.lookupExpression(in: model) }))
    }
    if !read.excludedKeys.isEmpty {
      arguments.append(.array("except: ", read.excludedKeys.map { model.keyReference($0) }))
    }
    switch read.missingValue {
    case .rejected, .isNil: break
    case .defaultValue(.text(let text)):
      arguments.append("defaultText: \(SwiftLiteral.string(text))")
    case .defaultValue(.expression(let value, _)): arguments.append(value.labelled("default: "))
    }
  }
}

extension ValuePath {
  /// The place as an argument of a decoder's or encoder's function, such as `.tileTitle`, `card: .title`, or
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
    case .rejected, .defaultValue(.text): "required"
    case .isNil: "optional"
    case .defaultValue: "value"
    }
  }
}

extension DecoderRules {
  fileprivate var item: SourceItem {
    switch self {
    case .allowsEmpty: return ".allowsEmpty"
    case .dateFormat(let format): return ".\(format.rawValue)"
    case .range(let minimum, let maximum):
      return .call(".in", [.range(minimum?.expression, maximum?.expression)])
    case .jsonList(let allowsEmpty):
      return .call(".list", allowsEmpty ? ["allowsEmpty: true"] : [])
    case .list(let separator, let allowsEmpty, let elements):
      var arguments: [SourceItem] = []
      if let separator { arguments.append("separator: \(SwiftLiteral.string(separator))") }
      if allowsEmpty { arguments.append("allowsEmpty: true") }
      if let elements { arguments.append(elements.item.labelled("each: ")) }
      return .call(".list", arguments)
    }
  }
}

extension SourceItem {
  /// Returns a range of numbers, such as `0...100`, `(-1)...`, or `...(-1)`. Without the parentheses, `...-` would be
  /// one operator, and the operator in `-1...` or `1 + 2...` would apply to the range.
  fileprivate static func range(_ minimum: Self?, _ maximum: Self?) -> Self {
    func bound(_ bound: Self?) -> String {
      guard let line = bound?.line else { return "" }
      return line.hasPrefix("-") || line.contains(" + ") ? "(\(line))" : line
    }
    return "\(bound(minimum))...\(bound(maximum))"
  }
}

extension Model {
  /// Returns an expression for an extras key: its constant, or a `ContentCardKey` with a string literal.
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
  func lookupExpression(in model: Model) -> SourceItem {
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
