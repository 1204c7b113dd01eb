import ContentCardSchema

extension Resolver {
  mutating func group(_ group: Group) -> GroupModel {
    if let name = identifier(group.name, for: .groupCase) {
      _ = claim(name, as: .groupCase, for: name.value, in: caseScope)
    }
    let enumName = name(
      .groupEnum, given: group.enumName, orFrom: group.name, DefaultName.groupEnum, in: typeScope)
    if let enumName {
      // The enum stands among the cases, and its name among those of the types that the cases mention.
      let location = group.enumName?.location ?? group.name.location
      _ = claim(
        Located(enumName, at: location), as: .groupEnum, for: group.name.value, in: caseScope)
    }
    groupScopes[group.name.value] = NameScope(
      reserved: RuntimeNames.enumMembers, RuntimeNames.types, namespaceNames)
    var protocolName: String?
    if let given = group.protocolName {
      protocolName = name(
        .groupProtocol, given: given, orFrom: group.name, CamelCase.upper, in: typeScope)
    }
    let scope = NameScope(reserved: RuntimeNames.objectMembers)
    var properties: [PropertyModel] = []
    var enums: [EnumModel] = []
    for field in group.fields {
      var property = property(for: field, in: scope)
      if let model = valueEnum(of: field, in: typeScope) {
        groupEnums[group.name.value, default: [:]][field.path.value] = model
        enums.append(model)
        property.use(model, named: scoped(model.name))
      }
      properties.append(property)
    }
    return GroupModel(
      caseName: spelling(group.name.value),
      enumName: enumName ?? "",
      description: group.description,
      protocol: protocolName.map { ProtocolModel(name: $0, properties: properties) },
      enums: enums)
  }

  mutating func classType(_ classType: ClassType) -> ClassTypeModel {
    let path = casePath(of: classType)
    let object = objectName(of: classType)
    return ClassTypeModel(
      name: classType.name.value,
      aliases: classType.aliases.map(\.value),
      description: classType.description,
      deprecation: classType.deprecation,
      path: path,
      object: object,
      declaration: classType.declaration)
  }

  /// `coupon`, or `message.fullPage` for a case of a group's enum.
  private mutating func casePath(of classType: ClassType) -> CasePath {
    guard let given = classType.caseName, let dot = given.value.firstIndex(of: ".") else {
      let name = name(
        .enumCase, given: classType.caseName, orFrom: classType.name, DefaultName.classTypeCase,
        in: caseScope)
      return CasePath(group: nil, name: name ?? "")
    }
    let group = String(given.value[..<dot])
    let last = Located(String(given.value[given.value.index(after: dot)...]), at: given.location)
    guard let scope = groupScopes[group] else {
      let groups = schema.groups.map(\.name.value)
      report(
        .unknownGroup, at: given.location, "there is no group \(quoted(group))",
        note: didYouMean(group, among: groups)
          + "declare it: \"groups\": { \(quoted(group)): { \"enum\": \"…Type\" } }")
      return CasePath(group: nil, name: "")
    }
    let name = name(
      .enumCase, given: last, orFrom: classType.name, DefaultName.classTypeCase, in: scope)
    return CasePath(group: spelling(group), name: name ?? "")
  }

  private mutating func objectName(of classType: ClassType) -> String {
    if let given = classType.object {
      let isSound =
        classType.declaration == .extension
        ? checkTypeName(given, as: .ownObject) : identifier(given, for: .object) != nil
      return isSound ? spelling(given.value) : ""
    }
    guard let name = DefaultName.object(of: classType.name.value) else {
      report(
        .noIdentifier, at: classType.name.location,
        "no Swift name for the type can be made from \(quoted(classType.name.value))",
        note: "give it one with \"object\"")
      return ""
    }
    return spelling(name)
  }

  /// No text of the dashboard means two class types.
  mutating func checkDashboardNames() {
    var holders: [String: Located<String>] = [:]
    for text in schema.classTypes.flatMap({ [$0.name] + $0.aliases }) {
      let matched = schema.isCaseSensitive ? text.value : text.value.lowercased()
      guard let holder = holders[matched] else {
        holders[matched] = text
        continue
      }
      var finding = "\(quoted(text.value)) is a class type or an alias already"
      var remedy = "remove one of them"
      if text.value != holder.value {
        finding = "\(quoted(text.value)) differs from \(quoted(holder.value)) in case alone"
        remedy = "set \"caseSensitive\" if their case tells them apart"
      }
      report(
        .nameCollision, at: text.location, finding, note: "the other one is here; \(remedy)",
        at: holder.location)
    }
  }

  mutating func checkUnusedGroups() {
    // A schema without class types has another mistake.
    guard !schema.classTypes.isEmpty else { return }
    let mentioned = Set(schema.classTypes.compactMap { $0.caseName?.value.prefix { $0 != "." } })
    for group in schema.groups where !mentioned.contains(group.name.value[...]) {
      report(
        .unusedGroup, at: group.name.location,
        "no class type belongs to group \(quoted(group.name.value))",
        note: "remove it, or give a class type a \"case\": \"\(group.name.value).…\"")
    }
  }
}
