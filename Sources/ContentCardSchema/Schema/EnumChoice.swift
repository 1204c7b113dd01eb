/// An allowed value of a field and its enum case.
package struct EnumChoice: Hashable, Sendable {
  package var value: Located<String>
  /// The enum case, or `nil` to derive it from the value.
  package var caseName: Located<String>?
  package var description: String?
}

extension EnumChoice {
  init(value: Located<String>) {
    self.init(value: value, caseName: nil, description: nil)
  }
}
