/// An enum whose raw values are the allowed values of a key or field. Case is ignored.
///
/// ```swift
/// enum Size: String, ContentCardEnum { case small, large }
/// ```
public protocol ContentCardEnum: ContentCardValue, RawRepresentable<String>, CaseIterable, Encodable
{}

extension ContentCardEnum {
  /// The allowed values, such as `one of "small", "large"`.
  public static var expectation: String {
    "one of \(allCases.map(\.rawValue.quotedExcerpt).joined(separator: ", "))"
  }

  /// Reads one of the raw values. Case is ignored.
  ///
  /// - Parameters:
  ///   - value: The card's value.
  ///   - rules: The enum's rules, which have no effect.
  /// - Throws: A ``ContentCardValueError`` if the value is invalid.
  public static func read(
    _ value: ExtraValue, rules: Rules
  ) throws(ContentCardValueError) -> Self {
    let text = try value.text(as: Self.self)
    if let exact = Self(rawValue: text) { return exact }
    let lowercased = ValueGrammar.lowercased(text)
    guard let match = allCases.first(where: { ValueGrammar.lowercased($0.rawValue) == lowercased })
    else {
      throw .notAllowed(allCases.map(\.rawValue))
    }
    return match
  }
}
