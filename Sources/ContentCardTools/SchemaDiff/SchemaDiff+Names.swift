import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  /// What of a field only code and people see.
  mutating func compareNames(_ meeting: Meeting) {
    let (was, now) = (meeting.was, meeting.now)
    compareName(
      "the property", meeting.subject, was.property ?? was.path.erased, was.propertyName,
      now.property ?? now.path.erased, now.propertyName)
    compareEnumNames(meeting)
    if was.deprecation != now.deprecation {
      report(
        .deprecationChanged, meeting.subject, now.deprecation.predicate, at: meeting.places,
        changesCode: now.deprecation != nil)
    }
    compareText(
      "description", meeting.subject, was.description, now.description, at: meeting.places)
    compareText(
      "example", meeting.subject, was.example?.value, now.example?.value, at: meeting.places)
  }

  private mutating func compareEnumNames(_ meeting: Meeting) {
    let (was, now) = (meeting.was, meeting.now)
    guard let choices = was.choices, let others = now.choices else { return }
    compareName(
      "the enum", meeting.subject, was.enumName ?? was.path.erased, was.valueEnumName,
      now.enumName ?? now.path.erased, now.valueEnumName)
    let byValue = Dictionary(
      choices.map { ($0.value.value.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    for choice in others {
      guard let other = byValue[choice.value.value.lowercased()] else { continue }
      compareName(
        "the case",
        Subject(
          name: "\(quoted(choice.value.value)) of \(meeting.subject.name)",
          owners: meeting.subject.owners),
        other.caseName ?? other.value, other.name, choice.caseName ?? choice.value, choice.name)
      compareText(
        "description",
        Subject(
          name: "\(quoted(choice.value.value)) of \(meeting.subject.name)",
          owners: meeting.subject.owners),
        other.description, choice.description,
        at: Locations(old: other.value.location, new: choice.value.location))
    }
  }
}

extension Field {
  /// The property as it comes out.
  fileprivate var propertyName: String? { property?.value ?? CamelCase.lower(path.value.name) }

  /// The constant of the key as it comes out.
  var constantName: String? { constant?.value ?? CamelCase.lower(path.value.name) }

  /// The enum of the allowed values as it comes out.
  fileprivate var valueEnumName: String? {
    enumName?.value ?? CamelCase.upper(property?.value ?? path.value.name)
  }
}

extension EnumChoice {
  /// The case as it comes out.
  fileprivate var name: String? { caseName?.value ?? CamelCase.lower(value.value) }
}

extension Located<ValuePath> {
  /// The place as a text.
  var erased: Located<String> { Located<String>(value.spelling, at: location) }
}
