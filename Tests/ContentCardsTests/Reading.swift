import ContentCards

/// The result of reading a value: the value or the error.
func reading<Value: ContentCardValue>(
  _ value: ExtraValue, as type: Value.Type, rules: Value.Rules = .init()
) -> Result<Value, ContentCardValueError> {
  do throws(ContentCardValueError) {
    return .success(try Value.read(value, rules: rules))
  } catch {
    return .failure(error)
  }
}
