/// One allowed value of a text and the enum case that it becomes.
public struct EnumChoice: Hashable, Sendable {
  public var value: Located<String>
  /// The case; nil: from the value.
  public var caseName: Located<String>?
  public var description: String?
}

extension EnumChoice {
  init(value: Located<String>) {
    self.init(value: value, caseName: nil, description: nil)
  }
}
