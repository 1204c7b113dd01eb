/// Why a file is not JSON.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  /// What was found, and what belongs there if that is not plain.
  public var message: String
  /// The character at fault. For something missing, the place where it belongs, which can lie one
  /// column behind the end of a line.
  public var location: SourceLocation
  /// How to mend it.
  public var hint: String

  public init(_ message: String, at location: SourceLocation, hint: String) {
    self.message = message
    self.location = location
    self.hint = hint
  }
}
