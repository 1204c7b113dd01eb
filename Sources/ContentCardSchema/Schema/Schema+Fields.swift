extension Schema {
  package func codable(of classType: ClassType) -> Located<Bool>? {
    classType.isCodable ?? group(of: classType)?.isCodable ?? isCodable
  }

  /// Returns the group that the class type's case belongs to, or `nil` if the case names no declared group.
  package func group(of classType: ClassType) -> Group? {
    guard let path = classType.caseName?.value, let dot = path.firstIndex(of: ".") else {
      return nil
    }
    return groupsByName[String(path[..<dot])]
  }

  /// Returns the fields of a class type in the order in which they are read: the group's fields, then the class type's
  /// own. The choices of `oneOf` are not included.
  ///
  /// If the class type declares a field of the group again, its declaration replaces the group's at the same position.
  package func fields(of classType: ClassType) -> [Field] {
    guard let group = group(of: classType) else { return classType.fields }
    let own = Dictionary(
      classType.fields.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let shared = Set(group.fields.map(\.path))
    return group.fields.map { own[$0.path] ?? $0 }
      + classType.fields.filter { !shared.contains($0.path) }
  }

  package func lists(of rule: PlaceRule, for classType: ClassType) -> [PlaceList] {
    (group(of: classType)?.rules[rule] ?? []) + (classType.rules[rule] ?? [])
  }

  package func allFields(of classType: ClassType) -> [Field] {
    fields(of: classType) + classType.oneOf.flatMap(\.choices).map(\.field)
  }

  package var discriminators: [Located<String>] { [discriminator] + olderDiscriminators }

  package var declaredFields: [Field] {
    groups.flatMap(\.fields)
      + classTypes.flatMap { $0.fields + $0.oneOf.flatMap(\.choices).map(\.field) }
  }

  /// Returns the keys that a field does not collect, although they begin with its prefix or with the prefix of one of
  /// its aliases. They are the keys and aliases that the class type or its group declares, and the discriminators.
  package func keys(beside field: Field, in classType: ClassType) -> [String] {
    let prefixes =
      (field.isCollected ? [field.path.value.name] : []) + field.aliases.compactMap(\.prefix)
    guard !prefixes.isEmpty else { return [] }
    let fields = allFields(of: classType)
    let keys = fields.compactMap(\.key) + fields.flatMap(\.aliasKeys).map(\.value)
    return (keys + discriminators.map(\.value)).uniqued
      .filter { key in prefixes.contains { key.hasPrefix($0) } }
  }
}
