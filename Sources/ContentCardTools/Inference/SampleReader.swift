import ContentCardSchema
import ContentCards

/// Checks whether values are valid for a type, with the same rules as the library.
struct SampleReader {
  private let field: FieldReader

  init(_ guess: InferredType) {
    var field = Field(
      path: Located(.extras(""), at: SourceLocation(line: 1, column: 1)),
      type: FieldType(guess.base, isList: guess.isList))
    field.separator = guess.separator
    self.field = FieldReader(field)
  }

  /// Returns the number of items in a value, or 0 if it is not valid.
  func count(of value: ExtraValue) -> Int { field.reading(of: value).value?.count ?? 0 }

  /// Returns whether the value is valid for the type.
  func canRead(_ value: ExtraValue) -> Bool { field.reading(of: value).value != nil }

  /// Returns whether the value is valid or treated as missing, such as an empty list.
  func accepts(_ value: ExtraValue) -> Bool {
    let reading = field.reading(of: value)
    return reading.value != nil || reading.issues.isEmpty
  }
}
