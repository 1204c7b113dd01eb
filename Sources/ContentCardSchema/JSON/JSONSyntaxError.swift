/// Why a file is not JSON.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// What was found, and what belongs there if that is not plain.
  package var message: String
  /// The character at fault. For something missing, the place where it belongs, which can lie one
  /// column behind the end of a line.
  package var location: SourceLocation
  /// How to mend it.
  package var hint: String

  package init(_ message: String, at location: SourceLocation, hint: String) {
    self.message = message
    self.location = location
    self.hint = hint
  }
}
