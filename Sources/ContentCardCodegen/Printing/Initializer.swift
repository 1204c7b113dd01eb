import ContentCardSchema

extension SourceWriter {
  /// Writes the extension with `init?(from:classType:)` and other members. The initializer reads all properties before
  /// it can return `nil`, so that the decoder records the issues of each.
  mutating func writeInitializer(of object: ObjectModel, in model: Model) {
    writeHead(of: object)
    indent { writer in
      if object.declaration == .struct, object.isLarge {
        writer.writeMemberwiseInitializer(of: object, in: model)
        writer.blank()
      }
      writer.list(
        "\(model.access.modifier)init?(",
        ["from decoder: inout ContentCardDecoder", "classType: \(model.classType)"], ") {")
      writer.indent { writer in
        let removable = object.removablePaths
        for property in object.properties {
          let call = DecoderCall(property, in: model)
          let introducer = removable.contains(property.path) ? "var" : "let"
          writer.call(
            "\(introducer) \(property.name.declaration) =", "decoder.\(call.name)(", call.arguments)
        }
        for oneOf in object.oneOfs {
          writer.write("let \(oneOf.name.declaration) =", "\(oneOf.enumName.type)(from: &decoder)")
        }
        for pair in object.lists(of: .order) { writer.writeOrderCheck(of: pair, in: model) }
        for list in object.lists(of: .together) {
          writer.writeCheck(
            "requireAllOrNone", writer.presence(of: list, in: model), removing: list)
        }
        for list in object.lists(of: .atLeastOne) {
          writer.call("decoder.requireOne(", writer.presence(of: list, in: model), ")")
        }
        writer.writeGuard(of: object)
        writer.writeInitialization(of: object)
        if object.isValidated { writer.writeValidation() }
      }
      writer.write("}")
      if object.isCodable { writer.writeEncoding(of: object, in: model) }
      if object.declaration == .extension {
        writer.blank()
        writer.writeUnionProperty(of: object, in: model)
        writer.writeEnums(of: object, access: model.access.modifier)
      }
    }
    write("}")
  }

  /// Writes the beginning of the extension, with the group's protocol and those in `conformsTo`. A generated struct
  /// does not list them itself: if it did, a protocol isolated to the main actor would isolate the computed properties
  /// that it requires. An app-defined type also gets its `ContentCardable` conformance here.
  private mutating func writeHead(of object: ObjectModel) {
    let protocols =
      (object.declaration == .extension ? ["ContentCardable"] : [])
      + object.conformances.map(\.description)
    guard !protocols.isEmpty else { return write("\(object.extensionHead) {") }
    conformances(object.extensionHead, protocols)
  }

  mutating func block(
    _ head: String, _ protocols: [String], _ body: (inout Self) -> Void
  ) {
    conformances(head, protocols)
    indent(body)
    write("}")
  }

  /// Writes `head: A, B {`, or one protocol per line if that is too long. If `head:` is too long, the name at its end is
  /// on a line of its own.
  mutating func conformances(_ head: String, _ protocols: [String]) {
    let line = "\(head): \(protocols.joined(separator: ", ")) {"
    if fits(line) { return write(line) }
    let writeProtocols = { (head: Substring, writer: inout Self) in
      writer.write("\(head):")
      writer.indent { writer in
        for (index, name) in protocols.enumerated() {
          writer.write(index < protocols.count - 1 ? "\(name)," : name)
        }
      }
    }
    if fits("\(head):") {
      writeProtocols(head[...], &self)
    } else {
      let words = head.split(separator: " ")
      write(words.dropLast().joined(separator: " "))
      indent { writeProtocols(words[words.count - 1], &$0) }
    }
    write("{")
  }

  private func presence(of list: [PropertyModel], in model: Model) -> [SourceItem] {
    let places = list.map { $0.path.placeExpression(in: model) }
    let present = list.map { SourceItem(head: "\($0.name.declaration) != nil") }
    return [.array("of: ", places), .array("isPresent: ", present)]
  }

