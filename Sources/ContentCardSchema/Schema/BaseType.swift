/// The type of a value, without `[]` or `?`.
package enum BaseType: String, Sendable, CaseIterable {
  case string, int, double, decimal, bool, url, date, color, json, custom

  /// Whether the type supports `minimum` and `maximum`.
  package var isNumber: Bool { [.int, .double, .decimal].contains(self) }
}

extension BaseType {
  static var spellings: String {
    allCases.map(\.rawValue).joined(separator: ", ") + ", with [] for a list and ? for optional"
  }
}
