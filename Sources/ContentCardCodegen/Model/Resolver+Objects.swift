import ContentCardSchema

extension Resolver {
  /// The objects in file order, each once, whoever of the class types becomes it.
  mutating func objects(of classTypes: [ClassTypeModel]) -> [ObjectModel] {
    var objects: [ObjectModel] = []
    var indices: [String: Int] = [:]
    let unionScope = NameScope(reserved: RuntimeNames.unionMembers)
    let dispatchScope = NameScope(reserved: RuntimeNames.dispatchMembers)
    for (classType, declared) in zip(classTypes, schema.classTypes) {
      let name = declared.object ?? Located(classType.object, at: declared.name.location)
      let object = object(from: declared, in: classType)
      checkCases(around: classType, named: name)
      if let index = indices[object.name] {
        checkShape(of: object, matches: objects[index], at: name)
        objects[index].classTypes.append(classType.name)
      } else if !object.name.isEmpty {
        indices[object.name] = objects.count
        objects.append(object)
        _ = claim(name, as: .object, for: classType.name, in: typeScope)
        _ = claim(name, as: .object, for: classType.name, in: dispatchScope)
        let unionCase = Located(object.unionCase, at: name.location)
        _ = claim(unionCase, as: .unionCase, for: classType.name, in: unionScope)
      }
    }
    return objects
  }

  /// The dispatch mentions an object inside the enum of its class type, where a case of the same name would hide it.
  private mutating func checkCases(around classType: ClassTypeModel, named object: Located<String>)
  {
    let scopes = [caseScope, groupScopes[classType.path.group ?? ""]].compactMap(\.self)
    if classType.object.contains(".") {
      mentions.append(Mention(name: object, role: .ownObject, scopes: scopes))
    }
    for scope in scopes {
      guard let holder = scope[object.value] else { continue }
      let claim = NameScope.Claim(role: .object, source: classType.name, location: object.location)
      reportCollision(of: claim, named: object.value, with: holder)
    }
  }

  private mutating func object(from declared: ClassType, in classType: ClassTypeModel)
    -> ObjectModel
  {
    let group = schema.groups.first { $0.name.value == classType.path.group }
    checkAgreement(of: declared.fields, with: group?.fields ?? [])
    let fields = schema.fields(of: declared)
    checkLookups(of: fields, and: declared.oneOf)

    let conformances = conformances(of: declared, group: group)
    let sharedEnums = groupEnums[classType.path.group ?? ""] ?? [:]
    let scope = NameScope(
      reserved: RuntimeNames.objectMembers, RuntimeNames.types, namespaceNames,
      Set(conformances + [classType.object] + sharedEnums.values.map(\.name)))
    let namespace = declared.declaration == .struct ? schema.namespace : nil
    let prefix = namespace.map { "\($0.value)." } ?? ""
    objectScopes[prefix + classType.object, default: []].append(scope)
    var enums: [EnumModel] = []
    var properties: [PropertyModel] = []
    for field in fields {
      var property = property(for: field, in: scope)
      if let shared = sharedEnums[field.path.value] {
        property.use(shared, named: scoped(shared.name))
      } else if let own = valueEnum(of: field, in: scope, known: &enums) {
        property.use(own, named: own.name)
      }
      property.excludedKeys = schema.keys(beside: field, in: declared)
      properties.append(property)
    }
    let oneOfs = declared.oneOf.map { oneOf($0, of: declared.declaration, in: scope) }
    if declared.declaration == .struct {
      claimStorage(of: properties, and: Array(zip(oneOfs, declared.oneOf)), in: scope)
    }
    for name in enums.map(\.name) + oneOfs.map(\.enumName) {
      nestedEnums["\(classType.object).\(name)"] = scope[name]
    }
    return ObjectModel(
      name: classType.object,
      unionCase: classType.object.asUnionCase,
      declaration: declared.declaration,
      description: declared.description,
      classTypes: [classType.name],
      conformances: conformances,
      properties: properties,
      oneOfs: oneOfs,
      atLeastOne: atLeastOne(of: declared, among: properties),
      enums: enums)
  }

  private mutating func checkAgreement(of own: [Field], with shared: [Field]) {
    for field in shared {
      guard let again = own.first(where: { $0.path == field.path }) else { continue }
      checkAgreement(of: again, with: field)
    }
  }

