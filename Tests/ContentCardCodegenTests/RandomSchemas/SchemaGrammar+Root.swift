import ContentCardSchema
import TestSupport

@testable import ContentCardCodegen

extension SchemaGrammar {
  mutating func root() -> JSONTree {
    var members: [(name: String, value: JSONTree)] = []
    if random.oneIn(3) { members.append(("$schema", .text(random.text()))) }
    if random.oneIn(3) { members.append(("description", prose())) }
    if random.oneIn(3) {
      let keys = (0..<random.number(1...3)).map { _ in dashboardText() }.uniqued
      members.append(("discriminator", keys.count > 1 ? .texts(keys) : .text(keys[0])))
    }
    if random.oneIn(3) { members.append(("caseSensitive", .bool(random.oneIn(2)))) }
    if isPublic || random.oneIn(3) {
      members.append(("access", .text(isPublic ? "public" : "internal")))
    }
    if let namespace { members.append(("namespace", .text(namespace))) }
    if isCodable || random.oneIn(4) { members.append(("codable", .bool(isCodable))) }
    if let objectiveCPrefix {
      members.append(("objectiveC", .object([("prefix", .text(objectiveCPrefix))])))
    }
    if random.oneIn(2) {
      members.append(("fallbackCase", .text(topName())))
    } else {
      top.insert("none")
    }
    var groups = (0..<max(0, random.number(-1...2))).map { _ in group() }
    var types: [(name: String, value: JSONTree)] = []
    // A group without class types would be a mistake.
    for index in groups.indices { types += classTypes(in: &groups[index]) }
    var none: GroupDraft?
    for _ in 0..<random.number(groups.isEmpty ? 1...3 : 0...2) { types += classTypes(in: &none) }
    if !groups.isEmpty || random.oneIn(4) {
      members.append(("groups", .object(groups.map { ($0.name, $0.tree) })))
    }
    members.append(("classTypes", .object(types.shuffled(using: &random))))
    return .object(random.oneIn(2) ? members : members.shuffled(using: &random))
  }

  private mutating func group() -> GroupDraft {
    let name = topName()
    var tree = JSONTree.object([])
    if let derived = Self.upper(name).map({ $0 + "Type" }), random.oneIn(2),
      !everything.contains(derived), !top.contains(derived)
    {
      _ = takeAtTop(derived)
    } else {
      tree["enum"] = .text(topName())
    }
    let hasProtocol = random.oneIn(2)
    let protocolName = hasProtocol ? topName() : nil
    tree["protocol"] = protocolName.map { .text($0) }
    description(of: &tree)
    if random.oneIn(6) { tree["codable"] = .bool(isCodable && random.oneIn(2)) }
    var scope = RuntimeNames.objectMembers.union(RuntimeNames.types)
      .union(ReservedWords.unescapable)
    let fields = fields(in: &scope, shared: [], isShared: true)
    write(fields, to: &tree)
    if let protocolName, isWild || fields.isEmpty { groupProtocols.append(protocolName) }
    let removable = addRules(to: &tree, of: fields, excluding: [])
    return GroupDraft(name: name, tree: tree, fields: fields, scope: scope, removable: removable)
  }

  /// Returns unique fields of the card, then of the extras.
  private mutating func fields(
    in scope: inout Set<String>, shared: [FieldDraft], isShared: Bool
  ) -> [FieldDraft] {
    var fields: [FieldDraft] = []
    let cards = Self.textFields + ["imageAspectRatio", "openURLInWebView"]
    for card in cards
    where random.oneIn(9) && !shared.contains(where: { $0.path == "card.\(card)" }) {
      fields.append(field(card: card, taken: [], in: &scope, isShared: isShared))
    }
    for _ in 0..<random.number(0...4) {
      let taken = Set((shared + fields).map(\.path))
      fields.append(field(card: nil, taken: taken, in: &scope, isShared: isShared))
    }
    return fields
  }

