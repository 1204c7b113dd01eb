import ContentCardSchema

extension SourceWriter {
  /// `init?(from:classType:)`: every property in turn, then all of them or nothing.
  mutating func writeInitializer(of object: ObjectModel, in model: Model) {
    writeHead(of: object, in: model)
    indent { writer in
      writer.doc(
        "Reads the object from a card; nil when a required value is not there or is not valid.")
      writer.list(
        "\(model.access.modifier)init?(",
        ["from decoder: inout ContentCardDecoder", "classType: \(model.classTypeName)"], ") {")
      writer.indent { writer in
        for property in object.properties {
          let call = property.decoderCall(
            as: property.decodedType(for: object.declaration), constants: model.constants)
          let (head, start) = ("let \(property.name.escaped) =", "decoder.\(call.name)(")
          if writer.fits("\(head) \(start)") {
            writer.list("\(head) \(start)", call.arguments, ")\(call.tail)")
          } else {
            writer.write(head)
            writer.indent { $0.list(start, call.arguments, ")\(call.tail)") }
          }
        }
        for oneOf in object.oneOfs {
          writer.write("let \(oneOf.name.escaped) =", "\(oneOf.storedType)(from: &decoder)")
        }
        for list in object.atLeastOne {
          writer.writeCheck(of: list, constants: model.constants)
        }
        writer.writeGuard(of: object)
        writer.writeInitialization(of: object)
      }
      writer.write("}")
      if object.declaration == .extension {
        writer.writeEnums(of: object, access: model.access.modifier)
      }
    }
    write("}")
  }

  /// The stored properties from what was read; by the memberwise initializer in a type of the team's own.
  private mutating func writeInitialization(of object: ObjectModel) {
    guard object.declaration == .struct else {
      return list(
        "self.init(",
        ["contentCardData: decoder.contentCardData(classType)"]
          + object.members.map {
            SourceItem(head: "\($0.name.escapedAsLabel):", rest: $0.name.escaped)
          },
        ")")
    }
    write("self.contentCardData = decoder.contentCardData(classType)")
    for member in object.members { write("self.\(member.storage) =", member.name.escaped) }
  }

  /// The team's own type gains its conformances together with the initializer.
  private mutating func writeHead(of object: ObjectModel, in model: Model) {
    let head = model.extensionHead(of: object)
    guard object.declaration == .extension else { return write("\(head) {") }
    conformances(head, ["ContentCardable"] + object.conformances.map(\.escapedTypeName))
  }

  /// `head: A, B {`, or a protocol a line where that is too long.
  mutating func conformances(_ head: String, _ protocols: [String]) {
    let line = "\(head): \(protocols.joined(separator: ", ")) {"
    if fits(line) { return write(line) }
    write("\(head):")
    indent { writer in
      for (index, name) in protocols.enumerated() {
        writer.write(index < protocols.count - 1 ? "\(name)," : name)
      }
    }
    write("{")
  }
}

extension PropertyModel {
  func decoderCall(as type: String, constants: KeyConstants) -> DecoderCall {
    guard let literal = field.defaultValue?.value else {
      let verb = field.isRequired ? "required" : "optional"
      var call = field.decoderCall(verb, as: type, constants: constants)
      if !excludedKeys.isEmpty {
        call.options.append(
          .array(
            "besides: ",
            excludedKeys.map { constants[$0] }))
      }
      return call
    }
    if literal.needsGrammar {
      let text = literal.text(separator: field.separator)
      var call = field.decoderCall("required", as: type, constants: constants)
      call.options.append("defaultText: \(SwiftLiteral.string(text))")
      return call
    }
    var call = field.decoderCall("value", as: type, constants: constants)
    call.options.append(defaultArgument(of: literal))
    return call
  }

  private func defaultArgument(of literal: Literal) -> SourceItem {
    guard enumName != nil else { return literal.argument("default: ") }
    let cases = defaultCases.map { SourceItem(head: ".\($0)") }
    return field.type.isList ? .array("default: ", cases) : "default: \(cases[0].line)"
  }
}

