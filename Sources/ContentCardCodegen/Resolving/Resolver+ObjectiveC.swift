import ContentCardSchema

extension Resolver {
  /// Checks the names of the Objective-C declarations. In Objective-C, all types and constants share one scope, and
  /// classes inherit from `NSObject`.
  mutating func checkObjectiveCNames(of draft: Model) {
    guard let prefix = schema.objectiveCPrefix, checkObjectiveCPrefix(prefix) else { return }
    let names = ObjectiveCNames(prefix: prefix.value)
    let scope = NameScope(reserved: RuntimeNames.types)
    for type in ObjectiveCNames.types {
      declareObjectiveC(
        Located(names.type(type), at: prefix.location), as: .objectiveCPrefix, from: prefix.value,
        in: scope)
    }
    checkObjectiveCTypes(of: draft, names, in: scope)
    checkObjectiveCCases(of: draft, names, in: scope)
    for object in draft.objects {
      checkObjectiveCMembers(of: object.properties)
      for oneOf in object.oneOfs { checkObjectiveCMembers(of: oneOf) }
    }
    for group in draft.groups where group.protocolName != nil {
      checkObjectiveCMembers(of: group.properties)
    }
    checkObjectiveCKeys(of: draft)
    checkReferences(besides: scope)
  }

  /// Reports app-defined types and protocols that have the name of a type declared for Objective-C.
  private mutating func checkReferences(besides scope: NameScope) {
    for reference in typeReferences {
      guard let other = scope[reference.name.value], other.role.isType else { continue }
      reportHidden(reference, behind: reference.name.value, of: other)
    }
  }

  private mutating func checkObjectiveCPrefix(_ prefix: Located<String>) -> Bool {
    guard ObjectiveCNames.isPrefix(prefix.value) else {
      report(
        .invalidName, at: prefix.location,
        "\(quoted(prefix.value)) is not a valid prefix for Objective-C",
        note:
          "use three to six capital letters and digits, beginning with a letter: \"prefix\": \"SHP\""
      )
      return false
    }
    guard ObjectiveCNames.prefixesOfBraze.contains(prefix.value) else { return true }
    report(
      .reservedName, at: prefix.location,
      "\(quoted(prefix.value)) is the prefix of Braze's own classes",
      note: "choose another prefix: \"prefix\": \"SHP\"")
    return false
  }

  // MARK: - Types and constants

  private mutating func checkObjectiveCTypes(
    of draft: Model, _ names: ObjectiveCNames, in scope: NameScope
  ) {
    for group in draft.groups { checkObjectiveCTypes(of: group, names, in: scope) }
    for object in draft.objects { checkObjectiveCTypes(of: object, names, in: scope) }
  }

  private mutating func checkObjectiveCTypes(
    of group: GroupModel, _ names: ObjectiveCNames, in scope: NameScope
  ) {
    if let name = group.protocolName, let given = group.declared.protocolName {
      declareObjectiveC(
        Located(names.type(name.text), at: given.location), as: .objectiveCProtocol,
        from: group.declared.name.value, in: scope)
    }
    for property in group.properties {
      guard let valueEnum = property.valueEnum else { continue }
      declareObjectiveCEnum(
        valueEnum, names.type(valueEnum.name.text), of: property.field, in: scope)
    }
  }

  private mutating func checkObjectiveCTypes(
    of object: ObjectModel, _ names: ObjectiveCNames, in scope: NameScope
  ) {
    guard let declared = classType(of: object) else { return }
    let name = declared.object ?? declared.name
    declareObjectiveC(
      Located(names.type(object.name), at: name.location), as: .objectiveCClass,
      from: declared.name.value, in: scope)
    for valueEnum in object.enums {
      let property = object.properties.first { $0.valueEnum?.name == valueEnum.name }
      guard let property else { continue }
      declareObjectiveCEnum(
        valueEnum, names.nested(valueEnum.name.text, in: object.name), of: property.field, in: scope
      )
    }
    for oneOf in object.oneOfs {
      let location = (oneOf.declared.enumName ?? oneOf.declared.property).location
      declareObjectiveC(
        Located(names.nested(oneOf.enumName.text, in: object.name), at: location),
        as: .objectiveCOneOf,
        from: oneOf.declared.property.value, in: scope)
    }
  }

  private mutating func declareObjectiveCEnum(
    _ valueEnum: EnumModel, _ enumName: String, of field: Field, in scope: NameScope
  ) {
    let location = (field.enumName ?? field.property)?.location ?? field.path.location
    declareObjectiveC(
      Located(enumName, at: location), as: .objectiveCEnum, from: field.path.value.spelling,
      in: scope)
    for value in valueEnum.cases {
      let choice = field.choices?.first { $0.value.value == value.value }
      declareObjectiveC(
        Located(
          ObjectiveCNames.constant(value.name.text, of: enumName),
          at: (choice?.caseName ?? choice?.value)?.location ?? location),
        as: .objectiveCConstant, from: value.value, in: scope)
    }
  }

