import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  /// What of a field only code and people see.
  mutating func compareNames(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    if let old = comparison.oldProperty, let new = comparison.newProperty {
      compareName(
        "the property", comparison.subject, was.property ?? was.path.erased, old.name.text,
        now.property ?? now.path.erased, new.name.text)
      compareEnumNames(comparison, old.valueEnum, new.valueEnum)
    }
    if was.deprecation != now.deprecation {
      report(
        .deprecationChanged, comparison.subject, now.deprecation.predicate, at: comparison.places,
        changesCode: now.deprecation != nil)
    }
    compareText(
      "description", comparison.subject, was.description, now.description, at: comparison.places)
    compareText(
      "example", comparison.subject, was.example?.value, now.example?.value, at: comparison.places)
  }

  private mutating func compareEnumNames(
    _ comparison: FieldComparison, _ old: EnumModel?, _ new: EnumModel?
  ) {
    let (was, now) = (comparison.was, comparison.now)
    guard let choices = was.choices, let others = now.choices, let old, let new else { return }
    compareName(
      "the enum", comparison.subject, was.enumName ?? was.path.erased, old.name.text,
      now.enumName ?? now.path.erased, new.name.text)
    let (oldCases, newCases) = (old.caseNames, new.caseNames)
    let byValue = Dictionary(
      choices.map { ($0.value.value.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    for choice in others {
      guard let other = byValue[choice.value.value.lowercased()] else { continue }
      compareName(
        "the case",
        Subject(
          name: "\(quoted(choice.value.value)) of \(comparison.subject.name)",
          owners: comparison.subject.owners),
        other.caseName ?? other.value, oldCases[other.value.value],
        choice.caseName ?? choice.value, newCases[choice.value.value])
      compareText(
        "description",
        Subject(
          name: "\(quoted(choice.value.value)) of \(comparison.subject.name)",
          owners: comparison.subject.owners),
        other.description, choice.description,
        at: Locations(old: other.value.location, new: choice.value.location))
    }
  }
}

extension EnumModel {
  /// The names of the cases by their values.
  fileprivate var caseNames: [String: String] {
    Dictionary(cases.map { ($0.value, $0.name.text) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Located<ValuePath> {
  /// The place as a text.
  var erased: Located<String> { Located<String>(value.spelling, at: location) }
}