  private mutating func checkAgreement(of again: Field, with shared: Field) {
    let hasOtherEnum =
      again.choices?.map(\.undocumented) != shared.choices?.map(\.undocumented)
      || (again.enumName ?? shared.enumName) != shared.enumName
    let hasOtherType =
      again.type != shared.type || again.isUnique != shared.isUnique
      || again.swiftType != shared.swiftType
    guard
      hasOtherType || again.isNeverNil != shared.isNeverNil || hasOtherEnum
        || again.chosenProperty != shared.chosenProperty
    else { return }
    report(
      .groupFieldMismatch, at: again.path.location,
      "\(quoted(again.path.value.spelling)) is declared otherwise in its group",
      note:
        "give it the type, \"property\" and \"enum\" that it has here, and a \"default\" if it has one",
      at: shared.path.location)
  }

  mutating func property(for field: Field, in scope: NameScope) -> PropertyModel {
    let source = Located(field.path.value.spelling, at: field.path.location)
    let name = name(
      .property, given: field.property, orFrom: source,
      { _ in DefaultName.property(of: field.path.value.name) }, in: scope)
    mention(field.swiftType, as: .swiftType, around: [scope])
    return PropertyModel(
      name: name ?? "", field: field, enumName: nil, defaultCases: [], excludedKeys: [])
  }

  /// The names under which the object stores what its properties are computed from.
  private mutating func claimStorage(
    of properties: [PropertyModel], and oneOfs: [(model: OneOfModel, declared: OneOf)],
    in scope: NameScope
  ) {
    for property in properties where property.isStoredApart {
      let path = property.field.path
      let name = Located(property.name.asStorage, at: path.location)
      _ = claim(name, as: .storage, for: path.value.spelling, in: scope)
    }
    for (oneOf, declared) in oneOfs where oneOf.isStoredApart {
      let name = Located(oneOf.name.asStorage, at: declared.property.location)
      _ = claim(name, as: .oneOfStorage, for: oneOf.name, in: scope)
    }
  }

  private mutating func oneOf(
    _ declared: OneOf, of declaration: Declaration, in scope: NameScope
  ) -> OneOfModel {
    if let name = identifier(declared.property, for: .oneOf) {
      _ = claim(name, as: .oneOf, for: name.value, in: scope)
    }
    let enumName = name(
      .valueEnum, given: declared.enumName, orFrom: declared.property, DefaultName.valueEnum,
      in: scope)
    let caseScope = NameScope(reserved: RuntimeNames.types, namespaceNames)
    let choices = declared.choices.compactMap { choice -> OneOfModel.Choice? in
      mention(choice.field.swiftType, as: .swiftType, around: [scope, caseScope])
      guard let name = identifier(choice.caseName, for: .enumCase) else { return nil }
      _ = claim(name, as: .enumCase, for: choice.field.path.value.spelling, in: caseScope)
      return OneOfModel.Choice(caseName: name.value, field: choice.field)
    }
    return OneOfModel(
      name: spelling(declared.property.value), enumName: enumName ?? "",
      description: declared.description,
      isRequired: declared.isRequired,
      isStoredApart: declaration == .struct && choices.contains(where: \.field.isSingleURL),
      choices: choices)
  }

  /// Class types that share an object read it from the same fields.
  private mutating func checkShape(
    of object: ObjectModel, matches first: ObjectModel, at name: Located<String>
  ) {
    let differing = object.differences(from: first)
    guard !differing.isEmpty else { return }
    let holder = schema.classTypes.first { $0.name.value == first.classTypes[0] }
    report(
      .objectMismatch, at: name.location,
      "two class types become \(quoted(object.name)), but differ in \(differing.map(quoted).joined(separator: ", "))",
      note: "the other one is here; declare both alike, or give one another \"object\"",
      at: holder?.object?.location ?? holder?.name.location)
  }
}

extension PropertyModel {
  /// Takes an enum for its type, and the default's cases in it.
  mutating func use(_ model: EnumModel, named name: String) {
    enumName = name
    defaultCases =
      field.defaultValue?.value.texts.compactMap { text in
        model.cases.first { $0.value == text }?.name
      } ?? []
  }
}

extension Literal {
  /// The texts of a default of type `string` or `string[]`.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .list(let elements): elements.flatMap(\.texts)
    default: []
    }
  }
}
