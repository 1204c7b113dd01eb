import ContentCardSchema

/// Chooses Swift names for a schema that `cardgen` writes, so that all names are valid and no object hides a system
/// type.
package struct UniqueNames {
  package struct Name {
    package let value: String
    /// The name to set in the schema, or `nil` if `value` is the default name.
    package let given: String?
  }

  /// The names that further cases of the class type enum and further objects cannot have.
  private var names: Set<String> = ["none", Schema.defaultFallbackCase]
  private var objectCases: Set<String> = []
  private var constants: [String: Name] = [:]
  private var constantNames: Set<String> = RuntimeNames.constants

  private static let reservedCases = RuntimeNames.types.union(RuntimeNames.classTypeMembers)
  private static let reservedObjects = RuntimeNames.types.union(RuntimeNames.dispatchMembers)
  fileprivate static let reservedMembers = RuntimeNames.types.union(RuntimeNames.objectMembers)

  package init() {}

  package mutating func caseName(ofClassType classType: String) -> Name {
    Self.name(
      of: classType, DefaultName.classTypeCase, orWith: "type", suffix: "Card", in: &names,
      isFree: { !Self.reservedCases.contains($0) })
  }

  package mutating func object(ofClassType classType: String) -> Name {
    let name = Self.name(
      of: classType, DefaultName.object, orWith: "type", suffix: "Card", in: &names
    ) { [objectCases] in
      let objectCase = DefaultName.objectCase(of: $0)
      return !Self.reservedObjects.contains($0) && !SystemTypes.names.contains($0)
        && !RuntimeNames.unionMembers.union(ReservedWords.unescapable).contains(objectCase)
        && !objectCases.contains(objectCase)
    }
    objectCases.insert(DefaultName.objectCase(of: name.value))
    return name
  }

  /// Returns the name of a key's constant. All class types share the constant.
  package mutating func constant(of key: String) -> Name {
    if let constant = RuntimeNames.keyConstants[key] { return Name(value: constant, given: nil) }
    let name =
      constants[key]
      ?? Self.name(
        of: key, DefaultName.constant, orWith: "key", suffix: "Key", in: &constantNames)
    constants[key] = name
    return name
  }

  package static func caseNames(ofValues values: [String]) -> [Name] {
    var names = RuntimeNames.enumMembers
    return values.map {
      name(of: $0, DefaultName.valueCase, orWith: "value", suffix: "Value", in: &names)
    }
  }

  /// Chooses a name and inserts it into the used names. If no identifier can be made from the text, puts the word
  /// before the text. If that is not an identifier either, uses only the word. If the name is reserved, already used,
  /// or not free, appends the suffix and, if necessary, a number.
  fileprivate static func name(
    of text: String, _ derive: (String) -> String?, orWith word: String, suffix: String,
    in names: inout Set<String>, isFree: (String) -> Bool = { _ in true }
  ) -> Name {
    let derived = derive(text)
    var name = derived ?? derive("\(word)_\(text)") ?? word
    let base = name + suffix
    var number = 1
    while ReservedWords.unescapable.contains(name) || names.contains(name) || !isFree(name) {
      name = number == 1 ? base : "\(base)\(number)"
      number += 1
    }
    names.insert(name)
    return Name(value: name, given: name == derived ? nil : name)
  }
}

/// Chooses names for the properties of one object, and for their enums.
package struct UniqueMemberNames {
  private var names: Set<String>

  /// - Parameter object: The object's name, which its properties and enums cannot have.
  package init(of object: String) {
    names = UniqueNames.reservedMembers.union([object])
  }

  /// - Parameter key: A key, a key prefix, or the name of a standard field.
  package mutating func property(of key: String) -> UniqueNames.Name {
    UniqueNames.name(
      of: key, DefaultName.property, orWith: "key", suffix: "Value", in: &names)
  }

  /// - Parameter source: The property's name if the schema sets it, or else the key, the key prefix, or the name of the
  ///   standard field.
  package mutating func enumName(of source: String) -> UniqueNames.Name {
    UniqueNames.name(
      of: source, DefaultName.valueEnum, orWith: "choice", suffix: "Choice", in: &names)
  }
}
