/// Names for a schema that a tool writes, where those of the generator would not do: no identifier comes
/// of the text, Swift or the library needs the name, or something else has it.
package struct FreeNames {
  /// A name that nothing else has.
  package struct Name {
    package let value: String
    /// What the schema has to say; nil where the generator chooses the name by itself.
    package let given: String?
  }

  /// Cases of the class type, and objects, which may not hide each other.
  private var names: Set<String> = ["none"]
  private var unionCases: Set<String> = []
  private var constants: [String: Name] = [:]
  private var constantNames: Set<String> = []

  private static let reservedCases = RuntimeNames.types.union(RuntimeNames.classTypeMembers)
  private static let reservedObjects = RuntimeNames.types.union(RuntimeNames.dispatchMembers)
  private static let reservedMembers = RuntimeNames.types.union(RuntimeNames.objectMembers)

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
      let unionCase = $0.asUnionCase
      return !Self.reservedObjects.contains($0) && !names.contains($0)
        && !RuntimeNames.unionMembers.contains(unionCase) && Self.isName(unionCase)
        && !unionCases.contains(unionCase)
    }
    names.insert(name.value)
    unionCases.insert(name.value.asUnionCase)
    return name
  }

  /// The constant of a key, which all class types share.
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

  /// Names in one object.
  package struct Members {
    private var names: Set<String>

    /// - Parameter object: The object's own name.
    package init(of object: String) {
      names = FreeNames.reservedMembers.union([object])
    }

    /// - Parameter key: A key, what keys begin with, or the name of a standard field.
    package mutating func property(of key: String) -> Name {
      insert(
        FreeNames.name(of: key, DefaultName.property, Spelling("key", suffix: "Value")) {
          !names.contains($0)
        })
    }

    /// - Parameter source: The property's name if the schema gives it, else the key.
    package mutating func enumName(of source: String) -> Name {
      insert(
        FreeNames.name(of: source, DefaultName.valueEnum, Spelling("choice", suffix: "Choice")) {
          !names.contains($0)
        })
    }

    private mutating func insert(_ name: Name) -> Name {
      names.insert(name.value)
      return name
    }
  }

  /// The cases of an enum of these values.
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

  /// What helps a text that is no name by itself.
  private struct Spelling {
    let word: String
    let suffix: String

    init(_ word: String, suffix: String) {
      self.word = word
      self.suffix = suffix
    }
  }

  /// The default, if it is free; else one with a word in front, if no identifier comes of the text, or
  /// else one with a word and perhaps a number behind.
  private static func name(
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
    !ReservedWords.beyondBackticks.contains(text)
  }
}
