import ContentCardSchema

/// A call to the decoder, as Swift source.
struct DecoderCall {
  /// The function's name. For a key or standard field without options, it is a short form, such as `requiredExtra`,
  /// which the compiler resolves faster.
  var name: String
  var arguments: [SourceItem]
  /// The source after the closing parenthesis.
  var tail: String

  init(_ read: DecoderRead, in model: Model) {
    let options = read.options(in: model)
    let (noun, label, place): (String?, String, SourceItem) =
      switch read.path {
      case .card(let name): ("Field", "forCard: ", ".\(name)")
      case .extras(let key): ("Extra", "for: ", model.keyReference(key))
      case .extrasPrefix(let prefix): (nil, "forPrefix: ", "\(SwiftLiteral.string(prefix))")
      }
    let isPlain = options.isEmpty && noun != nil
    name = read.missingValue.verb + (options.isEmpty ? noun ?? "" : "")
    arguments = [read.type.metatype, isPlain ? place : place.labelled(label)] + options
    tail = read.isDecodedJSON ? "?.value" : ""
  }
}

extension SwiftType {
  /// The expression `T.self`. A line break is possible after `<`.
  fileprivate var metatype: SourceItem {
    guard case .generic(let names, let argument) = self else { return "\(self).self" }
    let head = names.map(\.type).joined(separator: ".")
    return SourceItem(head: "\(head)<", items: ["\(argument)"], tail: ">.self")
  }
}

extension DecoderRead {
  fileprivate func options(in model: Model) -> [SourceItem] {
    var options: [SourceItem] = []
    if let rules { options.append(rules.item.labelled("rules: ")) }
    if !aliases.isEmpty {
      let keys = aliases.map {
        SourceItem.call("ContentCardKey", ["\(SwiftLiteral.string($0))"])
      }
      options.append(.array("aliases: ", keys))
    }
    if !fallback.isEmpty {
      options.append(.array("fallback: ", fallback.map { $0.lookupExpression(in: model) }))
    }
    switch missingValue {
    case .rejected, .isNil:
      if !excludedKeys.isEmpty {
        options.append(.array("besides: ", excludedKeys.map { model.keyReference($0) }))
      }
    case .defaultValue(.text(let text)):
      options.append("defaultText: \(SwiftLiteral.string(text))")
    case .defaultValue(.literal(let literal)): options.append(literal.argument("default: "))
    case .defaultValue(.enumCase(let name, _)): options.append("default: .\(name.member)")
    case .defaultValue(.enumCases(let names, _)):
      options.append(.array("default: ", names.map { SourceItem(head: ".\($0.member)") }))
    }
    return options
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
      let bounds = [
        minimum.map { $0.item.labelled("minimum: ") },
        maximum.map { $0.item.labelled("maximum: ") },
      ]
      return .call(".range", bounds.compactMap(\.self))
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

extension DecoderRules.Bound {
  fileprivate var item: SourceItem {
    switch self {
    case .int(let value): "\(SwiftLiteral.int(value))"
    case .double(let value): "\(SwiftLiteral.double(value))"
    case .decimal(let text): SwiftLiteral.decimal(text)
    }
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
    case .list: argument("").line
    }
  }

  /// Returns the value as an argument with a label.
  func argument(_ label: String) -> SourceItem {
    guard case .list(let elements) = self else { return "\(label)\(expression)" }
    return .array(label, elements.map { SourceItem(head: $0.expression) })
  }
}
