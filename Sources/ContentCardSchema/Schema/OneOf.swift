/// A property whose value comes from the first choice for which a card has a valid value.
package struct OneOf: Sendable {
  package var property: Located<String>
  package var description: String?
  /// The name of the nested enum, or `nil` to derive it from the property.
  package var enumName: Located<String>?
  /// Whether a card must have a valid value for at least one of the choices.
  package var isRequired: Bool
  package var choices: [Choice]

  package struct Choice: Sendable {
    package var caseName: Located<String>
    package var field: Field
  }
}
