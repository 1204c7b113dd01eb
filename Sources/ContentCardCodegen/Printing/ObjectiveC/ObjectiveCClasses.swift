extension SourceWriter {
  mutating func writeObjectiveCGroup(
    _ group: GroupModel, in model: Model, _ names: ObjectiveCNames
  ) {
    for shared in group.enums {
      blank()
      writeObjectiveCEnum(
        shared, names.type(shared.name.text), of: .named(shared.name, in: model.namespace),
        in: model)
    }
    guard let name = group.protocolName else { return }
    blank()
    doc("A protocol for the objects of the group `\(group.caseName.text)`.")
    objectiveCBlock(
      "protocol", names.type(name.text), ["NSObjectProtocol"], of: model
    ) { writer in
      let properties = group.properties.inObjectiveC { names.type($0.name.text) }
      for (index, property) in properties.enumerated() {
        if index > 0 { writer.blank() }
        writer.doc(property.model.documentation)
        writer.writeDeprecation(of: property.model)
        writer.write(
          "var \(property.model.name.declaration): \(property.value.type)", below: "{ get }")
      }
    }
  }

  mutating func writeObjectiveCObject(
    _ object: ObjectModel, in model: Model, _ names: ObjectiveCNames
  ) {
    blank()
    let (access, name) = (model.access.modifier, names.type(object.type.unescaped))
    let properties = object.objectiveCProperties(names)
    doc(
      object.description, "An Objective-C wrapper for `\(object.qualifiedType.unescaped)`.",
      object.omitted(from: properties))
    objectiveCBlock(
      "final class", name,
      [names.type("ContentCardObject")] + object.objectiveCProtocols(in: model, names),
      of: model
    ) { writer in
      writer.writeObjectiveCInitializers(of: object, in: model, names)
      for property in properties {
        writer.blank()
        writer.doc(property.model.documentation)
        writer.writeDeprecation(of: property.model)
        writer.computed(
          "@objc \(access)var \(property.model.name.declaration): \(property.value.type)",
          property.value.converted("wrappedObject.\(property.model.name.member)"))
      }
      for oneOf in object.oneOfs {
        let type = names.nested(oneOf.enumName.text, in: object.type.unescaped)
        let value = "wrappedObject.\(oneOf.name.member)"
        writer.blank()
        writer.doc(oneOf.documentation)
        writer.computed(
          "@objc \(access)var \(oneOf.name.declaration): \(type)\(oneOf.isRequired ? "" : "?")",
          oneOf.isRequired ? "\(type)(\(value))" : "\(value).map { \(type)($0) }")
      }
      for valueEnum in object.usedEnums(of: properties) {
        let type = object.objectiveCEnumName(valueEnum, names)
        writer.source(
          """

          /// Returns the text that is entered in the dashboard for a value.
          @objc(textFor\(valueEnum.name.text):)
          \(access)static func text(for value: \(type)) -> String {
            value.value.rawValue
          }
          """)
      }
    }
    for valueEnum in object.enums {
      blank()
      writeObjectiveCEnum(
        valueEnum, object.objectiveCEnumName(valueEnum, names),
        of: object.nestedType(valueEnum.name), in: model)
    }
    for oneOf in object.oneOfs {
      blank()
      writeObjectiveCOneOf(oneOf, of: object, in: model, names)
    }
  }

  private mutating func writeObjectiveCInitializers(
    of object: ObjectModel, in model: Model, _ names: ObjectiveCNames
  ) {
    let (access, type) = (model.access.modifier, "\(object.qualifiedType)")
    let parameters =
      "metaData: [String: Any], classType: \(names.type("ContentCardClassType"))"
    source(
      """
      /// The wrapped Swift object.
      \(access)let wrappedObject: \(type)

      /// Creates an Objective-C wrapper for an object.
      \(access)init(_ object: \(type)) {
        wrappedObject = object
        super.init(contentCardObject: object.contentCardObject)
      }

      /// Creates an object from the `metaData` of a card, or returns nil if the card is rejected or `metaData` is not \
      valid.
      @objc \(access)convenience init?(\(parameters)) {
        let object = \(type)(metaData: metaData.swiftMetaData, classType: classType.classType)
        guard let object else { return nil }
        self.init(object)
      }

      /// Creates an object from the `metaData` of a card. If the card is rejected or `metaData` is not valid, the error \
      contains the reasons.
      @objc(initWithMetaData:classType:error:)
      \(access)convenience init(checking \(parameters)) throws {
        let object = try ContentCardsGeneratedCode.object(\(type).self, metaData: metaData.swiftMetaData, \
      classType: classType.classType)
        self.init(object)
      }
      """)
  }

  // MARK: - Values

  private mutating func writeObjectiveCEnum(
    _ valueEnum: EnumModel, _ name: String, of type: SwiftType, in model: Model
  ) {
    let access = model.access.modifier
    doc(
      "The allowed values. The first case is 1, because `integerValue` returns 0 for an optional property that is nil."
    )
    objectiveCBlock("enum", name, ["Int"], of: model) { writer in
      for (index, value) in valueEnum.cases.enumerated() {
        writer.doc(value.description ?? "`\(DocComment.line(value.value))`")
        writer.write("case \(value.name.declaration)\(index == 0 ? " = 1" : "")")
      }
    }
    writeObjectiveCConversions(of: name, "value", from: type, access: access) { writer in
      writer.writeArms(valueEnum.cases.map { ($0.name, "self = .\($0.name.member)") })
    } toSwift: { writer in
      writer.writeArms(valueEnum.cases.map { ($0.name, "return .\($0.name.member)") })
    }
  }

  private mutating func writeObjectiveCOneOf(
    _ oneOf: OneOfModel, of object: ObjectModel, in model: Model, _ names: ObjectiveCNames
  ) {
    let access = model.access.modifier
    let name = names.nested(oneOf.enumName.text, in: object.type.unescaped)
    let type = object.nestedType(oneOf.enumName)
    let omitted = oneOf.choices.filter { ObjectiveCValue($0.valueType, enumName: nil) == nil }
      .map { "`\($0.name.text)`" }.joined(separator: ", ")
    doc(
      oneOf.choices.count == 1
        ? "The only choice for `\(oneOf.name.text)`."
        : "The choices for `\(oneOf.name.text)`. Only the property for the current choice has a "
          + "value. The others are nil.",
      omitted.isEmpty
        ? nil
        : "Choices with types that are unavailable in Objective-C have no property: \(omitted).")
    objectiveCBlock("final class", name, ["NSObject"], of: model) { writer in
      writer.source(
        """
        /// The wrapped Swift value.
        \(access)let wrappedValue: \(type)

        /// Creates an Objective-C wrapper for a value.
        \(access)init(_ value: \(type)) {
          wrappedValue = value
        }
        """)
      for choice in oneOf.choices {
        guard let value = ObjectiveCValue(choice.valueType, enumName: nil),
          let property = ObjectiveCValue(.optional(choice.valueType), enumName: nil)
        else { continue }
        writer.blank()
        writer.doc(choice.choiceDocumentation)
        writer.block("@objc \(access)var \(choice.name.declaration): \(property.type)") {
          $0.write(
            """
            switch wrappedValue {
            case .\(choice.name.member)(let value): return \(value.boxed("value"))
            \(oneOf.choices.count > 1 ? "default: return nil\n}" : "}")
            """)
        }
      }
      writer.source("\n/// Returns whether both objects have equal values.")
      writer.writeObjectiveCEquality(of: name, "wrappedValue", "value", access: access)
    }
  }
}

