import ContentCardSchema
import ContentCards

/// What the library makes of values when it is asked for a type.
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

  /// Whether a value of the type is there.
  func finds(_ value: ExtraValue) -> Bool { issues(with: value).isEmpty }

  /// The same, or nothing is there: a list without elements counts as missing.
  func takes(_ value: ExtraValue) -> Bool {
    issues(with: value).allSatisfy { $0.reason == .missing || $0.reason == .empty }
  }

  /// Why there is no value; none when there is one.
  private func issues(with value: ExtraValue) -> [ContentCardIssue] {
    var decoder = ContentCardDecoder(ContentCard(id: "", extras: [Self.key: value]))
    return field.read(from: &decoder) ? [] : decoder.issues.filter { $0.severity == .error }
  }
}
