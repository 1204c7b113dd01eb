import ContentCardSchema

extension Resolver {
  /// Checks that the fields in `atLeastOne` are declared and can be nil.
  ///
  /// - Returns: For each list in `atLeastOne`, the properties of its declared fields.
  mutating func atLeastOne(
    of classType: ClassType, among properties: [PropertyModel]
  ) -> [[PropertyModel]] {
    guard !classType.atLeastOne.isEmpty else { return [] }
    let declared = Dictionary(
      properties.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return classType.atLeastOne.map { list in
      list.value.compactMap { path in
        let spelling = path.value.spelling
        guard let property = declared[path.value] else {
          let spellings = properties.map(\.path.spelling).filter { $0 != spelling }
          let kind = if case .card = path.value { "field" } else { "key" }
          report(
            .unknownKey, at: path.location, "the \(kind) \(quoted(spelling)) is not declared",
            note: didYouMean(key: spelling, among: spellings) + path.value.remedy)
          return nil
        }
        if property.field.isNeverNil {
          report(
            .invalidValue, at: path.location,
            "\(quoted(spelling)) always has a value, so \"atLeastOne\" has no effect",
            note: "make it optional: add ? to its type"
              + (property.field.defaultValue == nil ? "" : ", and remove its \"default\""))
        }
        return property
      }
    }
  }
}

extension ValuePath {
  /// The advice on where to declare the field.
  fileprivate var remedy: String {
    switch self {
    case .card(let name):
      "declare \(quoted(name)) in \"card\" as well; a key that begins with \"card.\" cannot be named here"
    case .extras: "declare it in \"extras\" as well: \(spelling.jsonLiteral): \"string?\""
    case .extrasPrefix: "declare it in \"extras\" as well: \(spelling.jsonLiteral): \"string[]?\""
    }
  }
}
