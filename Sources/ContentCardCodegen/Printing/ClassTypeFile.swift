import ContentCardSchema

extension SourceWriter {
  mutating func writeClassType(of model: Model) {
    writeImports("ContentCards", for: model.access)
    blank()
    if let namespace = model.namespace {
      doc(
        "The namespace of the code generated from `\(DocComment.line(model.schema.name)).contentcards.json`."
      )
      write("nonisolated \(model.access.modifier)enum \(namespace.declaration) {}")
      blank()
    }
    inNamespace(of: model) { $0.writeClassTypeEnum(of: model) }
    blank()
    doc(
      "If this line does not compile, cardgen and the ContentCards library have incompatible versions: generate this "
        + "file again, or update the package.")
    write(
      "private typealias GeneratedCodeVersion = ContentCardsGeneratedCode.Version"
        + "\(GeneratedFile.version)")
  }

  private mutating func writeClassTypeEnum(of model: Model) {
    doc(
      model.schema.description ?? "The class types of content cards.",
      "A card's class type is the value of its extra \(model.schema.discriminatorNames)."
    )
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
    doc(group.declared.description ?? "The class types of the group `\(group.caseName.text)`.")
    block(
      "nonisolated \(model.access.modifier)enum \(group.enumName.declaration)",
      ["String", "CaseIterable", "Sendable"]
    ) { writer in
      for classType in model.classTypes(of: group) {
        writer.doc(classType.documentation)
        writer.writeCase(classType.path.name, rawValue: classType.name)
      }
    }
  }

  /// Writes a case of an enum with `String` raw values. The raw value is left out if it is the case's name.
  mutating func writeCase(_ name: SwiftName, rawValue: String) {
    let isImplied = name.text.utf8.elementsEqual(rawValue.utf8)
    write("case \(name.declaration)" + (isImplied ? "" : " = \(SwiftLiteral.string(rawValue))"))
  }

  private mutating func writeNames(of model: Model) {
    let access = model.access.modifier
    for group in model.groups {
      doc("The class types of the group `\(group.caseName.text)`.")
      call(
        "\(access)static let \(group.listName.declaration) =",
        "\(group.enumName.type).allCases.map(",
        ["ContentCardClassType.\(group.caseName.member)"])
      blank()
    }
    doc("All class types, and then `.\(model.fallbackCase.member)`.")
    writeAllCases(of: model)
    blank()
    let discriminator = model.schema.discriminator.value
    if discriminator != Schema.defaultDiscriminator {
      write(
        "\(access)static let discriminator = ContentCardKey(\(SwiftLiteral.string(discriminator)))")
      blank()
    }
    let older = model.schema.olderDiscriminators
    if !older.isEmpty {
      let keys = older.map {
        SourceItem.call("ContentCardKey", ["\(SwiftLiteral.string($0.value))"])
      }
      let list = SourceItem.array("\(access)static let olderDiscriminators = ", keys)
      self.list(list.head, list.items, list.tail, trailing: list.trailing)
      blank()
    }
    writeTable(of: model)
  }

  /// Writes `allCases` as a list, or as a sum of lists if there are groups.
  private mutating func writeAllCases(of model: Model) {
    let fallback: SourceItem = ".\(model.fallbackCase.member)"
    var terms: [SourceItem] = []
    var single: [SourceItem] = []
    for top in model.topLevelCases {
      switch top {
      case .classType(let classType): single.append(classType.path.item)
      case .group(let group):
        if !single.isEmpty { terms.append(.array("", single)) }
        single = []
        terms.append("\(group.listName.declaration)")
      }
    }
    terms.append(.array("", single + [fallback]))
    let head = "\(model.access.modifier)static let allCases: [ContentCardClassType] ="
    let line = terms.map(\.line).joined(separator: " + ")
    // `swift format` breaks a list that ends in the last column.
    if fits("\(head) \(line),") { return write("\(head) \(line)") }
    guard terms.count > 1 else {
      return list("\(head) [", single + [fallback], "]", trailing: ",")
    }
    write(head)
    indent { writer in
      for (index, term) in terms.enumerated() {
        writer.list(
          "\(index > 0 ? "+ " : "")\(term.head)", term.items, term.tail, trailing: term.trailing)
      }
    }
  }

  private mutating func writeTable(of model: Model) {
    let aliases = model.classTypes.flatMap { classType in
      classType.declared.aliases.map { alias in
        SourceItem(head: "\(SwiftLiteral.string(alias.value)):", rest: classType.path.item.line)
      }
    }
    list(
      "\(model.access.modifier)static let names = ContentCardsGeneratedCode.Names(",
      ["allCases"] + (aliases.isEmpty ? [] : [.array("aliases: ", aliases)])
        + (model.schema.isCaseSensitive ? ["caseSensitive: true"] : []), ")")
  }

  private mutating func writeRawType(of model: Model) {
    let access = model.access.modifier
    block("\(access)init(rawType: String?)") { writer in
      writer.write(
        "self = rawType.flatMap { Self.names[$0] } ?? Self.\(model.fallbackCase.member)")
    }
    blank()
    block("\(access)var rawType: String?") { writer in
      writer.switchOver("self") { writer in
        for top in model.topLevelCases {
          switch top {
          case .classType(let classType):
            let name = SwiftLiteral.string(classType.name)
            writer.write("case .\(classType.path.name.member):", "return \(name)")
          case .group(let group):
            writer.write("case .\(group.caseName.member)(let type):", "return type.rawValue")
          }
        }
        writer.write("case .\(model.fallbackCase.member): return nil")
      }
    }
  }
}

extension Schema {
  /// The discriminators in a comment, such as `` `class_type`, or `classType` in older cards``.
  fileprivate var discriminatorNames: String {
    let names = discriminators.map { "`\(DocComment.line($0.value))`" }
    let older = names.dropFirst().joined(separator: " or ")
    return names[0] + (older.isEmpty ? "" : ", or \(older) in older cards")
  }
}

extension ClassTypeModel {
  var documentation: String {
    let description = declared.description.map { ": \($0)" } ?? ""
    return "`\(DocComment.line(name))`\(description)" + (declared.deprecation?.paragraph ?? "")
  }
}

extension CasePath {
  /// The case as an expression, such as `.coupon` or `.message(.fullPage)`.
  var item: SourceItem {
    group.map { .call(".\($0.member)", [".\(name.member)"]) } ?? ".\(name.member)"
  }
}
