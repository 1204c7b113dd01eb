import ContentCardSchema

extension SourceWriter {
  mutating func writeObjects(of model: Model) {
    switch model.foundationUse {
    case .none: writeImports("ContentCards", for: model.access)
    case .inBodies:
      writeImports("ContentCards", for: model.access)
      write("import Foundation")
    case .inDeclarations: writeImports("ContentCards", "Foundation", for: model.access)
    }
    for group in model.groups where !group.enums.isEmpty || group.protocolName != nil {
      blank()
      inNamespace(of: model) { $0.writeShared(of: group, in: model) }
    }
    for object in model.objects {
      blank()
      if object.declaration == .struct {
        inNamespace(of: model) { $0.writeStruct(object, in: model) }
        blank()
      }
      writeInitializer(of: object, in: model)
      for oneOf in object.oneOfs {
        blank()
        writeInitializer(of: oneOf, in: object, of: model)
      }
    }
  }

  private mutating func writeShared(of group: GroupModel, in model: Model) {
    for (index, shared) in group.enums.enumerated() {
      if index > 0 { blank() }
      writeEnum(
        shared, access: model.access.modifier,
        isEncodable: model.objects.contains(where: \.isCodable))
    }
    guard let name = group.protocolName else { return }
    if !group.enums.isEmpty { blank() }
    writeProtocol(name, of: group, in: model)
  }

  private mutating func writeProtocol(
    _ name: SwiftName, of group: GroupModel, in model: Model
  ) {
    doc("A protocol for the objects of the group `\(group.caseName.text)`.")
    write(
      "nonisolated \(model.access.modifier)protocol \(name.declaration): ContentCardable",
      below: "where ClassType == ContentCardClassType {")
    indent { writer in
      for (index, property) in group.properties.enumerated() {
        if index > 0 { writer.blank() }
        writer.doc(property.documentation)
        writer.writeDeprecation(of: property)
        writer.write("var \(property.name.declaration): \(property.type)", below: "{ get }")
      }
    }
    write("}")
  }

  private mutating func writeStruct(_ object: ObjectModel, in model: Model) {
    let access = model.access.modifier
    let names = object.classTypes.map { "`\(DocComment.line($0))`" }.joined(separator: ", ")
    let kind = object.classTypes.count == 1 ? "Class type" : "Class types"
    doc(object.description, "\(kind) \(names).", object.ruleDocumentation)
    conformances(
      "nonisolated \(access)struct \(object.type)",
      [object.isCodable ? "ContentCardCodable" : "ContentCardable"]
        + (object.hasOwnID ? [] : ["Identifiable"]))
    indent { writer in
      writer.writeProperties(of: object, access: access)
      writer.writeUnionProperty(of: object, in: model)
      if !object.isLarge {
        writer.blank()
        writer.writeMemberwiseInitializer(of: object, in: model)
      }
      writer.writeEnums(of: object, access: access)
    }
    write("}")
  }

  mutating func writeEnums(of object: ObjectModel, access: String) {
    for model in object.enums {
      blank()
      writeEnum(model, access: access, isEncodable: object.isCodable)
    }
    for oneOf in object.oneOfs {
      blank()
      writeEnum(oneOf, access: access)
    }
  }

  /// Writes the properties. `contentCardData` is last, as in the memberwise initializer. In a large object, it is
  /// first, so that the compiler's memberwise initializer differs from the one that is written.
  private mutating func writeProperties(of object: ObjectModel, access: String) {
    let data = "\(access)let contentCardData: ContentCardData<ContentCardClassType>?"
    if object.isLarge {
      write(data)
      blank()
    }
    for property in object.properties {
      doc(property.documentation)
      writeDeprecation(of: property)
      if let storage = property.storage {
        computed(
          "\(access)var \(property.name.declaration): \(property.type)", storage.declaration)
        write("private let \(storage.declaration):", "\(property.type)")
      } else {
        write("\(access)let \(property.name.declaration):", "\(property.type)")
      }
      blank()
    }
    for oneOf in object.oneOfs {
      doc(oneOf.documentation)
      write("\(access)let \(oneOf.name.declaration):", "\(oneOf.type)")
      blank()
    }
    if !object.isLarge { write(data) }
  }

