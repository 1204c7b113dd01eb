import ContentCardSchema

extension SourceWriter {
  /// Writes `NAME+ClassType.swift`: the enum of class types, and its conversion to and from names in the dashboard.
  mutating func writeClassType(of model: Model) {
    writeImports("ContentCards", for: model.access)
    blank()
    if let namespace = model.namespace {
      doc(
        "The namespace of the code generated from `\(DocComment.line(model.name)).contentcards.json`."
      )
      write("nonisolated \(model.access.modifier)enum \(namespace.declaration) {}")
      blank()
    }
    inNamespace(of: model) { $0.writeClassTypeEnum(of: model) }
    blank()
    doc(
      "If this line does not compile, cardgen and the ContentCards library have different versions: generate this file "
        + "again, or update the package.")
    write(
      "private typealias GeneratedCodeVersion = ContentCardsGeneratedCode.Version"
        + "\(GeneratedFile.version)")
  }

  private mutating func writeClassTypeEnum(of model: Model) {
    doc(
      model.description ?? "The class types of content cards.",
      "A card's class type is the value of its extra `\(DocComment.line(model.discriminator))`.")
    let access = model.access.modifier
    block("nonisolated \(access)enum ContentCardClassType: ContentCardClassifying, CaseIterable") {
      writer in
      writer.writeCases(of: model)
      for group in model.groups {
        writer.blank()
        writer.writeGroup(group, of: model)
      }
      writer.blank()
      writer.writeNames(of: model)
      writer.blank()
      writer.writeRawType(of: model)
    }
  }

  private mutating func writeCases(of model: Model) {
    for top in model.topLevelCases {
      switch top {
      case .classType(let classType):
        doc(classType.documentation)
        write("case \(classType.path.name.declaration)")
      case .group(let group):
        doc("The class types of the group `\(group.caseName.text)`.")
        write("case \(group.caseName.declaration)(\(group.enumName.declaration))")
      }
    }
    doc("The class type is missing or is not declared.")
    write("case \(model.fallbackCase.declaration)")
  }

  private mutating func writeGroup(_ group: GroupModel, of model: Model) {
    let classTypes = model.classTypes.filter { $0.path.group == group.caseName }
    let access = model.access.modifier
    doc(group.description ?? "The class types of the group `\(group.caseName.text)`.")
    block(
      "nonisolated \(access)enum \(group.enumName.declaration)",
      ["Hashable", "Sendable", "CaseIterable"]
    ) { writer in
      for classType in classTypes {
        writer.doc(classType.documentation)
        writer.write("case \(classType.path.name.declaration)")
      }
      writer.blank()
      writer.doc("The class type's name in the dashboard.")
      writer.block("\(access)var rawType: String") { writer in
        writer.switchSelf { writer in
          for classType in classTypes {
            let name = SwiftLiteral.string(classType.name)
            writer.write("case .\(classType.path.name.member):", "return \(name)")
          }
        }
      }
    }
  }

  private mutating func writeNames(of model: Model) {
    let access = model.access.modifier
    let key =
      model.discriminatorConstant.map { ".\($0.member)" }
      ?? "ContentCardKey(\(SwiftLiteral.string(model.discriminator)))"
    write("\(access)static let discriminator: ContentCardKey = " + key)
    blank()
    write("\(access)static let names = ContentCardsGeneratedCode.Names<ContentCardClassType>(")
    write("  [")
    let pairs = model.classTypes.flatMap { classType in
      ([classType.name] + classType.aliases).map { name in
        [SourceItem(head: SwiftLiteral.string(name)), classType.path.item]
      }
    }
    indent { writer in
      writer.indent { writer in
        // `swift format` adds a trailing comma only to lists with more than one element.
        for pair in pairs { writer.list("(", pair, pairs.count > 1 ? ")," : ")") }
      }
    }
    write("  ]\(model.isCaseSensitive ? ", caseSensitive: true" : ""))")
    blank()
    doc("All class types in the order of the schema, then `.\(model.fallbackCase.member)`.")
    write("\(access)static let allCases: [ContentCardClassType] = [")
    for classType in model.classTypes {
      indent { $0.write("\(classType.path.item.line),") }
    }
    write("  .\(model.fallbackCase.member),")
    write("]")
  }

  private mutating func writeRawType(of model: Model) {
    let access = model.access.modifier
    block("\(access)init(rawType: String?)") { writer in
      writer.write(
        "self = rawType.flatMap { Self.names[$0] } ?? Self.\(model.fallbackCase.member)")
    }
    blank()
    block("\(access)var rawType: String?") { writer in
      writer.switchSelf { writer in
        for top in model.topLevelCases {
          switch top {
          case .classType(let classType):
            let name = SwiftLiteral.string(classType.name)
            writer.write("case .\(classType.path.name.member):", "return \(name)")
          case .group(let group):
            writer.write("case .\(group.caseName.member)(let type):", "return type.rawType")
          }
        }
        writer.write("case .\(model.fallbackCase.member): return nil")
      }
    }
  }
}

extension ClassTypeModel {
  var documentation: String {
    let description = description.map { ": \($0)" } ?? ""
    return "`\(DocComment.line(name))`\(description)" + (deprecation?.paragraph ?? "")
  }
}

extension CasePath {
  /// The case as an expression, such as `.coupon` or `.message(.fullPage)`.
  var item: SourceItem {
    group.map { .call(".\($0.member)", [".\(name.member)"]) } ?? ".\(name.member)"
  }
}
