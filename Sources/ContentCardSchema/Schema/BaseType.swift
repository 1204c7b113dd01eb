/// The types of the value grammar.
package enum BaseType: String, Sendable, CaseIterable {
  case string, int, double, decimal, bool, url, date, color, json, custom

  /// Whether `minimum` and `maximum` make sense.
  package var isNumber: Bool {
    switch self {
    case .int, .double, .decimal: true
    case .string, .bool, .url, .date, .color, .json, .custom: false
    }
  }
}

extension BaseType {
  /// The types as a note lists them.
  static var spellings: String {
    allCases.map(\.rawValue).joined(separator: ", ") + ", with [] for a list and ? for optional"
  }
}
