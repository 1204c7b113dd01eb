/// A property whose value comes from the first of several places that has one.
public struct OneOf: Sendable {
  public var property: Located<String>
  public var description: String?
  /// The nested enum's name; nil: from the property.
  public var enumName: Located<String>?
  /// Whether a card with none of the choices is rejected.
  public var isRequired: Bool
  public var choices: [Choice]

  /// One place to look, and the case that a value found there becomes.
  public struct Choice: Sendable {
    public var caseName: Located<String>
    public var field: Field
  }
}
