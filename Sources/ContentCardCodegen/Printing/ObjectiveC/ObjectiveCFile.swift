import ContentCardSchema

extension SourceWriter {
  mutating func writeObjectiveC(of model: Model, names: ObjectiveCNames) {
    write("#if canImport(ObjectiveC)")
    indent { writer in
      writer.writeImports("ContentCards", "Foundation", for: model.access)
      writer.blank()
      writer.writeObjectiveCClassType(of: model, names)
      writer.blank()
      writer.writeObjectiveCKeys(of: model, names)
      writer.blank()
      writer.writeObjectiveCObject(of: model, names)
      writer.blank()
      writer.writeObjectiveCData(of: model, names)
      writer.blank()
      writer.writeObjectiveCStore(of: model, names)
      writer.blank()
      writer.writeObjectiveCContext(of: model, names)
      for group in model.groups {
        writer.writeObjectiveCGroup(group, in: model, names)
      }
      for object in model.objects {
        writer.writeObjectiveCObject(object, in: model, names)
      }
    }
    write("#endif")
  }

  /// Writes a type that is visible in Objective-C, such as `@objc nonisolated public enum`.
  mutating func objectiveCBlock(
    _ kind: String, _ name: String, _ supertypes: [String], isolation: String = "nonisolated",
    of model: Model,
    _ body: (inout Self) -> Void
  ) {
    var head = "\(isolation) \(model.access.modifier)\(kind) \(name)"
    if fits("@objc \(head): \(supertypes.joined(separator: ", ")) {") {
      head = "@objc \(head)"
    } else {
      write("@objc")
    }
    block(head, supertypes, body)
  }

  mutating func writeArms(_ arms: [(from: SwiftName, to: String)]) {
    for arm in arms { write("case .\(arm.from.member):", arm.to) }
  }

  // MARK: - Class types

  private mutating func writeObjectiveCClassType(of model: Model, _ names: ObjectiveCNames) {
    let (access, enumName) = (model.access.modifier, names.type("ContentCardClassType"))
    func name(_ classType: ClassTypeModel) -> SwiftName {
      SwiftName(
        ObjectiveCNames.classTypeCase(classType.path.name.text, inGroup: classType.path.group?.text)
      )
    }
    doc(model.schema.description ?? "The class types of content cards.")
    objectiveCBlock("enum", enumName, ["Int"], of: model) { writer in
      writer.doc("The class type is missing or is not declared.")
      writer.write("case \(model.fallbackCase.declaration)")
      for classType in model.classTypes {
        writer.doc(classType.documentation)
        writer.write("case \(name(classType).declaration)")
      }
    }
    writeObjectiveCConversions(
      of: enumName, "class type", from: model.classType, access: access
    ) { writer in
      for top in model.topLevelCases {
        switch top {
        case .classType(let classType):
          writer.write("case .\(classType.path.name.member):", "self = .\(name(classType).member)")
        case .group(let group):
          writer.write("case .\(group.caseName.member)(let type):")
          writer.indent { writer in
            writer.switchOver("type") { writer in
              writer.writeArms(
                model.classTypes(of: group).map { ($0.path.name, "self = .\(name($0).member)") })
            }
          }
        }
      }
      writer.writeArms([(model.fallbackCase, "self = .\(model.fallbackCase.member)")])
    } toSwift: { writer in
      writer.writeArms(
        [(model.fallbackCase, "return .\(model.fallbackCase.member)")]
          + model.classTypes.map { (name($0), "return \($0.path.item.line)") })
    }
  }

  /// Writes the extension of an Objective-C enum that converts it from and to the Swift enum.
  ///
  /// - Parameter subject: The kind of value: `class type` or `value`.
  mutating func writeObjectiveCConversions(
    of name: String, _ subject: String, from type: SwiftType, access: String,
    fromSwift: (inout Self) -> Void, toSwift: (inout Self) -> Void
  ) {
    let value = subject == "value" ? subject : "classType"
    blank()
    block("nonisolated extension \(name)") { writer in
      writer.source(
        """
        /// Creates the Objective-C value that corresponds to a Swift \(subject).
        \(access)init(_ \(value): \(type)) {
        """)
      writer.indent { $0.switchOver(value, fromSwift) }
      writer.write("}")
      writer.source("\n/// The corresponding Swift \(subject).")
      writer.block("\(access)var \(value): \(type)") { $0.switchOver("self", toSwift) }
    }
  }

  // MARK: - Keys

  private mutating func writeObjectiveCKeys(of model: Model, _ names: ObjectiveCNames) {
    let discriminator = model.schema.discriminator.value
    let ofLibrary = RuntimeNames.keyConstants
      .map { KeyConstant(name: SwiftName($0.value), key: $0.key, isOfLibrary: true) }
      .filter { $0.name.text != "classType" }.sorted { $0.name.text < $1.name.text }
    let classType = KeyConstant(
      name: "classType", key: discriminator, description: "The extra that contains the class type.",
      isOfLibrary: true)
    doc("Constants for keys of `metaData` and of the extras.")
    objectiveCBlock("final class", names.type("ContentCardKey"), ["NSObject"], of: model) {
      writer in
      for (index, constant) in ([classType] + ofLibrary + model.declaredConstants).enumerated() {
        if index > 0 { writer.blank() }
        writer.doc(constant.documentation)
        writer.computed(
          "@objc \(model.access.modifier)static var \(constant.name.declaration): String",
          SwiftLiteral.string(constant.key))
      }
    }
  }
}
