import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  /// Compares the parts of a field that affect only code and documentation.
  mutating func compareNames(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    if let old = comparison.properties.old, let new = comparison.properties.new {
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
    // The enum of a group's field is declared next to the group's objects, and any other enum inside an object.
    let owners = comparison.enumOwners
    let isMoved = (owners.old == nil) != (owners.new == nil)
    let path = { (owner: String?) in isMoved ? owner.map { "\($0)." } ?? "" : "" }
    compareName(
      "the enum", comparison.subject,
      was.enumName ?? was.path.erased, path(owners.old) + old.name.text,
      now.enumName ?? now.path.erased, path(owners.new) + new.name.text)
    let values = Set(choices.map(\.comparable)).intersection(others.map(\.comparable))
    let order = { (choices: [EnumChoice]) in choices.map(\.comparable).filter(values.contains) }
    if order(choices) != order(others) {
      report(
        .orderChanged, comparison.subject, "has its allowed values in a different order",
        at: comparison.places, changesCode: true)
    }
    let (oldCases, newCases) = (old.caseNames, new.caseNames)
    let byValue = Dictionary(
      choices.map { ($0.comparable, $0) }, uniquingKeysWith: { first, _ in first })
    for choice in others {
      guard let other = byValue[choice.comparable] else { continue }
      let subject = Subject(
        name: "\(quoted(choice.value.value)) of \(comparison.subject.name)",
        owners: comparison.subject.owners)
      compareName("the raw value", subject, other.value, choice.value)
      compareName(
        "the case", subject,
        other.caseName ?? other.value, oldCases[other.value.value],
        choice.caseName ?? choice.value, newCases[choice.value.value])
      compareText(
        "description", subject,
        other.description, choice.description,
        at: Locations(old: other.value.location, new: choice.value.location))
    }
  }
}

extension EnumChoice {
  /// The value in lower case, because apps ignore case when they read it.
  fileprivate var comparable: String { ValueGrammar.lowercased(value.value) }
}

extension EnumModel {
  /// The names of the cases, by value.
  fileprivate var caseNames: [String: String] {
    Dictionary(cases.map { ($0.value, $0.name.text) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Located<ValuePath> {
  /// The path as text.
  var erased: Located<String> { Located<String>(value.spelling, at: location) }
}
