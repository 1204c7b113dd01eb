import ContentCardSchema

extension Resolver {
  /// Returns the objects in file order, and sets the `objectIndex` of the class types. An object that several class
  /// types share is returned once. Objects without a valid name are left out.
  mutating func objects(of classTypes: inout [ClassTypeModel]) -> [ObjectModel] {
    var objects: [ObjectModel] = []
    var indices: [String: Int] = [:]
    let unionScope = NameScope(reserved: RuntimeNames.unionMembers)
    let dispatchScope = NameScope(reserved: RuntimeNames.dispatchMembers)
    for position in classTypes.indices {
      let classType = classTypes[position]
      let declared = classType.declared
      let object = object(of: classType)
      guard let object else { continue }
      let name = declared.object ?? Located(object.name, at: declared.name.location)
      checkCases(around: classType, named: name)
      if let index = indices[object.name] {
        classTypes[position].objectIndex = index
        checkShape(of: object, matches: objects[index], at: name)
        objects[index].classTypes.append(declared.name.value)
      } else {
        classTypes[position].objectIndex = objects.count
        indices[object.name] = objects.count
        objects.append(object)
        _ = declare(name, as: .object, from: declared.name.value, in: typeScope)
        warnOfSystemType(name, of: object)
        _ = declare(name, as: .object, from: declared.name.value, in: dispatchScope)
        let caseName = Located(object.caseName.text, at: name.location)
        _ = declare(caseName, as: .unionCase, from: declared.name.value, in: unionScope)
      }
    }
    return objects
  }

  /// Reports an object with the same name as a declared member of the class type enum, or of the enum of the class
  /// type's group. A member of the class type enum would hide the object in the dispatch code, which is in an extension
  /// of this enum.
  private mutating func checkCases(
    around classType: ClassTypeModel, named object: Located<String>
  ) {
    let scopes = [caseScope, classType.path.group.flatMap { groupScopes[$0.text] }].compactMap(
      \.self)
    if object.value.contains(".") {
      typeReferences.append(TypeReference(name: object, role: .ownObject, scopes: scopes))
    }
    for scope in scopes {
      guard let earlier = scope[object.value] else { continue }
      let declaration = DeclaredName(
        role: .object, source: classType.declared.name.value, location: object.location)
      reportCollision(of: declaration, named: object.value, with: earlier)
    }
  }

  /// Returns the object of a class type, with the names of its members, or `nil` if the object has no valid name.
  private mutating func object(of classType: ClassTypeModel) -> ObjectModel? {
    let declared = classType.declared
    let group = classType.path.group.flatMap { schema.groupsByName[$0.text] }
    if let group { checkAgreement(of: declared.fields, with: group.fields) }
    let fields = schema.fields(of: declared)
    checkLookups(of: fields, among: schema.allFields(of: declared))

    let conformances = conformances(
      of: declared, group: group,
      isIdentifiable: declared.declaration == .struct
        && !fields.contains { $0.chosenProperty == "id" }
        && !declared.oneOf.contains { $0.property.value == "id" })
    let sharedEnums = classType.path.group.flatMap { groupEnums[$0.text] } ?? [:]
    let scope = NameScope(
      reserved: RuntimeNames.objectMembers, RuntimeNames.types, namespaceNames,
      Set(
        conformances.map(\.unescaped) + [classType.objectName]
          + sharedEnums.values.map(\.name.text)))
    let name = classType.objectName
    let isStruct = declared.declaration == .struct
    let type = isStruct ? SwiftType.named([SwiftName(name)]) : SwiftType(dotted: name)
    let qualifiedType = isStruct ? qualified(name) : type
    objectScopes[qualifiedType.unescaped, default: []].append(scope)
    var enums: [EnumModel] = []
    let properties = fields.map { field in
      property(
        for: field, in: scope, isStored: isStruct,
        excludedKeys: schema.keys(beside: field, in: declared)
      ) { resolver in
        if let shared = sharedEnums[field.path.value] { return (shared, true) }
        return (resolver.valueEnum(of: field, in: scope, known: &enums), false)
      }
    }
    checkRequirements(of: declared, in: group, by: properties)
    let oneOfs = declared.oneOf.map { oneOf in
      self.oneOf(oneOf, in: scope) { [schema] in schema.keys(beside: $0, in: declared) }
    }
    if isStruct { declareStorage(of: properties, in: scope) }
    for rule in PlaceRule.allCases {
      check(declared.rules[rule] ?? [], of: rule, among: properties)
    }
    checkRules(of: declared, among: properties)
    guard name != SwiftName.missing.text else { return nil }
    for nested in enums.map(\.name) + oneOfs.map(\.enumName) {
      nestedEnums["\(name).\(nested.text)"] = scope[nested.text]
    }
    return ObjectModel(
      name: name,
      type: type,
      qualifiedType: qualifiedType,
      caseName: SwiftName(DefaultName.objectCase(of: name)),
      declaration: declared.declaration,
      description: declared.description,
      classTypes: [declared.name.value],
      isCodable: isCodable(declared),
      isValidated: declared.isValidated,
      conformances: conformances,
      properties: properties,
      oneOfs: oneOfs,
      rules: rules(of: declared, among: properties),
      enums: enums)
  }