  private mutating func write(_ fields: [FieldDraft], to tree: inout JSONTree) {
    let cards = fields.filter { $0.key == nil }.map { (String($0.path.dropFirst(5)), $0.tree) }
    let extras = fields.filter { $0.key != nil }.map { ($0.path, $0.tree) }
    if !cards.isEmpty { tree["card"] = .object(cards) }
    if !extras.isEmpty || random.oneIn(8) { tree["extras"] = .object(extras) }
  }

  /// Returns a class type, or several class types that share an object.
  private mutating func classTypes(in group: inout GroupDraft) -> [(name: String, value: JSONTree)]
  {
    var draft: GroupDraft? = group
    return classTypes(in: &draft)
  }

  private mutating func classTypes(
    in group: inout GroupDraft?
  ) -> [(name: String, value: JSONTree)] {
    var scope =
      group?.scope
      ?? RuntimeNames.objectMembers.union(RuntimeNames.types).union(ReservedWords.unescapable)
    var fields = fields(in: &scope, shared: group?.fields ?? [], isShared: false)
    // A redeclared field has the same type as in the group.
    if let shared = group?.fields.randomElement(using: &random), random.oneIn(3),
      case .object = shared.tree
    {
      var again = shared
      again.tree["description"] = prose()
      fields.append(again)
    }
    addFallbacks(to: &fields, shared: group?.fields ?? [], except: group?.removable ?? [])
    var tree = JSONTree.object([])
    write(fields, to: &tree)
    var cards = Self.textFields.filter { card in
      !((group?.fields ?? []) + fields).contains { $0.path == "card.\(card)" }
    }
    let oneOfs = (0..<(random.oneIn(4) ? random.number(1...2) : 0)).map { _ in
      oneOf(in: &scope, cards: &cards)
    }
    if !oneOfs.isEmpty { tree["oneOf"] = .object(oneOfs.map { ($0.name, $0.tree) }) }
    let shared = (group?.fields ?? []).map { field in
      fields.first { $0.path == field.path } ?? field
    }
    let all = shared + fields.filter { field in !shared.contains { $0.path == field.path } }
    addAtLeastOne(to: &tree, of: all)
    addRules(to: &tree, of: all, excluding: group?.removable ?? [])
    let own = group?.tree["protocol"]?.string
    let sharedProtocols = groupProtocols.filter { $0 != own }
    if random.oneIn(4) {
      tree["conformsTo"] = .texts([ownProtocol(of: all)])
    } else if !sharedProtocols.isEmpty, random.oneIn(2) {
      tree["conformsTo"] = .texts([random.pick(sharedProtocols)])
    }
    let sorted = all.filter { $0.key == nil } + all.filter { $0.key != nil }
    addObject(
      to: &tree, fields: group == nil ? sorted : all, oneOfs: oneOfs.map { ($0.name, $0.type) })
    if random.oneIn(5) {
      tree["validated"] = .bool(true)
      validate(tree["object"]?.string ?? "", isOwn: tree["declaration"] != nil)
    }
    return (0..<(random.oneIn(5) ? 2 : 1)).map { _ in classType(of: tree, in: group) }
  }

  /// Returns a class type with its names.
  private mutating func classType(
    of shape: JSONTree, in group: GroupDraft?
  ) -> (name: String, value: JSONTree) {
    var tree = shape
    let caseName = topName()
    tree["case"] = .text((group.map { "\($0.name)." } ?? "") + caseName)
    description(of: &tree)
    if random.oneIn(5) { tree["deprecated"] = deprecation() }
    let name = dashboardName()
    if random.oneIn(4) { tree["aliases"] = .texts([dashboardName()]) }
    return (name, random.oneIn(2) ? tree : .object(tree.members.shuffled(using: &random)))
  }

  private mutating func dashboardName() -> String {
    while true {
      let name = dashboardText()
      if dashboardNames.insert(name.lowercased()).inserted { return name }
    }
  }