extension Field {
  func decoderCall(
    _ verb: String, as decodedType: String, constants: KeyConstants
  ) -> DecoderCall {
    var options: [SourceItem] = []
    if let rules { options.append(rules.labelled("rules: ")) }
    if !aliases.isEmpty {
      let keys = aliases.map {
        SourceItem.call("ContentCardKey", ["\(SwiftLiteral.string($0.value))"])
      }
      options.append(.array("aliases: ", keys))
    }
    if !fallback.isEmpty {
      options.append(
        .array("fallback: ", fallback.map { $0.value.lookup(constants: constants) }))
    }
    let tail = type.base == .json ? "?.value" : ""
    return DecoderCall(
      verb: verb, type: decodedType, place: DecoderCall.Place(path.value, constants: constants),
      options: options, tail: tail)
  }

  /// What the field asks of a value beyond its type; nil for nothing.
  private var rules: SourceItem? {
    guard type.isList else { return elementRules ?? (allowsEmpty ? ".allowsEmpty" : nil) }
    if type.base == .json { return .call(".list", allowsEmpty ? ["allowsEmpty: true"] : []) }
    if case .extrasPrefix = path.value { return elementRules }
    var arguments: [SourceItem] = []
    if separator != Self.defaultSeparator {
      arguments.append("separator: \(SwiftLiteral.string(separator))")
    }
    if allowsEmpty { arguments.append("allowsEmpty: true") }
    if let each = elementRules { arguments.append(each.labelled("each: ")) }
    return arguments.isEmpty ? nil : .call(".list", arguments)
  }

  private var elementRules: SourceItem? {
    if type.base == .date { return dateFormat == .iso8601 ? nil : ".\(dateFormat.rawValue)" }
    let bounds = [("minimum", minimum), ("maximum", maximum)].compactMap { name, bound in
      bound.map { type.base.bound($0.value).labelled("\(name): ") }
    }
    return bounds.isEmpty ? nil : .call(".range", bounds)
  }
}

extension BaseType {
  /// A bound as an expression of the type; the text is a number of the value grammar.
  fileprivate func bound(_ text: String) -> SourceItem {
    if let int = Int(text) { return "\(SwiftLiteral.int(int))" }
    switch self {
    case .decimal: return SwiftLiteral.decimal(text)
    default: return "\(SwiftLiteral.double(Double(text) ?? 0))"
    }
  }
}

extension ValuePath {
  /// `.extras(.tileTitle)`, `.card(.title)`.
  func lookup(constants: KeyConstants) -> SourceItem {
    switch self {
    case .card(let name): ".card(.\(name))"
    case .extras(let key): .call(".extras", [constants[key]])
    case .extrasPrefix(let prefix): ".extrasPrefix(\(SwiftLiteral.string(prefix)))"
    }
  }
}

extension Literal {
  /// The value as a Swift literal; a text of the value grammar stands as a string.
  var expression: String {
    switch self {
    case .string(let text), .text(let text): SwiftLiteral.string(text)
    case .int(let value): SwiftLiteral.int(value)
    case .double(let value): SwiftLiteral.double(value)
    case .bool(let value): value ? "true" : "false"
    case .list: argument("").line
    }
  }

  /// The value behind a label.
  fileprivate func argument(_ label: String) -> SourceItem {
    guard case .list(let elements) = self else { return "\(label)\(expression)" }
    return .array(label, elements.map { SourceItem(head: $0.expression) })
  }
}

extension Model {
  /// The object as an extension of it spells it; the team's own types are not in the namespace.
  func mention(of object: ObjectModel) -> String {
    object.declaration == .extension ? object.name.escapedTypeName : scoped(object.name.escaped)
  }

  /// The head of an extension of the object. One of the team's own type says `nonisolated`, as it would else
  /// belong to the main actor in a module where that is the default.
  func extensionHead(of object: ObjectModel) -> String {
    (object.declaration == .extension ? "nonisolated " : "") + "extension \(mention(of: object))"
  }
}
