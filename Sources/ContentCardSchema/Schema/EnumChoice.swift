/// One allowed value of a text and the enum case that it becomes.
package struct EnumChoice: Hashable, Sendable {
  package var value: Located<String>
  /// The case; nil: from the value.
  package var caseName: Located<String>?
  package var description: String?
}

extension EnumChoice {
  init(value: Located<String>) {
    self.init(value: value, caseName: nil, description: nil)
  }
}
