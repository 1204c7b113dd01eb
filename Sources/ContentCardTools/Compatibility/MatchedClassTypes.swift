import ContentCardSchema

/// The names of a schema's class types. They are compared in the same way as in apps.
struct ClassTypeNames {
  /// All names and aliases in file order, with the index of their class type.
  let all: [(text: Located<String>, index: Int)]
  private let isCaseSensitive: Bool
  private var indices: [String: Int] = [:]
  private let locations: [String: SourceLocation]

  init(of schema: Schema) {
    all = schema.classTypes.enumerated().flatMap { index, classType in
      ([classType.name] + classType.aliases).map { ($0, index) }
    }
    isCaseSensitive = schema.isCaseSensitive
    locations = Dictionary(
      all.map { ($0.text.value, $0.text.location) }, uniquingKeysWith: { first, _ in first })
    for (text, index) in all { indices[comparable(text.value)] = index }
  }

  /// Returns the location of a name, or `nil` if it is not declared with this exact spelling.
  func location(of name: String) -> SourceLocation? { locations[name] }

  subscript(name: String) -> Int? { indices[comparable(name)] }

  /// Returns the form of a name to use in comparisons.
  func comparable(_ name: String) -> String {
    isCaseSensitive ? name : ValueGrammar.lowercased(name)
  }
}

/// The class types of two versions of a schema, matched by name. A renamed class type is matched if its name in one
/// version is an alias in the other.
struct MatchedClassTypes {
  private(set) var newIndices: [Int: Int] = [:]
  private(set) var oldIndices: [Int: Int] = [:]

  init(old: Schema, new: Schema, oldNames: ClassTypeNames, newNames: ClassTypeNames) {
    let byName = Dictionary(
      new.classTypes.enumerated().map { ($1.name.value, $0) }, uniquingKeysWith: { a, _ in a })
    for (index, classType) in old.classTypes.enumerated() {
      if let other = byName[classType.name.value] { pair(index, other) }
    }
    for (index, classType) in old.classTypes.enumerated() where newIndices[index] == nil {
      if let other = newNames[classType.name.value] { pair(index, other) }
    }
    for (index, classType) in new.classTypes.enumerated() where oldIndices[index] == nil {
      if let other = oldNames[classType.name.value] { pair(other, index) }
    }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    guard newIndices[old] == nil, oldIndices[new] == nil else { return }
    newIndices[old] = new
    oldIndices[new] = old
  }
}
