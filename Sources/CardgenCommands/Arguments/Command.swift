package struct Command: Sendable {
  package typealias Action =
    @Sendable (ParsedArguments, inout Report) throws(UsageError) -> Void

  package let name: String
  package let purpose: String
  package let operands: Operands
  package let options: [OptionDeclaration]
  package let examples: [String]
  package let run: Action

  /// - Parameter options: The options in the order of the help text.
  package init<each Value>(
    name: String, purpose: String, operands: Operands = .schemas,
    options: repeat Option<each Value>, examples: [String], run: @escaping Action
  ) {
    self.name = name
    self.purpose = purpose
    self.operands = operands
    var declarations: [OptionDeclaration] = []
    repeat declarations.append((each options).declaration)
    self.options = declarations
    self.examples = examples
    self.run = run
  }
}
