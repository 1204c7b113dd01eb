import ContentCardSchema

extension SourceWriter {
  /// Writes `NAME+Objects.swift`: the objects, and the initializers that read them from a card.
  mutating func writeObjects(of model: Model) {
    switch model.foundationUse {
    case .none: writeImports("ContentCards", for: model.access)
    case .inBodies:
      writeImports("ContentCards", for: model.access)
      write("import Foundation")
    case .inDeclarations: writeImports("ContentCards", "Foundation", for: model.access)
    }
    for group in model.groups where !group.enums.isEmpty || group.protocol != nil {
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

  /// Writes the declarations that a group's objects share: the enums of allowed values, and the protocol.
  private mutating func writeShared(of group: GroupModel, in model: Model) {
    for (index, shared) in group.enums.enumerated() {
      if index > 0 { blank() }
      writeEnum(shared, access: model.access.modifier)
    }
    guard let shared = group.protocol else { return }
    if !group.enums.isEmpty { blank() }
    writeProtocol(shared, of: group, in: model)
  }

  private mutating func writeProtocol(
    _ shared: ProtocolModel, of group: GroupModel, in model: Model
  ) {
    doc("The objects of the group `\(group.caseName.text)`.")
    write(
      "nonisolated \(model.access.modifier)protocol \(shared.name.declaration): ContentCardable",
      below: "where ClassType == ContentCardClassType {")
    indent { writer in
      for (index, property) in shared.properties.enumerated() {
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
    doc(object.description, "\(kind) \(names).")
    conformances(
      "nonisolated \(access)struct \(object.type)",
      [object.isCodable ? "ContentCardCodable" : "ContentCardable"]
        + (object.hasOwnID ? [] : ["Identifiable"]))
    indent { writer in
      writer.writeProperties(of: object, access: access)
      writer.blank()
      writer.writeUnionProperty(of: object, in: model)
      if !object.isLarge {
        writer.blank()
        writer.writeMemberwiseInitializer(of: object, access: access)
      }
      writer.writeEnums(of: object, access: access)
    }
    write("}")
  }

  /// Writes the enums that are nested in an object.
  mutating func writeEnums(of object: ObjectModel, access: String) {
    for model in object.enums {
      blank()
      writeEnum(model, access: access)
    }
    for oneOf in object.oneOfs {
      blank()
      writeEnum(oneOf, access: access)
    }
  }

  private mutating func writeProperties(of object: ObjectModel, access: String) {
    let data = "\(access)let contentCardData: ContentCardData<ContentCardClassType>?"
    if !object.isLarge { write(data) }
    for property in object.properties {
      blank()
      doc(property.documentation)
      writeDeprecation(of: property)
      writeProperty(property.name, property.type, property.storage, access: access)
    }
    for oneOf in object.oneOfs {
      blank()
      doc(oneOf.documentation)
      writeProperty(oneOf.name, oneOf.type, oneOf.storage, access: access)
    }
    guard object.isLarge else { return }
    blank()
    doc(
      "Declared last so that the compiler's memberwise initializer differs from the one below.")
    write(data)
  }

  private mutating func writeProperty(
    _ name: SwiftName, _ type: SwiftType, _ storage: StorageModel?, access: String
  ) {
    guard let storage else { return write("\(access)let \(name.declaration):", "\(type)") }
    switch storage.kind {
    case .propertyWrapper:
      write("@ContentCardURL \(access)var \(name.declaration):", "\(type)")
    case .sameType:
      computed("\(access)var \(name.declaration): \(type)", storage.name.declaration)
      write("private let \(storage.name.declaration):", "\(type)")
    case .choice(let stored):
      computed(
        "\(access)var \(name.declaration): \(type)",
        "\(storage.name.declaration)\(type.isOptional ? "?" : "").value")
      write("private let \(storage.name.declaration):", "\(stored)")
    }
  }

  /// Writes `contentCardObject`, which returns the object as a case of `ContentCardObject`.
  mutating func writeUnionProperty(of object: ObjectModel, in model: Model) {
    let union = object.declaration == .struct ? "ContentCardObject" : "\(model.union)"
    computed(
      "\(model.access.modifier)var contentCardObject: \(union)",
      ".\(object.caseName.member)(self)")
  }

  mutating func writeMemberwiseInitializer(of object: ObjectModel, access: String) {
    let members = object.members
    doc("Creates an object directly, without a card.")
    list(
      "\(access)init(",
      ["contentCardData: ContentCardData<ContentCardClassType>? = nil"]
        + members.map(\.parameter), ") {")
    indent { writer in
      if object.isLarge {
        return writer.writeDelegation(of: object, \.argument, data: "contentCardData")
      }
      writer.write("self.contentCardData = contentCardData")
      for member in members { writer.write("\(member.target) =", member.argument) }
    }
    write("}")
  }

  /// Writes a call to the compiler's memberwise initializer of a large object.
  mutating func writeDelegation(
    of object: ObjectModel, _ value: (MemberModel) -> String, data: String
  ) {
    let arguments = object.members.map { member in
      let label = member.storage?.kind == .propertyWrapper ? member.name : member.storage?.name
      return SourceItem(head: "\((label ?? member.name).label):", rest: value(member))
    }
    list("self.init(", arguments + ["contentCardData: \(data)"], ")")
  }

  mutating func writeDeprecation(of property: PropertyModel) {
    guard let deprecation = property.deprecation else { return }
    let message = deprecation.message.map { ", message: \(SwiftLiteral.string($0))" } ?? ""
    write("@available(*, deprecated\(message))")
  }

  mutating func writeEnum(_ model: EnumModel, access: String) {
    doc("The allowed values. Letter case is ignored.")
    block("nonisolated \(access)enum \(model.name.declaration)", ["String", "ContentCardEnum"]) {
      writer in
      for value in model.cases {
        writer.doc(value.description ?? "`\(DocComment.line(value.value))`")
        let isImplied = value.name.text.utf8.elementsEqual(value.value.utf8)
        writer.write(
          "case \(value.name.declaration)"
            + (isImplied ? "" : " = \(SwiftLiteral.string(value.value))"))
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
        writer.doc(choice.comment.text)
        writer.list("case \(choice.caseName.declaration)(", ["\(choice.type)"], ")")
      }
    }
  }
}

extension MemberModel {
  /// The parameter of the memberwise initializer.
  fileprivate var parameter: SourceItem {
    let start = "\(name.parameter):"
    guard let value = defaultArgument else { return SourceItem(head: start, rest: "\(type)") }
    // A line that is too long is broken after the bracket if it contains a list. Any other line is broken before the
    // type.
    if !value.items.isEmpty { return value.labelled("\(start) \(type) = ") }
    return SourceItem(head: start, rest: "\(type) = \(value.line)")
  }

  private var defaultArgument: SourceItem? {
    switch missingValue {
    case .defaultValue(.literal(let literal)): literal.argument("")
    case .defaultValue(.enumCase(let name, _)): ".\(name.member)"
    case .defaultValue(.enumCases(let names, _)):
      .array("", names.map { SourceItem(head: ".\($0.member)") })
    case .defaultValue(.text), .rejected, .isNil, nil: type.isOptional ? "nil" : nil
    }
  }

  /// The stored property as the left side of an assignment, with `self.` if it has the same name as a parameter or
  /// variable.
  var target: String { storage?.name.declaration ?? "self.\(name.member)" }

  /// The value that the memberwise initializer assigns.
  fileprivate var argument: String {
    switch storage?.kind {
    case nil, .sameType: return name.declaration
    case .propertyWrapper: return "ContentCardURL(\(name.declaration))"
    case .choice:
      let choice = "ContentCardsGeneratedCode.Choice"
      return type.isOptional
        ? "\(name.declaration).map(\(choice).init)" : "\(choice)(\(name.declaration))"
    }
  }

  /// The value that `init?(from:classType:)` assigns.
  var readValue: String {
    storage?.kind == .propertyWrapper && type.isOptional
      ? "ContentCardURL(\(name.declaration))" : name.declaration
  }
}
