import ContentCardSchema

extension SourceWriter {
  /// `NAME+Dispatch.swift`: from a class type and a card to an object.
  mutating func writeDispatch(of model: Model) {
    writeImport(of: model)
    blank()
    inNamespace(of: model) { $0.writeUnion(of: model) }
    blank()
    for object in model.objects {
      writeCase(of: object, in: model)
      blank()
    }
    writeSwitch(of: model)
    for group in model.groups {
      blank()
      writeSwitch(of: group, in: model)
    }
    blank()
    inNamespace(of: model) { $0.writeGuideFunction(of: model) }
  }

  private mutating func writeUnion(of model: Model) {
    let access = model.access.modifier
    doc("Every object that a content card can become: switch over it instead of casting.")
    block("\(access)enum ContentCardObject: ContentCardUnion") { writer in
      for object in model.objects {
        writer.doc(
          "From \(object.classTypes.map { "`\(DocComment.line($0))`" }.joined(separator: ", ")).")
        writer.list(
          "case \(object.caseName.declaration)(", ["\(object.type)"], ")")
      }
      writer.blank()
      writer.doc("The object as what all of them are.")
      writer.block("\(access)var contentCardable: any ContentCardable<ContentCardClassType>") {
        $0.writeUnionSwitches(over: model.objects)
      }
    }
  }

  /// The way back from one of the group's protocols to what can be switched over.
  private mutating func writeCase(of object: ObjectModel, in model: Model) {
    block(object.extensionHead) { writer in
      writer.doc("The object among all that there are, to switch over.")
      writer.computed(
        "\(model.access.modifier)var contentCardObject: \(model.union)",
        ".\(object.caseName.member)(self)")
    }
  }

  private mutating func writeSwitch(of model: Model) {
    block("extension \(model.classType)") { writer in
      writer.doc(
        "Reads a card as the object of this class type; nil when the card is rejected, for the reasons "
          + "among the decoder's issues.")
      writer.readFunction(model.access.modifier, of: model) { writer in
        for top in model.topLevelCases {
          switch top {
          case .classType(let classType):
            writer.writeArm(of: classType, in: model, passing: "self")
          case .group(let group):
            writer.write(
              "case .\(group.caseName.member)(let type):",
              "return type.contentCardable(from: &decoder)")
          }
        }
        writer.write("case .\(model.fallbackCase.member): return nil")
      }
    }
  }

  private mutating func writeSwitch(of group: GroupModel, in model: Model) {
    block("extension \(model.classType).\(group.enumName.declaration)") { writer in
      writer.doc("Reads a card as the object of this class type.")
      writer.readFunction("nonisolated fileprivate ", of: model) { writer in
        for classType in model.classTypes where classType.path.group == group.caseName {
          writer.writeArm(
            of: classType, in: model, passing: ".\(group.caseName.member)(self)")
        }
      }
    }
  }

  /// The function that reads a card, over the cases of an enum.
  private mutating func readFunction(
    _ modifier: String, of model: Model, arms: (inout Self) -> Void
  ) {
    list(
      "\(modifier)func contentCardable(", ["from decoder: inout ContentCardDecoder"],
      ") -> \(model.union)? {")
    indent { $0.switchSelf(arms) }
    write("}")
  }

  private mutating func writeArm(
    of classType: ClassTypeModel, in model: Model, passing expression: String
  ) {
    let type = model.object(of: classType).qualifiedType
    let arguments: [SourceItem] = ["from: &decoder", "classType: \(expression)"]
    let object = SourceItem.call("return \(type)", arguments).line + "?"
    // `map` would need the case as a function, which costs the compiler two more.
    let wrap = ".contentCardObject"
    write("case .\(classType.path.name.member):")
    indent { writer in
      if let deprecation = classType.deprecation {
        let advice = deprecation.message.map { SwiftLiteral.string($0) }
        writer.list(
          "decoder.warnOfDeprecatedClassType(", advice.map { ["advice: \($0)"] } ?? [], ")")
      }
      if writer.fits(object + wrap) { return writer.write(object + wrap) }
      if object.count < writer.room {
        writer.write(object)
        writer.write("  \(wrap)")
      } else {
        writer.list("return \(type)(", arguments, ")?")
        writer.write(wrap)
      }
    }
  }

  private mutating func writeGuideFunction(of model: Model) {
    let modifier =
      "nonisolated " + model.access.modifier + (model.namespace == nil ? "" : "static ")
    doc(
      "The object of a card given as the `metaData` of Braze's guide; nil when the card is rejected.",
      "Use `ContentCardClassType.convertContentCards(_:for:)` to be told why.")
    list(
      "\(modifier)func contentCardable(",
      ["with metaData: [ContentCardKey: Any]", "for classType: ContentCardClassType"],
      ") -> ContentCardObject? {")
    write("  ContentCardClassType.contentCardable(with: metaData, for: classType)")
    write("}")
  }
}

extension SourceWriter {
  /// How many cases with a value the compiler surely checks in one `switch`; it gives up at some 630.
  private static let mostArms = 500

  /// One switch or, for very many objects, several, the last of which has seen every case.
  private mutating func writeUnionSwitches(over objects: [ObjectModel]) {
    for start in stride(from: 0, to: objects.count, by: Self.mostArms) {
      let end = min(start + Self.mostArms, objects.count)
      switchSelf { writer in
        for object in objects[start..<end] {
          writer.write("case .\(object.caseName.member)(let object):", "return object")
        }
        if end < objects.count {
          writer.write("default: break")
        } else if start > 0 {
          writer.write("default: preconditionFailure(\"every case stands above\")")
        }
      }
    }
  }
}
