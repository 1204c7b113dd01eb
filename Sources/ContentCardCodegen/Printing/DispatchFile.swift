import ContentCardSchema

extension SourceWriter {
  mutating func writeDispatch(of model: Model) {
    writeImports("ContentCards", for: model.access)
    blank()
    inNamespace(of: model) { $0.writeUnion(of: model) }
    blank()
    writeSwitch(of: model)
    writeGroupAccessors(of: model)
  }

  private mutating func writeUnion(of model: Model) {
    let access = model.access.modifier
    doc("All objects of this schema. Switch over this enum instead of casting.")
    block("nonisolated \(access)enum ContentCardObject: ContentCardsGeneratedCode.Union") {
      writer in
      for object in model.objects {
        writer.doc(
          "Class type\(object.classTypes.count == 1 ? "" : "s") "
            + object.classTypes.map { "`\(DocComment.line($0))`" }.joined(separator: ", ") + ".")
        writer.list(
          "case \(object.caseName.declaration)(", ["\(object.type)"], ")")
      }
      writer.blank()
      writer.block("\(access)var wrappedObject: any ContentCardable<ContentCardClassType>") {
        $0.writeUnionSwitches(over: model.objects, of: "self") { _ in "object" }
      }
    }
  }

  private mutating func writeGroupAccessors(of model: Model) {
    let groups = model.groups.compactMap { group in group.protocolName.map { (group, $0) } }
    guard !groups.isEmpty else { return }
    blank()
    block("nonisolated extension ContentCardFeed where ClassType == \(model.classType)") { writer in
      for (index, (group, name)) in groups.enumerated() {
        if index > 0 { writer.blank() }
        let namespace = model.namespace.map { "\($0.type)." } ?? ""
        let type = "any \(namespace)\(name.type)"
        let property =
          RuntimeNames.feedMembers.contains(group.listName.text)
          ? SwiftName("\(group.caseName.text)Objects") : group.listName
        writer.doc("The objects that conform to `\(name.text)`, in the order of the feed.")
        writer.writeAccessor(
          "\(model.access.modifier)var \(property.declaration):", ofObjects: "\(type)")
      }
    }
  }

  private mutating func writeAccessor(_ head: String, ofObjects type: String) {
    let value = "objects.compactMap { $0.wrappedObject as? \(type) }"
    if fits("\(head) [\(type)] { \(value) }") {
      return write("\(head) [\(type)] { \(value) }")
    }
    if fits("\(head) [\(type)]") {
      write("\(head) [\(type)]", below: "{")
    } else {
      write(head)
      indent { $0.write("[\(type)]") }
      write("{")
    }
    indent { writer in
      if writer.fits(value) { return writer.write(value) }
      writer.block("objects.compactMap") { $0.write("$0.wrappedObject", "as? \(type)") }
    }
    write("}")
  }

  /// Writes the function that creates an object from a card. For more than `mostArms` class types, the function has
  /// several switches.
  private mutating func writeSwitch(of model: Model) {
    block("nonisolated extension \(model.classType)") { writer in
      writer.list(
        "\(model.access.modifier)func contentCardObject(",
        ["from decoder: inout ContentCardDecoder"], ") -> \(model.union)? {")
      writer.indent { writer in
        let count = model.classTypes.count
        for start in stride(from: 0, to: count, by: Self.mostArms) {
          let end = min(start + Self.mostArms, count)
          writer.switchOver("self") { writer in
            for classType in model.classTypes[start..<end] {
              writer.writeArm(of: classType, in: model)
            }
            writer.write(
              end < count
                ? "default: break"
                : start > 0
                  ? "default: return nil" : "case .\(model.fallbackCase.member): return nil")
          }
        }
      }
      writer.write("}")
    }
  }

  private mutating func writeArm(of classType: ClassTypeModel, in model: Model) {
    let type = model.object(of: classType).qualifiedType
    let arguments: [SourceItem] = ["from: &decoder", "classType: self"]
    let object = SourceItem.call("return \(type)", arguments).line + "?"
    // The arm does not use `map`, because the compiler would emit two more functions for an enum case that is passed as
    // a function.
    let wrap = ".contentCardObject"
    let arm = "case \(classType.path.item.line):"
    if classType.declared.deprecation == nil, fits("\(arm) \(object)\(wrap)") {
      return write("\(arm) \(object)\(wrap)")
    }
    write(arm)
    indent { writer in
      if let deprecation = classType.declared.deprecation {
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
}

extension SourceWriter {
  /// The maximum number of class types or objects in one `switch`. The compiler cannot check more than about 630 cases
  /// with associated values.
  fileprivate static let mostArms = 500

  /// Writes one switch or, for more than `mostArms` objects, several switches. Each switch except the last leaves the
  /// remaining cases to the next one.
  ///
  /// - Parameter value: A closure that creates the expression to return for an object. The expression can use the
  ///   constant `object`.
  mutating func writeUnionSwitches(
    over objects: [ObjectModel], of subject: String, returning value: (ObjectModel) -> String
  ) {
    for start in stride(from: 0, to: objects.count, by: Self.mostArms) {
      let end = min(start + Self.mostArms, objects.count)
      switchOver(subject) { writer in
        for object in objects[start..<end] {
          writer.write("case .\(object.caseName.member)(let object):", "return \(value(object))")
        }
        if end < objects.count {
          writer.write("default: break")
        } else if start > 0 {
          writer.write("default: preconditionFailure(\"every case is handled above\")")
        }
      }
    }
  }
}
