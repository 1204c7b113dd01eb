import ContentCardSchema
import ContentCards

/// Checks whether values are valid for a type, with the same rules as the library.
struct SampleReader {
  private static let key = "sample"
  private let field: FieldReader

  init(_ guess: InferredType) {
    var field = Field(
      path: Located(.extras(Self.key), at: SourceLocation(line: 1, column: 1)),
      type: FieldType(guess.base, isList: guess.isList))
    field.separator = guess.separator
    self.field = FieldReader(field)
  }

  /// Returns whether the value is valid for the type.
  func finds(_ value: ExtraValue) -> Bool { issues(with: value).isEmpty }

  /// Returns whether the value is valid or treated as missing, such as an empty list.
  func accepts(_ value: ExtraValue) -> Bool {
    issues(with: value).allSatisfy { $0.reason == .missing || $0.reason == .empty }
  }

  /// Returns the errors that the value causes, or an empty array if it is valid.
  private func issues(with value: ExtraValue) -> [ContentCardIssue] {
    var decoder = ContentCardDecoder(ContentCard(id: "", extras: [Self.key: value]))
    return field.read(from: &decoder) ? [] : decoder.issues.filter { $0.severity == .error }
  }
}
