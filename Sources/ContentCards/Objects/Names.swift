extension ContentCardsGeneratedCode {
  /// The class types of a schema, by their names in the dashboard. The time for a lookup does not depend on the number
  /// of names.
  public struct Names<ClassType: Hashable & Sendable>: Sendable {
    /// The class types, without duplicates. The index of a class type is its number.
    @usableFromInline let classTypes: [ClassType]
    @usableFromInline let numbers: [ClassType: Int]
    @usableFromInline let table: NameTable

    /// Creates a table of names. If a name occurs twice, its first class type is used.
    ///
    /// - Parameters:
    ///   - pairs: The names and their class types.
    ///   - caseSensitive: Whether upper and lower case matter.
    public init(_ pairs: [(String, ClassType)], caseSensitive: Bool = false) {
      var classTypes: [ClassType] = []
      var numbers: [ClassType: Int] = [:]
      var names: [(String, Int)] = []
      for (name, classType) in pairs {
        let number = numbers[classType] ?? classTypes.count
        if number == classTypes.count {
          classTypes.append(classType)
          numbers[classType] = number
        }
        names.append((name, number))
      }
      self.classTypes = classTypes
      self.numbers = numbers
      table = NameTable(names, isCaseSensitive: caseSensitive)
    }

    /// The class type with this name, or `nil` if the name is not declared. White space around the name is ignored.
    @inlinable public subscript(_ name: String) -> ClassType? {
      table[name].map { classTypes[$0] }
    }

    /// Returns one flag per class type, ordered by class type number. A flag is `true` if its class type is one of the
    /// given ones.
    @usableFromInline func flags(_ classTypes: [ClassType]) -> [Bool] {
      var flags = Array(repeating: false, count: self.classTypes.count)
      for classType in classTypes {
        if let number = numbers[classType] { flags[number] = true }
      }
      return flags
    }

    /// Returns the declared name that the given name is most likely a misspelling of, or `nil` if no name is similar.
    /// The returned name is in lower case unless upper and lower case matter.
    ///
    /// - Parameter name: The misspelled name.
    public func nearest(to name: String) -> String? { table.nearest(to: name) }
  }
}
