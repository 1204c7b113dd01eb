import ContentCardSchema

extension Resolver {
  /// Returns the constant for each key of the fields, in file order, with the first description of the key. All class
  /// types share the constants. A constant without a valid name is named ``SwiftName/missing``.
  mutating func constants(of fields: [Field]) -> [KeyConstant] {
    let scope = NameScope(
      reserved: RuntimeNames.constants, ["ContentCardKey"], namespaceNames)
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
    var constants: [KeyConstant] = []
    var indices: [String: Int] = [:]
    for field in fields {
      let key = field.path.value.name
      if let index = indices[key] {
        constants[index].description = constants[index].description ?? field.description
        continue
      }
      let ofLibrary = given[key] == nil ? RuntimeNames.keyConstants[key] : nil
      let name =
        ofLibrary.map { SwiftName($0) }
        ?? name(
          .constant, given: given[key], orFrom: Located(key, at: field.path.location),
          DefaultName.constant, in: scope)
      indices[key] = constants.count
      constants.append(
        KeyConstant(
          name: name ?? .missing, key: key, description: field.description,
          isOfLibrary: ofLibrary != nil))
    }
    return constants
  }
}

extension Schema {
  /// All fields that are declared under a single key of the extras, in file order.
  var extrasFields: [Field] {
    declaredFields.filter { $0.key != nil }.sorted { $0.path.location < $1.path.location }
  }
}
