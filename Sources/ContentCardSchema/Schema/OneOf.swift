/// A property whose value comes from the first of several places that has one.
package struct OneOf: Sendable {
  package var property: Located<String>
  package var description: String?
  /// The nested enum's name; nil: from the property.
  package var enumName: Located<String>?
  /// Whether a card with none of the choices is rejected.
  package var isRequired: Bool
  package var choices: [Choice]

  /// One place to look, and the case that a value found there becomes.
  package struct Choice: Sendable {
    package var caseName: Located<String>
    package var field: Field
  }
}