  /// Writes a call that compares two properties. If neither is required, a block follows that removes both values if
  /// they are not in order.
  private mutating func writeOrderCheck(of pair: [PropertyModel], in model: Model) {
    let arguments = pair.flatMap { property -> [SourceItem] in
      [property.path.placeExpression(in: model), "\(property.name.declaration)"]
    }
    guard pair.contains(where: \.field.isRequired) else {
      return writeCheck("requireOrder", arguments, removing: pair)
    }
    call("decoder.requireOrder(", arguments + ["isRequired: true"], ")")
  }

  /// Writes a call that checks a rule, and a block that removes the values of properties if the check fails.
  private mutating func writeCheck(
    _ function: String, _ arguments: [SourceItem], removing properties: [PropertyModel]
  ) {
    let line = SourceItem(head: "if !decoder.\(function)(", items: arguments, tail: ") {").line
    if fits(line) {
      write(line)
    } else if arguments.contains(where: { "\($0.line),".isLonger(than: room - 3) }) {
      // Each argument is on a line of its own, and so is the closing parenthesis.
      list("if !decoder.\(function)(", arguments, ") {")
    } else {
      call("if !decoder.\(function)(", arguments, ")")
      write("{")
    }
    indent { writer in
      for property in properties {
        writer.write("\(property.name.declaration) =", property.missingValue.expression)
      }
    }
    write("}")
  }

  /// Writes a `guard` that returns `nil` if a value that the object needs is `nil`. If rules for several values can
  /// reject the card, the `guard` also returns `nil` if the decoder has recorded an error.
  private mutating func writeGuard(of object: ObjectModel) {
    let conditions =
      (object.hasRejectingRules ? ["!decoder.hasErrors"] : [])
      + object.unwrapped.map { "let \($0.declaration)" }
    guard !conditions.isEmpty else { return }
    let line = "guard \(conditions.joined(separator: ", ")) else { return nil }"
    if fits(line) { return write(line) }
    write("guard")
    indent { writer in
      for (index, condition) in conditions.enumerated() {
        writer.write(condition + (index < conditions.count - 1 ? "," : ""))
      }
    }
    write("else { return nil }")
  }

  /// Writes the call to the memberwise initializer. In an app-defined type, `contentCardData` is its first parameter.
  private mutating func writeInitialization(of object: ObjectModel) {
    let data: SourceItem = "contentCardData: decoder.contentCardData(classType)"
    let values = object.members.map {
      SourceItem(head: "\($0.name.label):", rest: $0.name.declaration)
    }
    call("self.init(", object.declaration == .struct ? values + [data] : [data] + values, ")")
  }

  private mutating func writeValidation() {
    write("// The app declares this function: func contentCardProblem() -> String?")
    write("if let problem = contentCardProblem() {")
    indent { writer in
      writer.write("decoder.reject(problem)")
      writer.write("return nil")
    }
    write("}")
  }
}

extension ObjectModel {
  /// Whether the memberwise initializer delegates to the compiler's own, because the object has many properties. The
  /// compiler checks that an initializer assigns all properties, which is slow for many.
  var isLarge: Bool { properties.count + oneOfs.count > 100 }

  /// The properties whose types are not optional, but whose values the decoder returns as optionals.
  fileprivate var unwrapped: [SwiftName] {
    properties.filter(\.missingValue.isUnwrapped).map(\.name)
      + oneOfs.filter(\.isRequired).map(\.name)
  }

  var extensionHead: String { "nonisolated extension \(qualifiedType)" }
}

extension MissingValue {
  /// The value that replaces a removed value. A removed value has no `defaultText`, because its default is a number or
  /// a date, if it has one.
  fileprivate var expression: String {
    if case .defaultValue(let value, _) = self { value.line } else { "nil" }
  }

  fileprivate var isUnwrapped: Bool {
    switch self {
    case .rejected, .defaultText: true
    case .isNil, .defaultValue: false
    }
  }
}
