import ContentCardSchema

extension Resolver {
  mutating func group(_ group: Group) -> GroupModel {
    let caseName = name(
      .groupCase, given: group.name, orFrom: group.name, { $0 }, in: caseScope)
    let enumName = name(
      .groupEnum, given: group.enumName, orFrom: group.name, DefaultName.groupEnum, in: typeScope)
    if let enumName {
      // The class type enum contains both this enum and the cases, so their names must differ.
      let location = group.enumName?.location ?? group.name.location
      _ = declare(
        Located(enumName.text, at: location), as: .groupEnum, from: group.name.value, in: caseScope)
    }
    let listName = name(
      .groupList, given: group.listName, orFrom: group.name, DefaultName.groupList, in: caseScope)
    groupScopes[group.name.value] = NameScope(
      reserved: RuntimeNames.enumMembers, RuntimeNames.types, namespaceNames)
    var protocolName: SwiftName?
    if let given = group.protocolName {
      protocolName = name(
        .groupProtocol, given: given, orFrom: group.name, CamelCase.upper, in: typeScope)
    }
    let scope = NameScope(reserved: RuntimeNames.objectMembers)
    let properties = group.fields.map { field in
      property(for: field, in: scope) { ($0.valueEnum(of: field, in: $0.typeScope), true) }
    }
    for property in properties {
      groupEnums[group.name.value, default: [:]][property.path] = property.valueEnum
    }
    for rule in PlaceRule.allCases { check(group.rules[rule] ?? [], of: rule, among: properties) }
    if let protocolName { requirements[protocolName.text] = properties }
    return GroupModel(
      declared: group, caseName: caseName ?? .missing,
      enumName: enumName ?? .missing, listName: listName ?? .missing,
      protocolName: protocolName, properties: properties)
  }

  mutating func classType(_ classType: ClassType) -> ClassTypeModel {
    ClassTypeModel(
      declared: classType, path: casePath(of: classType),
      objectName: objectName(of: classType) ?? SwiftName.missing.text)
  }

  private mutating func casePath(of classType: ClassType) -> CasePath {
    guard let given = classType.caseName, let dot = given.value.firstIndex(of: ".") else {
      let name = name(
        .enumCase, given: classType.caseName, orFrom: classType.name, DefaultName.classTypeCase,
        in: caseScope)
      return CasePath(group: nil, name: name ?? .missing)
    }
    let group = String(given.value[..<dot])
    let last = Located(String(given.value[given.value.index(after: dot)...]), at: given.location)
    guard let scope = groupScopes[group] else {
      reportUnknownGroup(Located(group, at: given.location))
      return CasePath(group: nil, name: .missing)
    }
    let name = name(
      .enumCase, given: last, orFrom: classType.name, DefaultName.classTypeCase, in: scope)
    return CasePath(group: spelling(group), name: name ?? .missing)
  }

  /// Reports an undeclared group once, but reports a probable misspelling wherever it occurs.
  private mutating func reportUnknownGroup(_ group: Located<String>) {
    let groups = schema.groups.map(\.name.value)
    let near = nearestName(to: group.value, in: groups)
    if let near { misspelledGroups.insert(near) }
    guard near != nil || unknownGroups.insert(group.value).inserted else { return }
    let member = "\(group.value.jsonLiteral): {}"
    report(
      .unknownGroup, at: group.location, "the group \(quoted(group.value)) is not declared",
      note: (near.map { "did you mean \(quoted($0))? otherwise, " } ?? "")
        + (groups.isEmpty
          ? "declare it: \"groups\": { \(member) }" : "declare it in \"groups\": \(member)"))
  }

  private mutating func objectName(of classType: ClassType) -> String? {
    if let given = classType.object {
      let isValid =
        classType.declaration == .extension
        ? checkTypeName(given, as: .ownObject) : identifier(given, for: .object) != nil
      return isValid ? spelling(given.value).text : nil
    }
    guard let name = DefaultName.object(of: classType.name.value) else {
      report(
        .noIdentifier, at: classType.name.location,
        "no Swift name for the type can be made from \(quoted(classType.name.value))",
        note: advice(
          for: "object", on: classType.name.value, prefix: "card", DefaultName.object))
      return nil
    }
    return spelling(name).text
  }

  /// Checks that each name in the dashboard is declared only once, as a class type or as an alias. Unless the schema is
  /// case-sensitive, letter case is ignored.
  mutating func checkDashboardNames() {
    var earlier: [String: Located<String>] = [:]
    for text in schema.classTypes.flatMap({ [$0.name] + $0.aliases }) {
      let matched = schema.isCaseSensitive ? text.value : ValueGrammar.lowercased(text.value)
      guard let other = earlier[matched] else {
        earlier[matched] = text
        continue
      }
      var problem = "\(quoted(text.value)) is already a class type or an alias"
      var remedy = "remove one of them"
      if text.value != other.value {
        problem = "\(quoted(text.value)) differs from \(quoted(other.value)) only in letter case"
        remedy =
          "remove one of them or, if both are in use, add \"caseSensitive\": true to the schema"
      }
      report(
        .nameCollision, at: text.location, problem, note: "the other one is here; \(remedy)",
        at: other.location)
    }
  }

  mutating func checkUnusedGroups() {
    // A schema without class types has already been reported.
    guard !schema.classTypes.isEmpty else { return }
    let used = Set(schema.classTypes.compactMap { $0.caseName?.value.prefix { $0 != "." } })
    for group in schema.groups
    where !used.contains(group.name.value[...]) && !misspelledGroups.contains(group.name.value) {
      report(
        .unusedGroup, at: group.name.location,
        "no class type belongs to the group \(quoted(group.name.value))",
        note: "remove it, or add \"case\": \"\(group.name.value).…\" to a class type")
    }
  }
}
