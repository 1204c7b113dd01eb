import ContentCardSchema

/// Chooses Swift names for a schema that `cardgen` writes. A name differs from the default name if no identifier can be
/// made from the text, or if Swift, a system framework, the library, or another declaration already uses the default
/// name.
package struct UniqueNames {
  /// A name that no other declaration uses.
  package struct Name {
    package let value: String
    /// The name to set in the schema, or `nil` if it is the default name.
    package let given: String?
  }

  /// The names used for cases of the class type enum and for objects, which must not hide each other.
  private var names: Set<String> = ["none", Schema.defaultFallbackCase]
  private var objectCases: Set<String> = []
  private var constants: [String: Name] = [:]
  private var constantNames: Set<String> = []

  private static let reservedCases = RuntimeNames.types.union(RuntimeNames.classTypeMembers)
  private static let reservedObjects = RuntimeNames.types.union(RuntimeNames.dispatchMembers)
  fileprivate static let reservedMembers = RuntimeNames.types.union(RuntimeNames.objectMembers)

  package init() {}

  package mutating func caseName(ofClassType classType: String) -> Name {
    let name = Self.name(
      of: classType, DefaultName.classTypeCase, Spelling("type", suffix: "Card")
    ) {
      !Self.reservedCases.contains($0) && !names.contains($0)
    }
    names.insert(name.value)
    return name
  }

  package mutating func object(ofClassType classType: String) -> Name {
    let name = Self.name(of: classType, DefaultName.object, Spelling("type", suffix: "Card")) {
      let objectCase = DefaultName.objectCase(of: $0)
      return !Self.reservedObjects.contains($0) && !SystemTypes.names.contains($0)
        && !names.contains($0)
        && !RuntimeNames.unionMembers.contains(objectCase) && Self.isName(objectCase)
        && !objectCases.contains(objectCase)
    }
    names.insert(name.value)
    objectCases.insert(DefaultName.objectCase(of: name.value))
    return name
  }

  /// Returns the name of a key's constant. All class types share the constant.
  package mutating func constant(of key: String) -> Name {
    if let known = constants[key] { return known }
    let name: Name
    if let constant = RuntimeNames.keyConstants[key] {
      name = Name(value: constant, given: nil)
    } else {
      name = Self.name(of: key, DefaultName.constant, Spelling("key", suffix: "Key")) {
        !RuntimeNames.constants.contains($0) && !constantNames.contains($0)
      }
      constantNames.insert(name.value)
    }
    constants[key] = name
    return name
  }

  /// Returns names for the cases of an enum with these values.
  package static func caseNames(ofValues values: [String]) -> [Name] {
    var names = RuntimeNames.enumMembers
    return values.map { value in
      let name = name(of: value, DefaultName.valueCase, Spelling("value", suffix: "Value")) {
        !names.contains($0)
      }
      names.insert(name.value)
      return name
    }
  }

  /// The word to put before text that has no default name, and the suffix for a name that is invalid or already used.
  fileprivate struct Spelling {
    let word: String
    let suffix: String

    init(_ word: String, suffix: String) {
      self.word = word
      self.suffix = suffix
    }
  }

  /// Returns the default name if it is valid and unused. If no identifier can be made from the text, puts the spelling's
  /// word before the text. If that is not an identifier either, uses only the word. If the name is invalid or already
  /// used, appends a suffix and, if necessary, a number.
  fileprivate static func name(
    of text: String, _ derive: (String) -> String?, _ spelling: Spelling,
    isFree: (String) -> Bool
  ) -> Name {
    let derived = derive(text)
    var name = derived ?? derive("\(spelling.word)_\(text)") ?? spelling.word
    let base = name + spelling.suffix
    var number = 1
    while !isName(name) || !isFree(name) {
      name = number == 1 ? base : "\(base)\(number)"
      number += 1
    }
    return Name(value: name, given: name == derived ? nil : name)
  }

  private static func isName(_ text: String) -> Bool {
    !ReservedWords.unescapable.contains(text)
  }
}

/// Chooses names for the properties and enums of one object.
package struct UniqueMemberNames {
  private var names: Set<String>

  /// Prepares to name the properties and enums of an object.
  ///
  /// - Parameter object: The object's name.
  package init(of object: String) {
    names = UniqueNames.reservedMembers.union([object])
  }

  /// Returns a name for a property.
  ///
  /// - Parameter key: A key, a key prefix, or the name of a standard field.
  package mutating func property(of key: String) -> UniqueNames.Name {
    insert(
      UniqueNames.name(of: key, DefaultName.property, .init("key", suffix: "Value")) {
        !names.contains($0)
      })
  }

  /// Returns a name for the enum of a property.
  ///
  /// - Parameter source: The property's name if the schema sets it, or else the key.
  package mutating func enumName(of source: String) -> UniqueNames.Name {
    insert(
      UniqueNames.name(of: source, DefaultName.valueEnum, .init("choice", suffix: "Choice")) {
        !names.contains($0)
      })
  }

  private mutating func insert(_ name: UniqueNames.Name) -> UniqueNames.Name {
    names.insert(name.value)
    return name
  }
}
