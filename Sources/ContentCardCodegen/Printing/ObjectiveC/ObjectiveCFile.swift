import ContentCardSchema

extension SourceWriter {
  /// Writes `NAME+ObjectiveC.swift`: the class types, keys, objects, and store for use in Objective-C.
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

  /// Writes the arms of a switch over an enum, with one statement for each case.
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
    blank()
    block("nonisolated extension \(enumName)") { writer in
      writer.doc("Creates the Objective-C value that corresponds to a Swift class type.")
      writer.list("\(access)init(", ["_ classType: \(model.classType)"], ") {")
      writer.indent { writer in
        writer.write("switch classType {")
        for top in model.topLevelCases {
          switch top {
          case .classType(let classType):
            writer.write(
              "case .\(classType.path.name.member):", "self = .\(name(classType).member)")
          case .group(let group):
            let classTypes = model.classTypes.filter { $0.path.group == group.caseName }
            writer.write("case .\(group.caseName.member)(let type):")
            writer.indent { writer in
              writer.write("switch type {")
              writer.writeArms(classTypes.map { ($0.path.name, "self = .\(name($0).member)") })
              writer.write("}")
            }
          }
        }
        writer.write(
          "case .\(model.fallbackCase.member):", "self = .\(model.fallbackCase.member)")
        writer.write("}")
      }
      writer.write("}")
      writer.blank()
      writer.doc("The corresponding Swift class type.")
      writer.block("\(access)var classType: \(model.classType)") { writer in
        writer.switchSelf { writer in
          writer.write(
            "case .\(model.fallbackCase.member):", "return .\(model.fallbackCase.member)")
          writer.writeArms(model.classTypes.map { (name($0), "return \($0.path.item.line)") })
        }
      }
    }
  }

  // MARK: - Keys

  private mutating func writeObjectiveCKeys(of model: Model, _ names: ObjectiveCNames) {
    let access = model.access.modifier
    let ofLibrary = RuntimeNames.keyConstants.map { (key: $0.key, name: SwiftName($0.value)) }
      .filter { $0.name.text != "classType" }.sorted { $0.name.text < $1.name.text }
    doc("The keys of `metaData` and of the extras.")
    objectiveCBlock("final class", names.type("ContentCardKey"), ["NSObject"], of: model) {
      writer in
      writer.doc(
        "`\(DocComment.line(model.schema.discriminator.value))`: The extra that contains the class type."
      )
      writer.computed(
        "@objc \(access)static var classType: String",
        SwiftLiteral.string(model.schema.discriminator.value))
      for constant in ofLibrary {
        writer.blank()
        writer.doc("`\(constant.key)`")
        writer.computed(
          "@objc \(access)static var \(constant.name.declaration): String",
          SwiftLiteral.string(constant.key))
      }
      for constant in model.declaredConstants {
        writer.blank()
        writer.doc(constant.documentation)
        writer.computed(
          "@objc \(access)static var \(constant.name.declaration): String",
          SwiftLiteral.string(constant.key))
      }
    }
  }
}
