import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  /// Compares names in generated code, or other short texts such as raw values, whether the schemas set them or they are
  /// derived. `nil` means that a version has no such name.
  mutating func compareName(
    _ what: String, _ subject: Subject, _ names: Versions<String?>, at places: Locations,
    code: SchemaChangeCode = .nameChanged
  ) {
    guard !areSpelledAlike(names.old, names.new) else { return }
    let predicate =
      if let was = names.old, let now = names.new {
        "now has \(what) \(quoted(now)) instead of \(quoted(was))" + now.remark(insteadOf: was)
      } else {
        "\(names.new == nil ? "no longer" : "now") has \(what) \(quoted(names.new ?? names.old ?? ""))"
      }
    report(code, subject, predicate, at: places, changesCode: true)
  }

  mutating func compareName(
    _ what: String, _ subject: Subject, _ names: Versions<Located<String>?>
  ) {
    compareName(what, subject, names.map { $0?.value }, at: names.map { $0?.location })
  }

  /// Compares descriptions or examples.
  mutating func compareText(
    _ what: String, _ subject: Subject, _ texts: Versions<String?>, at places: Locations = .none
  ) {
    guard !areSpelledAlike(texts.old, texts.new) else { return }
    let article = what.first == "e" ? "an" : "a"
    report(
      .textChanged, subject,
      texts.old == nil
        ? "now has \(article) \(what)"
        : texts.new == nil ? "no longer has \(article) \(what)" : "has a different \(what)",
      at: places)
  }

  mutating func compareDeprecation(
    _ subject: Subject, _ deprecations: Versions<Deprecation?>, at places: Locations,
    changesCode: Bool
  ) {
    guard deprecations.old != deprecations.new else { return }
    report(
      .deprecationChanged, subject,
      deprecations.new.map { "is now deprecated" + ($0.message.map { ": \($0)" } ?? "") }
        ?? "is no longer deprecated",
      at: places, changesCode: changesCode && deprecations.new != nil)
  }

  /// Compares the property, the enum, the deprecation, the description, and the example of a field. They do not affect
  /// how cards are read.
  mutating func compareNames(_ comparison: FieldComparison) {
    let (subject, fields, places) = (comparison.subject, comparison.fields, comparison.places)
    if let classTypes = comparison.classTypes,
      let old = classTypes.old.property(of: fields.old),
      let new = classTypes.new.property(of: fields.new)
    {
      compareName(
        "the property", subject, Versions(old: old.name.text, new: new.name.text),
        at: comparison.places { $0.property?.location })
      if let old = old.valueEnum, let new = new.valueEnum {
        compareEnums(Versions(old: old, new: new), comparison, classTypes)
      }
    }
    compareDeprecation(subject, fields.map(\.field.deprecation), at: places, changesCode: true)
    compareText("description", subject, fields.map(\.field.description), at: places)
    compareText("example", subject, fields.map(\.field.example?.value), at: places)
  }

  private mutating func compareEnums(
    _ enums: Versions<EnumModel>, _ comparison: FieldComparison,
    _ classTypes: Versions<ClassTypeVersion>
  ) {
    let (subject, fields) = (comparison.subject, comparison.fields)
    // The enum of a group's field is declared outside the objects, and any other enum inside an object.
    let owners = Versions(
      old: classTypes.old.enumOwner(of: fields.old), new: classTypes.new.enumOwner(of: fields.new))
    let isMoved = (owners.old == nil) != (owners.new == nil)
    let prefixes = owners.map { isMoved ? $0.map { "\($0)." } ?? "" : "" }
    compareName(
      "the enum", subject,
      Versions(
        old: prefixes.old + enums.old.name.text, new: prefixes.new + enums.new.name.text),
      at: comparison.places { $0.enumName?.location })
    let choices = fields.map { $0.field.choices ?? [] }
    let values = choices.map { $0.map(\.comparable) }
    let common = Set(values.old).intersection(values.new)
    if values.old.filter(common.contains) != values.new.filter(common.contains) {
      report(
        .orderChanged, subject, "has its allowed values in a different order",
        at: comparison.places, changesCode: true)
    }
    let cases = enums.map { $0.caseNames }
    let byValue = Dictionary(
      choices.old.map { ($0.comparable, $0) }, uniquingKeysWith: { first, _ in first })
    for choice in choices.new {
      guard let other = byValue[choice.comparable] else { continue }
      let choices = Versions(old: other, new: choice)
      let subject = Subject(
        name: "\(quoted(choice.value.value)) of \(subject.name)", owners: subject.owners)
      compareName("the raw value", subject, choices.map(\.value))
      compareName(
        "the case", subject,
        Versions(old: cases.old[other.value.value], new: cases.new[choice.value.value]),
        at: choices.map { ($0.caseName ?? $0.value).location })
      compareText(
        "description", subject, choices.map(\.description), at: choices.map(\.value.location))
    }
  }
}

extension EnumChoice {
  /// The value in lower case, because apps ignore case when they compare a card's value with it.
  fileprivate var comparable: String { ValueGrammar.lowercased(value.value) }
}

extension EnumModel {
  fileprivate var caseNames: [String: String] {
    Dictionary(cases.map { ($0.value, $0.name.text) }, uniquingKeysWith: { first, _ in first })
  }
}

// In Swift, two texts are equal if they differ only in Unicode normalization: "é" can be one scalar, or "e" followed by
// a combining accent. Apps compare keys, class types, and allowed values in this way. They compare separators byte by
// byte, and the compiler compares identifiers byte by byte.

/// Returns whether two texts have the same bytes as UTF-8, or both are `nil`.
func areSpelledAlike(_ a: String?, _ b: String?) -> Bool {
  a.map { Array($0.utf8) } == b.map { Array($0.utf8) }
}

extension String {
  /// Returns a remark if this text differs from another text only in Unicode normalization. Otherwise, returns an
  /// empty string.
  func remark(insteadOf other: String) -> String {
    guard self == other, !areSpelledAlike(self, other) else { return "" }
    return " (the same letters with other Unicode code points)"
  }
}
