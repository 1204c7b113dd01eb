extension SchemaReader {
  mutating func rules(
    _ rules: [PlaceRule], in members: Members?
  ) -> [PlaceRule: [PlaceList]] {
    Dictionary(uniqueKeysWithValues: rules.map { ($0, placeLists(of: $0, in: members)) })
  }

  /// Returns the lists of a rule. A single list of keys, without an outer list, is read as the only list of the rule.
  private mutating func placeLists(of rule: PlaceRule, in members: Members?) -> [PlaceList] {
    let name = rule.rawValue
    let elements = list(name, in: members, expected: "a list of lists of keys")
    guard let node = members?[name]?.value, case .array = node.value else { return [] }
    let isFlat = elements.allSatisfy { $0.string != nil }
    return (isFlat ? [node] : elements).compactMap { list in
      guard case .array(let keys) = list.value else {
        reportWrongType(
          of: list, named: "an element of \(quoted(name))", expected: "a list of keys")
        return nil
      }
      let paths = keys.compactMap { key in
        string(from: key, named: "a key of \(quoted(name))").map {
          Located(ValuePath(place: $0.value), at: $0.location)
        }
      }
      if keys.count < 2 {
        let remedy =
          rule == .atLeastOne ? "; to require a single key, remove the ? from its type" : ""
        report(
          .invalidValue, at: list.location, "\(quoted(name)) has a list of fewer than two keys",
          note: "list \(rule == .order ? "" : "at least ")two keys\(remedy)")
      } else if rule == .order, keys.count > 2 {
        report(
          .invalidValue, at: list.location, "\"order\" has a list of more than two keys",
          note: "write a list for each pair: \"order\": [[\"a\", \"b\"], [\"b\", \"c\"]]")
      }
      return Located(removingDuplicates(paths), at: list.location)
    }
  }

  mutating func oneOf(from member: JSONMember) -> OneOf {
    let what = "oneOf \(quoted(member.name))"
    let members = members(of: member.value, named: what, allowed: SchemaMembers.oneOf)
    require(
      "choices", in: members,
      remedy:
        "add \"choices\": [{ \"case\": \"url\", \"card\": \"urlString\", \"type\": \"url\" }]")
    let choices = list(
      "choices", in: members, expected: "a list of choices",
      ifEmpty: "add a choice: { \"case\": \"url\", \"card\": \"urlString\", \"type\": \"url\" }")
    return OneOf(
      property: Located(member.name, at: member.nameLocation),
      description: description(in: members),
      enumName: string("enumName", in: members),
      isRequired: bool("required", in: members) ?? false,
      choices: choices.compactMap { choice(from: $0) }
    )
  }

  private mutating func choice(from node: JSONNode) -> OneOf.Choice? {
    let members = members(of: node, named: "a choice", allowed: SchemaMembers.choice)
    guard let members else { return nil }
    let caseName = string(
      "case", in: members, remedy: "add the name of its enum case: \"case\": \"url\"")
    guard let path = path(ofChoice: members), let caseName else { return nil }
    return OneOf.Choice(
      caseName: caseName, field: field(at: path, type: type(ofChoice: members), members: members))
  }

  private mutating func path(ofChoice members: Members) -> Located<ValuePath>? {
    let card = string("card", in: members)
    let extras = string("extras", in: members)
    switch (members["card"], members["extras"]) {
    case (nil, nil) where members.lacks("card") && members.lacks("extras"):
      report(
        .missingMember, at: members.location, "a choice has neither \"card\" nor \"extras\"",
        note: "add its key or field: \"extras\": \"html\", or \"card\": \"urlString\"")
    case (let card?, let extras?):
      report(
        .misplacedMember, at: max(card.nameLocation, extras.nameLocation),
        "a choice has both \"card\" and \"extras\"",
        note: "the other one is here; split them into two choices",
        at: min(card.nameLocation, extras.nameLocation))
    default: break
    }
    if let card {
      checkCardField(card)
      reportMisplaced(
        ["constant", "aliases"], in: members,
        on: "a standard field", note: "remove it, or use \"extras\" instead of \"card\"")
      return Located(.card(card.value), at: card.location)
    }
    guard let extras else { return nil }
    checkKey(extras, as: "a key")
    checkOneKey(extras, as: "the key of a choice")
    return Located(.extras(extras.value), at: extras.location)
  }

  private mutating func type(ofChoice members: Members) -> FieldType? {
    guard members["type"] != nil else { return FieldType(.string) }
    guard let spelling = string("type", in: members), let type = fieldType(spelling) else {
      return nil
    }
    if type.isOptional {
      report(
        .invalidValue, at: spelling.location, "the type of a choice cannot be optional",
        note:
          "write \(quoted(FieldType(type.base, isList: type.isList).spelling)): choices without a value are skipped"
      )
    }
    return FieldType(type.base, isList: type.isList)
  }
}
