/// The first error in text that is not valid JSON.
package struct JSONSyntaxError: Error, Sendable {
  package var message: String
  /// Usually the location of the first invalid character, or of the place where a missing character belongs. That place
  /// can be one column past the end of a line. For an invalid number or escape, this is the location of its first
  /// character. For text without a closing quote, this is the location of the opening quote.
  package var location: SourceLocation
  package var hint: String

  package init(_ message: String, at location: SourceLocation, hint: String) {
    self.message = message
    self.location = location
    self.hint = hint
  }
}