  /// Adds the object: a generated type or a type of the app.
  private mutating func addObject(
    to tree: inout JSONTree, fields: [FieldDraft], oneOfs: [(String, String)]
  ) {
    guard random.oneIn(4) else {
      tree["object"] = .text(objectName())
      if random.oneIn(6) { tree["codable"] = .bool(isCodable && random.oneIn(2)) }
      return
    }
    tree["declaration"] = .text("extension")
    // The app's struct has only the properties of its initializer.
    if case .list(let protocols)? = tree["conformsTo"],
      protocols.contains(where: { groupProtocols.contains($0.string ?? "") })
    {
      tree["conformsTo"] = nil
    }
    tree["object"] = .text(
      ownObject { _ in fields.map { ($0.property, $0.swiftType) } + oneOfs })
  }

  /// Adds fallbacks to fields: a standard field, or another key of the object.
  ///
  /// - Parameter removable: The places of fields whose values a rule of the group can remove.
  private mutating func addFallbacks(
    to fields: inout [FieldDraft], shared: [FieldDraft], except removable: Set<String>
  ) {
    let keys = (shared + fields).filter { !$0.isCollected }.compactMap(\.key)
    for index in fields.indices where random.oneIn(4) && !fields[index].isCollected {
      guard case .object = fields[index].tree else { continue }
      let places = keys + Self.textFields.map { "card.\($0)" }
      let others = places.uniqued.filter { $0 != fields[index].path && !removable.contains($0) }
      fields[index].tree["fallback"] = .texts(
        Array(others.shuffled(using: &random).prefix(random.number(1...2))))
    }
  }

  /// Adds `together` and `order`, and returns the places of the fields in them.
  ///
  /// - Parameter taken: The places of fields in the rules of the group.
  @discardableResult
  private mutating func addRules(
    to tree: inout JSONTree, of fields: [FieldDraft], excluding taken: Set<String>
  ) -> Set<String> {
    var taken = taken.union(
      fields.flatMap { $0.tree["fallback"]?.elements ?? [] }.compactMap(\.string))
    let free = fields.filter { !taken.contains($0.path) }.shuffled(using: &random)
    let optional = free.filter(\.canBeMissing)
    if optional.count > 1, random.oneIn(2) {
      let list = Array(optional.prefix(random.number(2...3)).map(\.path))
      tree["together"] = random.oneIn(2) ? .texts(list) : .list([.texts(list)])
      taken.formUnion(list)
    }
    let pairs = [BaseType.int, .double, .decimal, .date].map { base in
      let fields = free.filter { $0.base == base && !$0.isList }
      return Array(
        (fields.filter(\.isDefaulted).prefix(1) + fields.filter { !$0.isDefaulted }).prefix(2))
    }.filter { $0.count == 2 }
    if let pair = pairs.first, random.oneIn(2) {
      let places = pair.shuffled(using: &random).map(\.path)
      tree["order"] = random.oneIn(2) ? .texts(places) : .list([.texts(places)])
      taken.formUnion(places)
    }
    return taken
  }

  private mutating func addAtLeastOne(to tree: inout JSONTree, of fields: [FieldDraft]) {
    let optional = fields.filter(\.canBeMissing).map(\.path)
    guard optional.count > 1, random.oneIn(2) else { return }
    let lists = (0..<random.number(1...2)).map { _ in
      JSONTree.texts(Array(optional.shuffled(using: &random).prefix(random.number(2...4))))
    }
    tree["atLeastOne"] = lists.count == 1 && random.oneIn(2) ? lists[0] : .list(lists)
  }
}

/// A group before it is written to a schema.
struct GroupDraft {
  var name: String
  var tree: JSONTree
  var fields: [FieldDraft]
  /// The names used in each of its objects.
  var scope: Set<String>
  /// The places of fields in `together` and `order`.
  var removable: Set<String>
}
