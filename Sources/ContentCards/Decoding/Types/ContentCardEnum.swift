/// An enum of allowed texts, matched without regard to case.
///
/// ```swift
/// enum Size: String, ContentCardEnum { case small, large }
/// ```
public protocol ContentCardEnum: ContentCardValue, RawRepresentable<String>, CaseIterable, Encodable
{}

extension ContentCardEnum {
  /// "one of "small", "large"".
  public static var expectation: String {
    "one of \(allCases.map(\.rawValue.quotedExcerpt).joined(separator: ", "))"
  }

  /// One of the raw values.
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
