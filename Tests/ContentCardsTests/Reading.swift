import ContentCards

/// What reading a value came to, so that a table can hold both ends.
func reading<Value: ContentCardValue>(
  _ value: ExtraValue, as type: Value.Type, rules: Value.Rules = .init()
) -> Result<Value, ContentCardValueError> {
  do throws(ContentCardValueError) {
    return .success(try Value.read(value, rules: rules))
  } catch {
    return .failure(error)
  }
}
