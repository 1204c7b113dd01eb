extension ContentCardsGeneratedCode {
  /// The class types of a schema, by their names in the dashboard.
  public struct Names<ClassType: Hashable & Sendable>: Sendable {
    /// The class types, without duplicates. The index of a class type is its number.
    @usableFromInline let classTypes: [ClassType]
    /// The numbers of the class types by name. Each name is a key as declared and, unless the schema is case-sensitive,
    /// also in lower case.
    private var numbers: [String: Int] = [:]
    private let isCaseSensitive: Bool

    /// If a name occurs twice, its first class type is used.
    package init(_ pairs: [(name: String, classType: ClassType)], caseSensitive: Bool) {
      var classTypes: [ClassType] = []
      var indices: [ClassType: Int] = [:]
      isCaseSensitive = caseSensitive
      for (name, classType) in pairs {
        let number = indices[classType] ?? classTypes.count
        if number == classTypes.count {
          classTypes.append(classType)
          indices[classType] = number
        }
        let lowercased = caseSensitive ? name : ValueGrammar.lowercased(name)
        for spelling in [name, lowercased] where numbers[spelling] == nil {
          numbers[spelling] = number
        }
      }
      self.classTypes = classTypes
    }

    /// The class type with this name, or `nil` if the name is not declared. White space around the name is ignored, and
    /// so is letter case unless the schema is case-sensitive.
    @_spi(ContentCardsGenerated) public subscript(_ name: String) -> ClassType? {
      number(of: name).map { classTypes[$0] }
    }

    @usableFromInline func number(of name: String) -> Int? {
      // A fast path for names that need neither trimming nor lowercasing.
      if let number = numbers[name] { return number }
      let trimmed = String(ValueGrammar.trimmed(name))
      return numbers[isCaseSensitive ? trimmed : ValueGrammar.lowercased(trimmed)]
    }

    /// Returns the declared name that the given name is most likely a misspelling of, or `nil` if no name is similar.
    /// The returned name is in lower case unless the schema is case-sensitive.
    package func nearest(to name: String) -> String? {
      let names = Set(numbers.keys.map { isCaseSensitive ? $0 : ValueGrammar.lowercased($0) })
      return nearestName(to: String(ValueGrammar.trimmed(name)), in: names.sorted())
    }
  }
}

extension ContentCardsGeneratedCode.Names where ClassType: ContentCardClassifying {
  /// Returns a flag for each class type, in the order of the class types' numbers, and then one for the fallback case.
  /// A flag is `true` if its class type is one of the given ones.
  @usableFromInline func flags(_ wanted: [ClassType]) -> [Bool] {
    var flags = Array(repeating: false, count: classTypes.count + 1)
    for classType in wanted {
      flags[classType.rawType.flatMap(number) ?? classTypes.count] = true
    }
    return flags
  }

  /// Creates a table of the class types' own names and their aliases. The fallback case is left out, because it has no
  /// name.
  public init(
    _ classTypes: [ClassType], aliases: KeyValuePairs<String, ClassType> = [:],
    caseSensitive: Bool = false
  ) {
    let names = classTypes.compactMap { classType in classType.rawType.map { ($0, classType) } }
    self.init(names + aliases.map { ($0.key, $0.value) }, caseSensitive: caseSensitive)
  }
}
