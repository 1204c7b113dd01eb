import ContentCardSchema

/// Common protocols of the standard library and Foundation that `conformsTo` does not support for generated structs.
enum StandardProtocols {
  private static let codable: Set<String> = ["Codable", "Decodable", "Encodable"]

  private static let others = Set(
    words: """
      AdditiveArithmetic CaseIterable CodingKey Collection Comparable
      CustomDebugStringConvertible CustomReflectable CustomStringConvertible
      ExpressibleByArrayLiteral ExpressibleByDictionaryLiteral ExpressibleByIntegerLiteral
      ExpressibleByStringLiteral IteratorProtocol LocalizedError LosslessStringConvertible
      OptionSet RandomAccessCollection RawRepresentable Sequence Strideable
      """)

  /// Returns advice if the object of a class type is a generated struct, and `conformsTo` does not support the protocol
  /// for generated structs. Otherwise, returns `nil`.
  static func remedy(for name: String, of classType: ClassType) -> String? {
    // App-defined types implement their protocols themselves.
    guard classType.declaration == .struct else { return nil }
    let name = name.dropping(modules: ["Swift", "Foundation"])
    if codable.contains(name) { return "remove it, and add \"codable\": true to the class type" }
    guard others.contains(name) else { return nil }
    return "remove it, and add the conformance in your own extension of the object"
  }
}
