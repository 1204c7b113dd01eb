extension ContentCardsGeneratedCode {
  /// Looks up class types by their dashboard names. The time of a look-up does not depend on the number of names or on
  /// their case.
  public struct Names<ClassType: Hashable & Sendable>: Sendable {
    /// Every class type once, by its number.
    @usableFromInline let classTypes: [ClassType]
    @usableFromInline let numbers: [ClassType: Int]
    @usableFromInline let table: NameTable

    /// Creates a table of names. If a name occurs twice, the first one counts. Names are compared in lower case unless
    /// `caseSensitive` is `true`.
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

    /// The class type of a name, white space around it aside; nil for a name that is not declared.
    @inlinable public subscript(_ name: String) -> ClassType? {
      table[name].map { classTypes[$0] }
    }

    /// Whether each class type is among these, by its number.
    @usableFromInline func flags(_ classTypes: [ClassType]) -> [Bool] {
      var flags = Array(repeating: false, count: self.classTypes.count)
      for classType in classTypes {
        if let number = numbers[classType] { flags[number] = true }
      }
      return flags
    }

    /// Returns the declared name nearest to a misspelled one, or `nil` if none is near.
    public func nearest(to name: String) -> String? { table.nearest(to: name) }
  }
}
