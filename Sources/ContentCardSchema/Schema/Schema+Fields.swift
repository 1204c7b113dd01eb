extension Schema {
  /// The member `codable` that applies to a class type: its own, its group's, or the schema's. Returns `nil` if none has it.
  package func codable(of classType: ClassType) -> Located<Bool>? {
    classType.isCodable ?? group(of: classType)?.isCodable ?? isCodable
  }

  /// The group whose enum has the class type's case; nil: none.
  package func group(of classType: ClassType) -> Group? {
    guard let path = classType.caseName?.value, let dot = path.firstIndex(of: ".") else {
      return nil
    }
    return groups.first { $0.name.value == path[..<dot] }
  }

  /// What is read from a card of the class type, in that order: the group's fields and then the
  /// type's own. One declared in both is the type's, and stands where the group has it.
  package func fields(of classType: ClassType) -> [Field] {
    guard let group = group(of: classType) else { return classType.fields }
    var own = classType.fields
    let shared = group.fields.map { field in
      own.firstIndex { $0.path == field.path }.map { own.remove(at: $0) } ?? field
    }
    return shared + own
  }

  /// For a key with `*`: the keys and aliases that the class type declares beside it, and the
  /// discriminator, that begin so too; none for any other.
  package func keys(beside field: Field, in classType: ClassType) -> [String] {
    guard case .extrasPrefix(let prefix) = field.path.value else { return [] }
    let fields = fields(of: classType) + classType.oneOf.flatMap(\.choices).map(\.field)
    let keys = fields.compactMap(\.key) + fields.flatMap(\.aliases).map(\.value)
    return (keys + [discriminator.value]).uniqued.filter { $0.hasPrefix(prefix) }
  }
}