struct ObjectiveCProperty {
  var model: PropertyModel
  var value: ObjectiveCValue
}

extension ObjectModel {
  func nestedType(_ name: SwiftName) -> SwiftType {
    switch qualifiedType {
    case .named(let names): .named(names + [name])
    default: .named([name])
    }
  }

  func objectiveCEnumName(_ valueEnum: EnumModel, _ names: ObjectiveCNames) -> String {
    enums.contains { $0.name == valueEnum.name }
      ? names.nested(valueEnum.name.text, in: type.unescaped) : names.type(valueEnum.name.text)
  }

  fileprivate func objectiveCProperties(_ names: ObjectiveCNames) -> [ObjectiveCProperty] {
    properties.inObjectiveC { objectiveCEnumName($0, names) }
  }

  fileprivate func omitted(from included: [ObjectiveCProperty]) -> String? {
    let included = Set(included.map(\.model.name))
    let omitted = properties.map(\.name).filter { !included.contains($0) }
    guard !omitted.isEmpty else { return nil }
    let list = omitted.map { "`\($0.text)`" }.joined(separator: ", ")
    return "Properties with types that are unavailable in Objective-C are omitted: \(list)."
  }

  fileprivate func usedEnums(of properties: [ObjectiveCProperty]) -> [EnumModel] {
    var seen: Set<SwiftName> = []
    return properties.compactMap(\.model.valueEnum).filter { seen.insert($0.name).inserted }
  }

  /// Returns the Objective-C names of the group protocols that the object adopts. Leaves out a protocol if the
  /// Objective-C class lacks one of its properties or has it with another type. An app-defined type can adopt the
  /// protocol of another group, and have properties that the schema does not declare for the type.
  fileprivate func objectiveCProtocols(in model: Model, _ names: ObjectiveCNames) -> [String] {
    let own = objectiveCProperties(names)
    return model.groups.compactMap { group in
      guard let name = group.protocolName,
        conformances.contains(.named(name, in: model.namespace))
      else { return nil }
      let isComplete = group.properties.inObjectiveC { names.type($0.name.text) }.allSatisfy {
        required in
        own.contains { $0.model.name == required.model.name && $0.value == required.value }
      }
      return isComplete ? names.type(name.text) : nil
    }
  }
}

extension [PropertyModel] {
  /// - Parameter enumName: A closure that returns the name of the Objective-C enum for an enum of allowed values.
  fileprivate func inObjectiveC(enumName: (EnumModel) -> String) -> [ObjectiveCProperty] {
    compactMap { property in
      ObjectiveCValue(property.type, enumName: property.valueEnum.map(enumName)).map {
        ObjectiveCProperty(model: property, value: $0)
      }
    }
  }
}
