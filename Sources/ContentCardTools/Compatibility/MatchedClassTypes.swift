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

  /// Returns the location of a name or an alias, or `nil` if it is not declared with this letter case.
  func location(of name: String) -> SourceLocation? { locations[name] }

  subscript(name: String) -> Int? { indices[comparable(name)] }

  func comparable(_ name: String) -> String {
    isCaseSensitive ? name : ValueGrammar.lowercased(name)
  }
}

/// The class types of two versions of a schema, in pairs. Class types with the same name are matched first. Then each
/// remaining class type is matched with the class type that reads its name in the other version, if any, for example as
/// an alias. Each class type is matched at most once.
struct MatchedClassTypes {
  let names: Versions<ClassTypeNames>
  /// For each version, the indices of its matched class types. The values are the indices of their partners in the
  /// other version.
  private(set) var partners = Versions<[Int: Int]>(old: [:], new: [:])

  init(_ schemas: Versions<Schema>) {
    names = schemas.map(ClassTypeNames.init)
    let byName = Dictionary(
      schemas.new.classTypes.enumerated().map { ($1.name.value, $0) },
      uniquingKeysWith: { first, _ in first })
    let classTypes = schemas.map { $0.classTypes.map(\.name.value).enumerated() }
    for (index, name) in classTypes.old { pair(index, byName[name]) }
    for (index, name) in classTypes.old { pair(index, names.new[name]) }
    for (index, name) in classTypes.new { pair(names.old[name], index) }
  }

  private mutating func pair(_ old: Int?, _ new: Int?) {
    guard let old, let new, partners.old[old] == nil, partners.new[new] == nil else { return }
    partners.old[old] = new
    partners.new[new] = old
  }
}
