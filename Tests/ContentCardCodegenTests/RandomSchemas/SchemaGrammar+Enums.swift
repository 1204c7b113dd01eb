import TestSupport

@testable import ContentCardCodegen

extension SchemaGrammar {
  /// Adds allowed values to a text field. The enum of a group's field is declared outside its objects.
  mutating func addEnum(to field: inout FieldDraft, in scope: inout Set<String>, isShared: Bool) {
    let source = field.tree["property"]?.string ?? field.key ?? String(field.path.dropFirst(5))
    var name = Self.upper(source.hasSuffix("*") ? String(source.dropLast()) : source)
    let isFree = name.map { name in
      !scope.contains(name) && !top.contains(name) && !(isShared && everything.contains(name))
    }
    if isFree == true, let derived = name, random.oneIn(2) {
      _ = isShared ? takeAtTop(derived) : take(derived, in: &scope)
    } else {
      let given = isShared ? topName() : self.name(in: &scope, excluding: top.union(["id"]))
      field.tree["enumName"] = .text(given)
      name = given
    }
    let owner = isShared ? namespace.map { "`\($0)`." } ?? "" : ""
    field.swiftType = "\(owner)`\(name ?? "")`"
    var cases = RuntimeNames.enumMembers.union(ReservedWords.unescapable)
    var values: [String] = []
    let choices = (0..<random.number(1...4)).map { _ in
      choice(isListed: field.isList, values: &values, cases: &cases)
    }
    field.tree["enum"] = .list(choices)
    field.values = values
  }

  private mutating func choice(
    isListed: Bool, values: inout [String], cases: inout Set<String>
  ) -> JSONTree {
    var value: String
    repeat {
      value = dashboardText()
    } while values.contains { $0.lowercased() == value.lowercased() }
      || (isListed && value.unicodeScalars.contains(",")) || ValueText.containsLiquid(value)
    values.append(value)
    let derived = Self.lower(value)
    if let derived, !cases.contains(derived), random.oneIn(2) {
      cases.insert(derived)
      if random.oneIn(2) { return .text(value) }
      var tree = JSONTree.object([("value", .text(value))])
      description(of: &tree, oneIn: 2)
      return tree
    }
    var tree = JSONTree.object([("value", .text(value)), ("case", .text(name(in: &cases)))])
    description(of: &tree)
    return tree
  }

  /// Returns a random `oneOf` and its property.
  ///
  /// - Parameter cards: The standard fields that the object does not read yet.
  mutating func oneOf(
    in scope: inout Set<String>, cards: inout [String]
  ) -> (name: String, tree: JSONTree, type: String) {
    let property = name(in: &scope, excluding: top)
    var tree = JSONTree.object([])
    description(of: &tree)
    var enumName = Self.upper(property)
    if let derived = enumName, !scope.contains(derived), !top.contains(derived), random.oneIn(2) {
      _ = take(derived, in: &scope)
    } else {
      let given = name(in: &scope, excluding: top.union(["id"]))
      tree["enumName"] = .text(given)
      enumName = given
    }
    let isRequired = random.oneIn(2)
    if isRequired || random.oneIn(4) { tree["required"] = .bool(isRequired) }
    var cases = RuntimeNames.types.union(ReservedWords.unescapable).union(
      namespace.map { [$0] } ?? [])
    tree["choices"] = .list(
      (0..<random.number(1...4)).map { _ in oneOfChoice(cases: &cases, cards: &cards) })
    return (property, tree, "`\(enumName ?? "")`" + (isRequired ? "" : "?"))
  }

  private mutating func oneOfChoice(
    cases: inout Set<String>, cards: inout [String]
  ) -> JSONTree {
    // The members that both a field and a choice can have.
    let members = [
      "description", "example", "constant", "aliases", "minimum", "maximum", "minimumCount",
      "maximumCount", "allowsEmpty", "liquid",
      "separator", "unique", "format", "swiftType",
    ]
    while true {
      var scope: Set<String> = []
      let card = random.oneIn(3) ? cards.randomElement(using: &random) : nil
      let field = field(card: card, taken: keys, in: &scope)
      guard !field.isCollected, field.values == nil else { continue }
      var kept = field.tree.members.filter { members.contains($0.name) }
      let spelling = String(field.typeSpelling.prefix { $0 != "?" })
      if spelling != "string" || random.oneIn(2) { kept.append(("type", .text(spelling))) }
      kept.append(
        card.map { ("card", .text($0)) } ?? ("extras", .text(field.path)))
      cards.removeAll { $0 == card }
      let optional = random.pick(["none", "some"])
      let isFree = random.oneIn(6) && cases.insert(optional).inserted
      kept.append(("case", .text(isFree ? optional : name(in: &cases))))
      return .object(kept.shuffled(using: &random))
    }
  }
}