  /// Reports class types whose Objective-C constants collide with other names. In Objective-C, one enum has the cases of
  /// all class types, even of those in groups.
  private mutating func checkObjectiveCCases(
    of draft: Model, _ names: ObjectiveCNames, in scope: NameScope
  ) {
    let enumName = names.type("ContentCardClassType")
    let fallback = schema.fallbackCase
    let fallbackName = fallback?.value ?? Schema.defaultFallbackCase
    declareObjectiveC(
      Located(
        ObjectiveCNames.constant(fallbackName, of: enumName),
        at: (fallback ?? schema.objectiveCPrefix ?? schema.discriminator).location),
      as: .objectiveCFallback, from: fallbackName, in: scope)
    for classType in draft.classTypes {
      let (declared, path) = (classType.declared, classType.path)
      let caseName = ObjectiveCNames.classTypeCase(path.name.text, inGroup: path.group?.text)
      declareObjectiveC(
        Located(
          ObjectiveCNames.constant(caseName, of: enumName),
          at: (declared.caseName ?? declared.name).location),
        as: .objectiveCConstant, from: declared.name.value, in: scope)
    }
  }

  /// Declares an Objective-C name in a scope, and adds it to `objectiveCDeclarations`. Reports an error instead if the
  /// name is reserved, or is already used in the scope or by a Swift type. The classes and enums for Objective-C are
  /// also Swift types in the module.
  private mutating func declareObjectiveC(
    _ name: Located<String>, as role: NameRole, from source: String, in scope: NameScope
  ) {
    let declaration = DeclaredName(role: role, source: source, location: name.location)
    if let earlier = typeScope[name.value] {
      return reportCollision(of: declaration, named: name.value, with: earlier)
    }
    guard declare(name, as: role, from: source, in: scope) else { return }
    objectiveCDeclarations.append((name.value, declaration))
  }

  private func classType(of object: ObjectModel) -> ClassType? {
    schema.classTypes.first { $0.name.value == object.classTypes.first }
  }

  // MARK: - Members

  private mutating func checkObjectiveCMembers(of properties: [PropertyModel]) {
    for property in properties {
      let field = property.field
      checkObjectiveCMember(
        Located(property.name.text, at: field.property?.location ?? field.path.location),
        as: .property)
    }
  }

  private mutating func checkObjectiveCMembers(of oneOf: OneOfModel) {
    checkObjectiveCMember(oneOf.declared.property, as: .oneOf)
    for choice in oneOf.declared.choices {
      checkObjectiveCMember(choice.caseName, as: .enumCase)
    }
  }

  private mutating func checkObjectiveCKeys(of draft: Model) {
    var seen: Set<String> = []
    for field in schema.extrasFields {
      guard let key = field.key, let constant = draft.constants[key], !constant.isOfLibrary,
        seen.insert(key).inserted
      else { continue }
      checkObjectiveCMember(
        Located(constant.name.text, at: field.constant?.location ?? field.path.location),
        as: .constant)
    }
  }

  private mutating func checkObjectiveCMember(_ name: Located<String>, as role: NameRole) {
    guard let conflict = ObjectiveCNames.conflict(of: name.value) else { return }
    let subject = "\(quoted(name.value)) cannot name \(role.kindWithArticle) in Objective-C"
    let (code, reason): (DiagnosticCode, String) =
      switch conflict {
      case .keyword: (.reservedWord, "C or a related language reserves the name")
      case .inherited: (.reservedName, "NSObject has a member of this name")
      case .generated: (.reservedName, "the generated class uses this name")
      case .ownership(let word):
        (
          .reservedName,
          "ARC has special rules for methods whose names begin with the word \(quoted(word))"
        )
      }
    let alternative = conflict.alternative(to: name.value)
    report(
      code, at: name.location, "\(subject): \(reason)",
      note: role == .oneOf
        ? "rename it in \"oneOf\", for example to \(quoted(alternative))"
        : "give it another name with \(quoted(role.member)), such as \(quoted(alternative))")
  }
}

extension ObjectiveCNames.Conflict {
  fileprivate func alternative(to name: String) -> String {
    let bare = name.drop { $0 == "_" }
    let alternative = "\(bare)Value"
    return ObjectiveCNames.conflict(of: alternative) == nil
      ? alternative : "the\(bare.prefix(1).uppercased())\(bare.dropFirst())"
  }
}
