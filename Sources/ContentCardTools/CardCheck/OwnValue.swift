import ContentCards

/// A value that a type of the app's own reads. Here it is only known whether it is there.
struct OwnValue: ContentCardValue {
  static let expectation = "a value"

  static func read(
    _ value: ExtraValue, rules: NoContentCardRules
  ) throws(ContentCardValueError) -> Self {
    Self()
  }
}
