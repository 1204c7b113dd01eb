import ContentCardSchema

extension Resolver {
  /// Checks the lists that a group or a class type itself declares for a rule. `checkRules` checks the lists of a class
  /// type together with those of its group.
  mutating func check(
    _ lists: [PlaceList], of rule: PlaceRule, among properties: [PropertyModel]
  ) {
    guard !lists.isEmpty else { return }
    let lists = self.properties(in: lists, of: rule, among: properties)
    guard rule == .order else { return checkOptional(lists, in: rule) }
    for pair in lists where pair.count == 2 { checkPair(pair[0], pair[1]) }
  }

  /// Returns, for each rule, the properties in the lists of a class type and of its group.
  func rules(
    of classType: ClassType, among properties: [PropertyModel]
  ) -> [PlaceRule: [[PropertyModel]]] {
    let declared = properties.byPath
    let rules = PlaceRule.allCases.map { rule in
      let lists = schema.lists(of: rule, for: classType).map { list in
        list.value.compactMap { declared[$0.value] }
      }
      return (rule, lists.filter { rule == .atLeastOne || $0.count > 1 })
    }
    return Dictionary(uniqueKeysWithValues: rules)
  }

  /// Checks the rules of a class type and its group together. A field can be in only one list of `together`, and a
  /// field with a default in only one pair of `order`. A value that a rule can remove cannot be a fallback.
  mutating func checkRules(of classType: ClassType, among properties: [PropertyModel]) {
    let together = schema.lists(of: .together, for: classType)
    let order = schema.lists(of: .order, for: classType)
    guard !together.isEmpty || !order.isEmpty else { return }
    var first: [ValuePath: SourceLocation] = [:]
    for path in together.flatMap(\.value) {
      guard let location = first.updateValue(path.location, forKey: path.value) else { continue }
      report(
        .duplicateMember, at: path.location,
        "\(quoted(path.value.spelling)) is in two lists of \"together\"",
        note: "the other list is here; write both as one list", at: location)
    }
    let declared = properties.byPath
    for pair in order {
      let isRequired = pair.value.contains { declared[$0.value]?.field.isRequired == true }
      for path in pair.value {
        let other = first.updateValue(path.location, forKey: path.value)
        if isRequired { first[path.value] = other }
      }
    }
    var defaulted: [ValuePath: SourceLocation] = [:]
    for path in order.flatMap(\.value) where declared[path.value]?.field.defaultValue != nil {
      guard let location = defaulted.updateValue(path.location, forKey: path.value) else {
        continue
      }
      report(
        .invalidValue, at: path.location,
        "\(quoted(path.value.spelling)) has a default, so it can be in only one pair of \"order\"",
        note: "the other pair is here; remove one of them, or the default", at: location)
    }
    for path in properties.flatMap(\.field.fallback) {
      guard let location = first[path.value] else { continue }
      report(
        .unknownFallback, at: path.location,
        "\(quoted(path.value.spelling)) cannot be a fallback, because a rule can remove its value",
        note: "the rule is here; remove the fallback or the rule", at: location)
    }
  }

  private mutating func checkPair(_ first: Located<PropertyModel>, _ second: Located<PropertyModel>)
  {
    guard ![first, second].contains(where: \.value.field.hasUnknownType) else { return }
    for listed in [first, second] where !listed.value.field.isComparable {
      report(
        .invalidValue, at: listed.location,
        "\(quoted(listed.value.spelling)) of type \(quoted(listed.value.field.type.spelling)) cannot be in \"order\"",
        note: "use the type int, double, decimal, or date, or remove the pair")
      return
    }
    let bases = [first, second].map(\.value.field.type.base)
    if bases[0] != bases[1] {
      report(
        .invalidValue, at: second.location,
        "\(quoted(second.value.spelling)) of type \(quoted(bases[1].rawValue)) cannot be compared with "
          + "\(quoted(first.value.spelling)) of type \(quoted(bases[0].rawValue))",
        note: "declare both with the same type")
    } else if first.value.field.defaultIsGreater(than: second.value.field) {
      report(
        .invalidValue, at: first.location,
        "the default of \(quoted(first.value.spelling)) is greater than that of \(quoted(second.value.spelling))",
        note: "change one of the defaults")
    }
  }

  private mutating func checkOptional(_ lists: [[Located<PropertyModel>]], in rule: PlaceRule) {
    for listed in lists.joined() where !listed.value.field.hasUnknownType {
      let isFlag = listed.value.field.path.value == .card("openURLInWebView")
      guard isFlag || listed.value.field.isNeverNil else { continue }
      let field = listed.value.field
      let changes = [
        field.type.isOptional ? nil : "add ? to its type",
        field.defaultValue == nil ? nil : "remove its \"default\"",
      ].compactMap(\.self)
      report(
        .invalidValue, at: listed.location,
        "\(quoted(listed.value.spelling)) always has a value, so it cannot be in \(quoted(rule.rawValue))",
        note: isFlag
          ? "remove it from the list"
          : "make it optional: " + changes.joined(separator: ", and "))
    }
  }

  private mutating func properties(
    in lists: [PlaceList], of rule: PlaceRule, among properties: [PropertyModel]
  ) -> [[Located<PropertyModel>]] {
    let declared = properties.byPath
    return lists.map { list in
      list.value.compactMap { path in
        if let property = declared[path.value] {
          return Located(property, at: path.location)
        }
        let spelling = path.value.spelling
        let spellings = properties.map(\.path.spelling).filter { $0 != spelling }
        let kind = if case .card = path.value { "field" } else { "key" }
        report(
          .unknownKey, at: path.location, "the \(kind) \(quoted(spelling)) is not declared",
          note: didYouMean(key: spelling, among: spellings) + path.value.remedy(for: rule))
        return nil
      }
    }
  }
}

extension Field {
  fileprivate var isComparable: Bool {
    !type.isList && (type.base.isNumber || type.base == .date)
  }

  /// Returns whether both fields have defaults, and the default of this field is greater.
  fileprivate func defaultIsGreater(than other: Self) -> Bool {
    guard let first = defaultValue?.value.text(separator: ""),
      let second = other.defaultValue?.value.text(separator: "")
    else { return false }
    guard type.base == .date else { return type.base.isLess(second, than: first) }
    guard let first = dateFormat.secondsSince1970(first),
      let second = other.dateFormat.secondsSince1970(second)
    else { return false }
    return first > second
  }
}

extension [PropertyModel] {
  fileprivate var byPath: [ValuePath: PropertyModel] {
    Dictionary(map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension PropertyModel {
  fileprivate var spelling: String { path.spelling }
}

extension ValuePath {
  fileprivate func remedy(for rule: PlaceRule) -> String {
    switch self {
    case .card(let name):
      "declare \(quoted(name)) in \"card\" as well; a key that begins with \"card.\" cannot be named here"
    case .extras:
      "declare it in \"extras\" as well: \(spelling.jsonLiteral): "
        + quoted(rule == .order ? "int?" : "string?")
    case .extrasPrefix where rule == .order: "name a single key: a list cannot be in \"order\""
    case .extrasPrefix: "declare it in \"extras\" as well: \(spelling.jsonLiteral): \"string[]?\""
    }
  }
}
