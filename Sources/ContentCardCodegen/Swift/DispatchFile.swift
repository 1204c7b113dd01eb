import ContentCardSchema

extension SourceWriter {
  /// `NAME+Dispatch.swift`: from a class type and a card to an object.
  mutating func writeDispatch(of model: Model) {
    writeImports(["ContentCards"], of: model)
    blank()
    writeUnion(of: model)
    blank()
    writeSwitch(of: model)
    for group in model.groups {
      blank()
      writeSwitch(of: group, in: model)
    }
    blank()
    writeGuideFunction(of: model)
  }

  private mutating func writeUnion(of model: Model) {
    let access = model.access.modifier
    doc("Every object that a content card can become: switch over it instead of casting.")
    block("\(access)enum ContentCardObject: ContentCardUnion") { writer in
      for object in model.objects {
        writer.doc(
          "From \(object.classTypes.map { "`\(DocComment.line($0))`" }.joined(separator: ", ")).")
        writer.write("case \(object.name.asUnionCase.escaped)(\(object.name.escaped))")
      }
      writer.blank()
      writer.doc("The object as what all of them are.")
      writer.block("\(access)var contentCardable: any ContentCardable<ContentCardClassType>") {
        $0.switchSelf { writer in
          for object in model.objects {
            writer.write("case .\(object.name.asUnionCase)(let object): return object")
          }
        }
      }
    }
  }

  private mutating func writeSwitch(of model: Model) {
    block("extension ContentCardClassType") { writer in
      writer.doc(
        "Reads a card as the object of this class type; nil when the card is rejected, for the reasons "
          + "among the decoder's issues.")
      writer.block("\(model.access.modifier)func \(Self.readFunction)") {
        $0.switchSelf { writer in
          for classType in model.classTypes where classType.path.group == nil {
            writer.writeArm(of: classType, passing: "self")
          }
          for group in model.groups {
            writer.write(
              "case .\(group.caseName)(let type): return type.contentCardable(from: &decoder)")
          }
          writer.write("case .\(model.fallbackCase): return nil")
        }
      }
    }
  }

  private mutating func writeSwitch(of group: GroupModel, in model: Model) {
    block("extension ContentCardClassType.\(group.enumName.escaped)") { writer in
      writer.doc("Reads a card as the object of this class type.")
      writer.block("fileprivate func \(Self.readFunction)") {
        $0.switchSelf { writer in
          for classType in model.classTypes where classType.path.group == group.caseName {
            writer.writeArm(of: classType, passing: ".\(group.caseName)(self)")
          }
        }
      }
    }
  }

  private mutating func writeArm(of classType: ClassTypeModel, passing expression: String) {
    let object = "return \(classType.object.escaped)(from: &decoder, classType: \(expression))"
    let wrap = ".map(ContentCardObject.\(classType.object.asUnionCase))"
    write("case .\(classType.path.name):")
    indent { writer in
      if object.count + wrap.count <= writer.room { return writer.write(object + wrap) }
      writer.write(object)
      writer.write("  \(wrap)")
    }
  }

  private static let readFunction =
    "contentCardable(from decoder: inout ContentCardDecoder) -> ContentCardObject?"

  private mutating func writeGuideFunction(of model: Model) {
    doc(
      "The object of a card given as the `metaData` of Braze's guide; nil when the card is rejected.",
      "Use `ContentCardClassType.convertContentCards(_:for:)` to be told why.")
    list(
      "\(model.access.modifier)func contentCardable(",
      ["with metaData: [ContentCardKey: Any]", "for classType: ContentCardClassType"],
      ") -> ContentCardObject? {")
    write("  ContentCardClassType.contentCardable(with: metaData, for: classType)")
    write("}")
  }
}
