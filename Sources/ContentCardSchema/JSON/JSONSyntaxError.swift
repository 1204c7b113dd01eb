/// A JSON syntax error.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// A description of the error.
  package var message: String
  /// The location of the invalid character. If something is missing, this is where it belongs, which can be one column
  /// past the end of a line.
  package var location: SourceLocation
  /// How to fix the error.
  package var hint: String

  package init(_ message: String, at location: SourceLocation, hint: String) {
    self.message = message
    self.location = location
    self.hint = hint
  }
}
