import ContentCardSchema

extension Resolver {
  /// Checks the names of the Objective-C declarations. In Objective-C, types and enum constants share one scope, and
  /// the classes inherit from `NSObject`.
  mutating func checkObjectiveCNames(of model: Model) {
    guard let prefix = schema.objectiveCPrefix, checkObjectiveCPrefix(prefix) else { return }
    let names = ObjectiveCNames(prefix: prefix.value)
    for type in ObjectiveCNames.types {
      declareObjectiveC(names.type(type), as: .objectiveCPrefix, from: prefix)
    }
    for group in model.groups {
      if let name = group.protocolName, let given = group.declared.protocolName {
        declareObjectiveC(
          names.type(name.text), as: .objectiveCProtocol,
          from: Located(group.declared.name.value, at: given.location))
      }
      for property in group.properties {
        declareObjectiveCEnum(of: property) { names.type($0) }
      }
    }
    for object in model.objects { declareObjectiveCTypes(of: object, names) }
    declareObjectiveCCases(of: model, names.type("ContentCardClassType"))
    for object in model.objects {
      checkObjectiveCMembers(object.properties)
      for oneOf in object.oneOfs {
        checkObjectiveCMember(oneOf.declared.property, as: .oneOf)
        for choice in oneOf.declared.choices {
          checkObjectiveCMember(choice.caseName, as: .enumCase)
        }
      }
    }
    for group in model.groups where group.protocolName != nil {
      checkObjectiveCMembers(group.properties)
    }
    checkObjectiveCKeys(of: model)
    // Reports app-defined types and protocols that have the name of a type declared for Objective-C.
    for reference in typeReferences {
      guard let other = objectiveCScope[reference.name.value], other.role.isType else { continue }
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

  private mutating func declareObjectiveCTypes(of object: ObjectModel, _ names: ObjectiveCNames) {
    let declared = schema.classTypes.first { $0.name.value == object.classTypes.first }
    guard let declared else { return }
    declareObjectiveC(
      names.type(object.name), as: .objectiveCClass,
      from: Located(declared.name.value, at: (declared.object ?? declared.name).location))
    for valueEnum in object.enums {
      let property = object.properties.first { $0.valueEnum?.name == valueEnum.name }
      guard let property else { continue }
      declareObjectiveCEnum(of: property) { names.nested($0, in: object.name) }
    }
    for oneOf in object.oneOfs {
      let property = oneOf.declared.property
      declareObjectiveC(
        names.nested(oneOf.enumName.text, in: object.name), as: .objectiveCOneOf,
        from: Located(property.value, at: (oneOf.declared.enumName ?? property).location))
    }
  }

  private mutating func declareObjectiveCEnum(
    of property: PropertyModel, _ name: (String) -> String
  ) {
    guard let valueEnum = property.valueEnum else { return }
    let (field, enumName) = (property.field, name(valueEnum.name.text))
    let location = (field.enumName ?? field.property)?.location ?? field.path.location
    declareObjectiveC(
      enumName, as: .objectiveCEnum, from: Located(field.path.value.spelling, at: location))
    for value in valueEnum.cases {
      let choice = field.choices?.first { $0.value.value == value.value }
      declareObjectiveC(
        ObjectiveCNames.constant(value.name.text, of: enumName), as: .objectiveCConstant,
        from: Located(value.value, at: (choice?.caseName ?? choice?.value)?.location ?? location))
    }
  }

  /// Declares the constants for the fallback case and the class types. In Objective-C, one enum has the cases of all
  /// class types, even of those in groups.
  private mutating func declareObjectiveCCases(of model: Model, _ enumName: String) {
    let fallback = model.fallbackCase.text
    declareObjectiveC(
      ObjectiveCNames.constant(fallback, of: enumName), as: .objectiveCFallback,
      from: Located(
        fallback,
        at: (schema.fallbackCase ?? schema.objectiveCPrefix ?? schema.discriminator).location))
    for classType in model.classTypes {
      let (declared, path) = (classType.declared, classType.path)
      let caseName = ObjectiveCNames.classTypeCase(path.name.text, inGroup: path.group?.text)
      declareObjectiveC(
        ObjectiveCNames.constant(caseName, of: enumName), as: .objectiveCConstant,
        from: Located(declared.name.value, at: (declared.caseName ?? declared.name).location))
    }
  }

  /// Declares an Objective-C name. Reports an error instead if the name is reserved, or is already used in Objective-C
  /// or by a Swift type of the schema. The classes, enums, and protocols for Objective-C are also Swift types in the
  /// module.
  private mutating func declareObjectiveC(
    _ name: String, as role: NameRole, from source: Located<String>
  ) {
    if let earlier = typeScope[name] {
      let declaration = DeclaredName(role: role, source: source.value, location: source.location)
      return reportCollision(of: declaration, named: name, with: earlier)
    }
    _ = declare(
      Located(name, at: source.location), as: role, from: source.value, in: objectiveCScope)
  }

  // MARK: - Members

  private mutating func checkObjectiveCMembers(_ properties: [PropertyModel]) {
    for property in properties {
      let field = property.field
      checkObjectiveCMember(
        Located(property.name.text, at: field.property?.location ?? field.path.location),
        as: .property)
    }
  }

  private mutating func checkObjectiveCKeys(of model: Model) {
    var seen: Set<String> = []
    for field in schema.extrasFields {
      guard let key = field.key, let constant = model.constants[key], !constant.isOfLibrary,
        seen.insert(key).inserted
      else { continue }
      checkObjectiveCMember(
        Located(constant.name.text, at: field.constant?.location ?? field.path.location),
        as: .constant)
    }
  }

  private mutating func checkObjectiveCMember(_ name: Located<String>, as role: NameRole) {
    guard let conflict = ObjectiveCNames.conflict(of: name.value) else { return }
    let alternative = quoted(ObjectiveCNames.alternative(to: name.value))
    report(
      conflict.code, at: name.location,
      "\(quoted(name.value)) cannot name \(role.kindWithArticle) in Objective-C: \(conflict.reason)",
      note: role == .oneOf
        ? "rename it in \"oneOf\", for example to \(alternative)"
        : "give it another name with \(quoted(role.member)), such as \(alternative)")
  }
}
