/// The class types by their names in the dashboard. How many there are costs a look-up nothing.
public struct ContentCardNames<ClassType: Hashable & Sendable>: Sendable {
  @usableFromInline let classTypes: [String: ClassType]
  @usableFromInline let isCaseSensitive: Bool

  /// A table of names; of two that are the same the first counts. Unless they are case-sensitive,
  /// names are compared in lower case.
  public init(_ pairs: [(String, ClassType)], caseSensitive: Bool = false) {
    isCaseSensitive = caseSensitive
    classTypes = Dictionary(
      pairs.map { (caseSensitive ? $0.0 : $0.0.lowercased(), $0.1) },
      uniquingKeysWith: { a, _ in a })
  }

  /// The class type of a name, white space around it aside; nil for a name that is not declared.
  @inlinable public subscript(_ name: String) -> ClassType? {
    // Nearly every name arrives as it was declared.
    if let classType = classTypes[name] { return classType }
    return classTypes[Self.comparable(name, isCaseSensitive: isCaseSensitive)]
  }

  @usableFromInline static func comparable(_ name: String, isCaseSensitive: Bool) -> String {
    let trimmed = String(ValueGrammar.trimmed(name))
    return isCaseSensitive ? trimmed : trimmed.lowercased()
  }

  /// The declared name, in the spelling in which names are compared, that a misspelled one most
  /// likely stands for; nil when none is near.
  public func nearest(to name: String) -> String? {
    nearestName(to: String(ValueGrammar.trimmed(name)), in: classTypes.keys.sorted())
  }
}
