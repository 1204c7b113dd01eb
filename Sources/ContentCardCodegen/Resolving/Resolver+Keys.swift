import ContentCardSchema

extension Resolver {
  /// Returns the constant for each key of the fields. All class types share the constants. Keys without a valid
  /// constant name are left out.
  mutating func constants(of fields: [Field]) -> [String: KeyConstant] {
    let scope = NameScope(
      reserved: RuntimeNames.constants, ["ContentCardKey"], namespaceNames)
    var constants: [String: KeyConstant] = [:]
    var given: [String: Located<String>] = [:]
    for field in fields {
      guard let constant = field.constant else { continue }
      if let other = given[field.path.value.name], other.value != constant.value {
        report(
          .nameCollision, at: constant.location,
          "the key \(quoted(field.path.value.name)) has two constants",
          note: "the other one is here; remove one of them, because a key has only one constant",
          at: other.location
        )
      } else {
        given[field.path.value.name] = constant
      }
    }
    var seen: Set<String> = []
    for field in fields where seen.insert(field.path.value.name).inserted {
      let key = field.path.value.name
      if given[key] == nil, let constant = RuntimeNames.keyConstants[key] {
        constants[key] = KeyConstant(name: SwiftName(constant), key: key, isOfLibrary: true)
      } else {
        let source = Located(key, at: field.path.location)
        let name = name(
          .constant, given: given[key], orFrom: source, DefaultName.constant, in: scope)
        constants[key] = name.map { KeyConstant(name: $0, key: key, isOfLibrary: false) }
      }
    }
    return constants
  }

  /// Returns the constants that the library does not declare, with the first description of each key.
  func declaredConstants(
    of fields: [Field], constants: [String: KeyConstant]
  ) -> [KeyConstant] {
    var declared: [KeyConstant] = []
    var indices: [String: Int] = [:]
    for field in fields {
      let key = field.path.value.name
      guard var constant = constants[key], !constant.isOfLibrary else { continue }
      if let index = indices[key] {
        if declared[index].description == nil { declared[index].description = field.description }
      } else {
        indices[key] = declared.count
        constant.description = field.description
        declared.append(constant)
      }
    }
    return declared
  }
}

extension Schema {
  /// All fields that are read from a single extras key, in file order.
  var extrasFields: [Field] {
    declaredFields.filter { $0.key != nil }.sorted { $0.path.location < $1.path.location }
  }
}