  private mutating func warnOfSystemType(_ name: Located<String>, of object: ObjectModel) {
    guard object.declaration == .struct, schema.namespace == nil,
      SystemTypes.names.contains(name.value)
    else { return }
    report(
      .systemTypeName, severity: .warning, at: name.location,
      "\(quoted(name.value)) hides a system type in your module",
      note: "choose another name: \"object\": \(quoted("\(name.value)Card"))")
  }

  /// Returns whether `Codable` is generated for the object of a class type. Reports an error if two values would be
  /// encoded in or decoded from the same place. Also reports `"codable": true` in a class type with
  /// `"declaration": "extension"`.
  private mutating func isCodable(_ declared: ClassType) -> Bool {
    guard let codable = schema.codable(of: declared), codable.value else { return false }
    if declared.declaration == .extension {
      guard let own = declared.isCodable else { return false }
      report(
        .misplacedMember, at: own.location,
        "\"codable\" has no effect on a type with \"declaration\": \"extension\"",
        note: "remove it, and declare the type as Codable in Swift")
      return false
    }
    var places: Set<String> = []
    for field in schema.allFields(of: declared) {
      // A key or an alias of the extras can also begin with `card.`.
      let names =
        [Located(field.path.value.spelling, at: field.path.location)]
        + field.aliasKeys.filter { $0.value.hasPrefix("card.") }
      for name in names where !places.insert(name.value).inserted {
        report(
          .nameCollision, at: name.location,
          "the object cannot be codable, because \(quoted(name.value)) is read twice",
          note: "give each field its own key, or set \"codable\": false in the class type")
      }
    }
    return true
  }

  private mutating func checkAgreement(of own: [Field], with shared: [Field]) {
    let own = Dictionary(own.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for field in shared {
      guard let again = own[field.path] else { continue }
      if !again.hasUnknownType, !field.hasUnknownType { checkAgreement(of: again, with: field) }
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
      "\(quoted(again.path.value.spelling)) conflicts with its declaration in the group",
      note:
        "declare the same type, \"unique\", \"swiftType\", \"property\", \"enum\", and \"enumName\" as here; give an optional field a \"default\" if, and only if, there is one here",
      at: shared.path.location)
  }

  private mutating func checkShape(
    of object: ObjectModel, matches first: ObjectModel, at name: Located<String>
  ) {
    let differing = object.differences(from: first)
    let isKnown = !(object.properties + first.properties).contains(where: \.field.hasUnknownType)
    guard isKnown, !differing.isEmpty else { return }
    let other = schema.classTypes.first { $0.name.value == first.classTypes[0] }
    report(
      .objectMismatch, at: name.location,
      "two class types share the object \(quoted(object.name)), but differ in \(differing.map { $0.contains(" ") ? $0 : quoted($0) }.joined(separator: ", "))",
      note:
        "the other one is here; make their declarations match, or give one of them another \"object\"",
      at: other?.object?.location ?? other?.name.location)
  }
}

extension Field {
  fileprivate var chosenProperty: String? {
    property?.value ?? DefaultName.property(of: path.value.name)
  }
}