  mutating func writeUnionProperty(of object: ObjectModel, in model: Model) {
    let union = object.declaration == .struct ? "ContentCardObject" : "\(model.union)"
    computed(
      "\(model.access.modifier)var contentCardObject: \(union)",
      ".\(object.caseName.member)(self)")
  }

  mutating func writeMemberwiseInitializer(of object: ObjectModel, in model: Model) {
    // The initializer of a large object is in an extension, where the class type must be qualified.
    let classType = object.isLarge ? "\(model.classType)" : "ContentCardClassType"
    doc("Creates an object from unchecked values. It has no card if `contentCardData` is `nil`.")
    list(
      "\(model.access.modifier)init(",
      object.members.map(\.parameter)
        + ["contentCardData: ContentCardData<\(classType)>? = nil"], ") {")
    indent { writer in
      if object.isLarge {
        let arguments = object.members.map { member in
          SourceItem(
            head: "\((member.storage ?? member.name).label):", rest: member.name.declaration)
        }
        return writer.call("self.init(", ["contentCardData: contentCardData"] + arguments, ")")
      }
      for member in object.members {
        let target = member.storage?.declaration ?? "self.\(member.name.member)"
        writer.write("\(target) =", member.name.declaration)
      }
      writer.write("self.contentCardData = contentCardData")
    }
    write("}")
  }

  mutating func writeDeprecation(of property: PropertyModel) {
    guard let deprecation = property.field.deprecation else { return }
    let message = deprecation.message.map { ", message: \(SwiftLiteral.string($0))" } ?? ""
    write("@available(*, deprecated\(message))")
  }

  private mutating func writeEnum(_ model: EnumModel, access: String, isEncodable: Bool) {
    doc("The allowed values. In cards, letter case is ignored.")
    block(
      "nonisolated \(access)enum \(model.name.declaration)",
      ["String", "CaseIterable", "ContentCardValue"] + (isEncodable ? ["Encodable"] : [])
    ) { writer in
      for value in model.cases {
        writer.doc(value.description ?? "`\(DocComment.line(value.value))`")
        writer.writeCase(value.name, rawValue: value.value)
      }
    }
  }

  private mutating func writeEnum(_ oneOf: OneOfModel, access: String) {
    doc(
      oneOf.choices.count == 1
        ? "The only choice for `\(oneOf.name.text)`."
        : "The choices for `\(oneOf.name.text)`, in the order in which they are read.")
    block("nonisolated \(access)enum \(oneOf.enumName.declaration)", ["Hashable", "Sendable"]) {
      writer in
      for choice in oneOf.choices {
        writer.doc(choice.choiceDocumentation)
        writer.list("case \(choice.name.declaration)(", ["\(choice.valueType)"], ")")
      }
    }
  }
}

extension MemberModel {
  /// The parameter of the memberwise initializer.
  fileprivate var parameter: SourceItem {
    let start = "\(name.parameter):"
    guard let value = defaultArgument else { return SourceItem(head: start, rest: "\(type)") }
    // If the default argument is a call or a list with items, a line that is too long is broken after the opening
    // bracket of the argument. Any other line that is too long is broken before the type.
    if !value.items.isEmpty { return value.labelled("\(start) \(type) = ") }
    return SourceItem(head: start, rest: "\(type) = \(value.line)")
  }

  private var defaultArgument: SourceItem? {
    switch missingValue {
    case .defaultValue(let value, _): value
    case .defaultText, .rejected, .isNil, nil: type.isOptional ? "nil" : nil
    }
  }
}
