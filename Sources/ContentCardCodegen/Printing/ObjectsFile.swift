import ContentCardSchema

extension SourceWriter {
  /// `NAME+Objects.swift`: the objects, and how each is read from a card.
  mutating func writeObjects(of model: Model) {
    writeImport(of: model)
    switch model.foundationUse {
    case .none: break
    case .inBodies: write("import Foundation")
    case .inDeclarations: write("\(model.access.modifier)import Foundation")
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

  /// What a group's objects share: the enums of allowed values, and the protocol.
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
    doc("What the objects of group `\(group.caseName.text)` share.")
    // The objects would else follow it to the main actor, where a module puts what says nothing.
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
    doc(object.description ?? "The object of a content card.", "\(kind) \(names).")
    conformances(
      "\(access)struct \(object.type)",
      ["ContentCardable", "Hashable"] + object.conformances.map(\.description))
    indent { writer in
      writer.writeProperties(of: object, access: access)
      writer.blank()
      writer.writeMemberwiseInitializer(of: object, access: access)
      writer.blank()
      writer.writeHashable(object, access: access)
      writer.writeEnums(of: object, access: access)
    }
    write("}")
  }

  /// The enums that are nested in an object.
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
    doc("The card that the object comes from; nil for one from elsewhere.")
    write("\(access)let contentCardData: ContentCardData<ContentCardClassType>?")
    for property in object.properties {
      blank()
      doc(property.documentation)
      guard let storage = property.storage else {
        write("\(access)let \(property.name.declaration):", "\(property.type)")
        continue
      }
      writeDeprecation(of: property)
      computed(
        "\(access)var \(property.name.declaration): \(property.type)", storage.value)
      write("private let \(storage.name.declaration):", "\(storage.type)")
    }
    for oneOf in object.oneOfs {
      blank()
      doc(oneOf.documentation)
      guard let storage = oneOf.storage else {
        write("\(access)let \(oneOf.name.declaration):", "\(oneOf.type)")
        continue
      }
      computed("\(access)var \(oneOf.name.declaration): \(oneOf.type)", storage.value)
      write("private let \(storage.name.declaration):", "\(storage.type)")
    }
  }

  private mutating func writeMemberwiseInitializer(of object: ObjectModel, access: String) {
    let members = object.members
    doc("An object from elsewhere than a card, or with a card's data.")
    list(
      "\(access)init(",
      ["contentCardData: ContentCardData<ContentCardClassType>? = nil"]
        + members.map { member in
          let absence = member.type.isOptional ? " = nil" : ""
          return SourceItem(
            head: "\(member.name.parameter):", rest: "\(member.type)\(absence)")
        }, ") {")
    write("  self.contentCardData = contentCardData")
    for member in members {
      indent { $0.write("self.\(member.storedName) =", member.stored) }
    }
    write("}")
  }

  /// What the compiler would write itself, in a form that takes it less time.
  private mutating func writeHashable(_ object: ObjectModel, access: String) {
    let values = ["contentCardData"] + object.members.map(\.storedName)
    doc("Whether both are of the same card, if of any, and have the same values.")
    block("\(access)static func == (a: Self, b: Self) -> Bool") { writer in
      let sides = ["a", "b"].map { side in
        SourceItem(head: "(", items: values.map { "\(side).\($0)" }, tail: ")")
      }
      writer.list("ContentCardsGeneratedCode.areEqual(", sides, ")")
    }
    blank()
    doc("Hashes what `==` compares.")
    block("\(access)func hash(into hasher: inout Hasher)") { writer in
      let list = SourceItem(head: "(", items: values.map { "self.\($0)" }, tail: ")")
      writer.list("ContentCardsGeneratedCode.hash(", [list, "into: &hasher"], ")")
    }
  }

  private mutating func writeDeprecation(of property: PropertyModel) {
    guard let deprecation = property.deprecation else { return }
    let message = deprecation.message.map { ", message: \(SwiftLiteral.string($0))" } ?? ""
    write("@available(*, deprecated\(message))")
  }

  mutating func writeEnum(_ model: EnumModel, access: String) {
    doc("The values allowed, matched without regard to case.")
    block("\(access)enum \(model.name.declaration): String, ContentCardEnum") { writer in
      for value in model.cases {
        writer.doc(value.description ?? "`\(DocComment.line(value.value))`")
        writer.write("case \(value.name.declaration) = \(SwiftLiteral.string(value.value))")
      }
    }
  }

  private mutating func writeEnum(_ oneOf: OneOfModel, access: String) {
    doc("What `\(oneOf.name.text)` may be, in the order in which a card is searched.")
    block("\(access)enum \(oneOf.enumName.declaration): Hashable, Sendable") { writer in
      for choice in oneOf.choices {
        writer.doc(choice.comment.text)
        writer.list("case \(choice.caseName.declaration)(", ["\(choice.type)"], ")")
      }
    }
  }
}

extension StorageModel {
  /// The value of the property that is computed from this one.
  fileprivate var value: String {
    let optional = type.isOptional ? "?" : ""
    return switch wrapper {
    case nil: name.declaration
    case .url: "\(name.declaration)\(optional).url"
    case .choice: "\(name.declaration)\(optional).value"
    }
  }
}

extension MemberModel {
  /// The stored property, after `self.`.
  var storedName: String { storage?.name.declaration ?? name.member }

  /// What is stored of the memberwise initializer's argument.
  fileprivate var stored: String {
    let wrapper: String
    switch storage?.wrapper {
    case nil: return name.declaration
    case .url: wrapper = "ContentCardURL"
    case .choice: wrapper = "ContentCardChoice"
    }
    return type.isOptional
      ? "\(name.declaration).map(\(wrapper).init)" : "\(wrapper)(\(name.declaration))"
  }
}
