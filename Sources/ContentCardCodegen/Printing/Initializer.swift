import ContentCardSchema

extension SourceWriter {
  /// Writes the extension with `init?(from:classType:)`, which reads every property, then initializes the object or
  /// returns `nil`.
  mutating func writeInitializer(of object: ObjectModel, in model: Model) {
    writeHead(of: object)
    indent { writer in
      if object.declaration == .struct, object.isLarge {
        writer.writeMemberwiseInitializer(of: object, access: model.access.modifier)
        writer.blank()
      }
      writer.list(
        "\(model.access.modifier)init?(",
        ["from decoder: inout ContentCardDecoder", "classType: \(model.classType)"], ") {")
      writer.indent { writer in
        for property in object.properties {
          let call = DecoderCall(property.read, in: model)
          let (head, start) = ("let \(property.name.declaration) =", "decoder.\(call.name)(")
          if writer.fits("\(head) \(start)") {
            writer.list("\(head) \(start)", call.arguments, ")\(call.tail)")
          } else {
            writer.write(head)
            writer.indent { $0.list(start, call.arguments, ")\(call.tail)") }
          }
        }
        for oneOf in object.oneOfs {
          writer.write("let \(oneOf.name.declaration) =", "\(oneOf.readType)(from: &decoder)")
        }
        for list in object.atLeastOne { writer.writeCheck(of: list, in: model) }
        writer.writeGuard(of: object)
        writer.writeInitialization(of: object)
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

  /// Writes the beginning of the extension, with the group's protocol and those in `conformsTo`. The struct itself does
  /// not list them: if it did, a protocol isolated to the main actor would isolate the computed properties that it
  /// requires.
  private mutating func writeHead(of object: ObjectModel) {
    let protocols =
      (object.declaration == .extension ? ["ContentCardable"] : [])
      + object.conformances.map(\.description)
    guard !protocols.isEmpty else { return write("\(object.extensionHead) {") }
    conformances(object.extensionHead, protocols)
  }

  /// Writes a declaration with its conformances and a body.
  mutating func block(
    _ head: String, _ protocols: [String], _ body: (inout Self) -> Void
  ) {
    conformances(head, protocols)
    indent(body)
    write("}")
  }

  /// Writes `head: A, B {`, or one protocol per line if that is too long.
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

  /// Writes a check that records an issue if every property in an `atLeastOne` list is `nil`.
  private mutating func writeCheck(of list: [PropertyModel], in model: Model) {
    let conditions = list.map { "\($0.name.declaration) == nil" }
    let line = "if \(conditions.joined(separator: ", ")) {"
    write(fits(line) ? line : "if \(conditions.joined(separator: ",\n  "))\n{")
    indent { writer in
      let lookups = list.map { $0.path.lookupExpression(in: model) }
      writer.list("decoder.recordMissingOneOf([", lookups, "])", trailing: ",")
    }
    write("}")
  }

  /// Writes a `guard` that returns `nil` if a required value, or every property in an `atLeastOne` list, is `nil`.
  private mutating func writeGuard(of object: ObjectModel) {
    let unwrapped = object.unwrapped.map { ["let \($0.declaration)"] }
    let present = object.atLeastOne.map { $0.map { "\($0.name.declaration) != nil" } }
    let conditions = unwrapped + present
    guard !conditions.isEmpty else { return }
    let whole = conditions.map { $0.joined(separator: " || ") }
    let line = "guard \(whole.joined(separator: ", ")) else { return nil }"
    if fits(line) { return write(line) }
    write("guard")
    indent { writer in
      for (index, condition) in conditions.enumerated() {
        let comma = index < conditions.count - 1 ? "," : ""
        let isShort = writer.fits(whole[index] + comma)
        writer.write((isShort ? whole[index] : condition.joined(separator: "\n  || ")) + comma)
      }
    }
    write("else { return nil }")
  }

  /// Writes assignments to the stored properties. For a large object or an app-defined type, writes a call to the
  /// memberwise initializer instead.
  private mutating func writeInitialization(of object: ObjectModel) {
    guard object.declaration == .struct else {
      return list(
        "self.init(",
        ["contentCardData: decoder.contentCardData(classType)"]
          + object.members.map {
            SourceItem(head: "\($0.name.label):", rest: $0.name.declaration)
          },
        ")")
    }
    if object.isLarge {
      return writeDelegation(
        of: object, \.readValue, data: "decoder.contentCardData(classType)")
    }
    write("contentCardData = decoder.contentCardData(classType)")
    for member in object.members { write("\(member.target) =", member.readValue) }
  }
}

extension ObjectModel {
  /// Whether the initializers delegate to the compiler's memberwise initializer, because the object has many
  /// properties. The compiler checks that an initializer assigns all properties, which takes time cubic in their
  /// number.
  var isLarge: Bool { properties.count + oneOfs.count > 100 }

  /// The properties whose types are not optional, but whose values the decoder returns as optionals.
  fileprivate var unwrapped: [SwiftName] {
    properties.filter(\.read.missingValue.isUnwrapped).map(\.name)
      + oneOfs.filter(\.isRequired).map(\.name)
  }

  var extensionHead: String { "nonisolated extension \(qualifiedType)" }
}

extension MissingValue {
  fileprivate var isUnwrapped: Bool {
    switch self {
    case .rejected, .defaultValue(.text): true
    case .isNil, .defaultValue: false
    }
  }
}
