/// The members of one JSON object of the schema, each name once.
struct Members {
  /// Where the object begins.
  let location: SourceLocation
  private let byName: [String: JSONMember]
  /// What unknown members may have been meant to be.
  private let meant: Set<String>

  init(_ members: [JSONMember], at location: SourceLocation, allowed: [String]) {
    self.location = location
    var byName = Dictionary(members.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var meant: Set<String> = []
    for member in members where !allowed.contains(member.name) {
      let names = member.near(among: allowed)
      meant.formUnion(names)
      // Read as what it was meant to be, so that the misspelling is the only mistake.
      guard names.count == 1, let name = names.first, byName[name] == nil else { continue }
      byName[name] = JSONMember(name, at: member.nameLocation, value: member.value)
    }
    self.byName = byName
    self.meant = meant
  }

  subscript(name: String) -> JSONMember? { byName[name] }

  /// Whether the member is neither there nor misspelled, which is a mistake already.
  func lacks(_ name: String) -> Bool { byName[name] == nil && !meant.contains(name) }
}

extension JSONMember {
  /// The names that an unknown one may have been meant to be.
  fileprivate func near(among allowed: [String]) -> [String] {
    nearWords(to: name, among: allowed, synonyms: Synonyms.members)
  }
}

extension SchemaReader {
  /// The object's members; nil, and a mistake, when it is something else.
  mutating func members(of node: JSONNode, named what: String, allowed: [String]) -> Members? {
    guard case .object(let members) = node.value else {
      reportWrongType(of: node, named: what, expected: "an object")
      return nil
    }
    reportDuplicates(in: members)
    for member in members where !allowed.contains(member.name) {
      reportUnknown(member, in: what, allowed: allowed)
    }
    return Members(members, at: node.location, allowed: allowed)
  }

  /// The members of an object whose names are free, each name once; none when it is absent or something else.
  mutating func object(_ name: String, in members: Members?, named what: String) -> [JSONMember] {
    guard let node = members?[name]?.value else { return [] }
    guard case .object(let entries) = node.value else {
      reportWrongType(
        of: node, named: what, expected: "an object", sample: node.sample(ofMember: name))
      return []
    }
    let repeated = reportDuplicates(in: entries)
    return entries.indices.filter { !repeated.contains($0) }.map { entries[$0] }
  }

  mutating func string(_ name: String, in members: Members?) -> Located<String>? {
    guard let node = members?[name]?.value else { return nil }
    return string(from: node, named: quoted(name))
  }

  mutating func bool(_ name: String, in members: Members?) -> Bool? {
    locatedBool(name, in: members)?.value
  }

  /// The same with its position.
  mutating func locatedBool(_ name: String, in members: Members?) -> Located<Bool>? {
    guard let member = members?[name] else { return nil }
    guard case .bool(let value) = member.value.value else {
      reportWrongType(of: member.value, named: quoted(name), expected: "true or false")
      return nil
    }
    return Located(value, at: member.nameLocation)
  }

  /// A list of texts; one text stands for a list of one.
  mutating func strings(_ name: String, in members: Members?) -> [Located<String>] {
    guard let node = members?[name]?.value else { return [] }
    switch node.value {
    case .string(let text):
      return [Located(text, at: node.location)]
    case .array(let elements):
      return elements.compactMap { string(from: $0, named: "an element of \(quoted(name))") }
    default:
      reportWrongType(of: node, named: quoted(name), expected: "a list of texts")
      return []
    }
  }

  mutating func description(in members: Members?) -> String? {
    let text = string("description", in: members)
    if let text { checkText(text, of: "description", remedy: "describe it, or leave it out") }
    return text?.value
  }

  /// A text for people says something.
  private mutating func checkText(_ text: Located<String>, of name: String, remedy: String) {
    guard ValueGrammar.trimmed(text.value).isEmpty else { return }
    report(
      .invalidValue, at: text.location, "\(quoted(name)) is empty", notes: [.init(remedy)])
  }

  /// True, or a text that says what to use instead.
  mutating func deprecation(in members: Members?) -> Deprecation? {
    guard let node = members?["deprecated"]?.value else { return nil }
    switch node.value {
    case .bool(let isDeprecated): return isDeprecated ? Deprecation() : nil
    case .string(let text):
      checkText(
        Located(text, at: node.location), of: "deprecated",
        remedy: "say what to use instead, or write true")
      return Deprecation(message: text)
    default:
      reportWrongType(of: node, named: "\"deprecated\"", expected: "true or a text")
      return nil
    }
  }

  /// One of the words of an enum.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, in members: Members?
  ) -> Choice? {
    guard let text = string(name, in: members) else { return nil }
    if let choice = Choice(rawValue: text.value) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    report(
      .invalidValue, at: text.location, "\(quoted(name)) cannot be \(quoted(text.value))",
      notes: [.init(didYouMean(text.value, among: words) + "it is \(words.orList)")])
    return nil
  }

  mutating func string(from node: JSONNode, named what: String) -> Located<String>? {
    guard case .string(let text) = node.value else {
      reportWrongType(of: node, named: what, expected: "text")
      return nil
    }
    return Located(text, at: node.location)
  }

  /// - Parameter sample: What to write; nil where that depends on what is meant.
  mutating func reportWrongType(
    of node: JSONNode, named what: String, expected: String, sample: String? = nil
  ) {
    report(
      .wrongJSONType, at: node.location, "\(what) is \(node.value.kind), not \(expected)",
      notes: [.init("write \(expected)\(sample.map { ": \($0)" } ?? " here")")])
  }

  private mutating func reportUnknown(_ member: JSONMember, in what: String, allowed: [String]) {
    var notes = [
      Diagnostic.Note(
        didYouMean(member.near(among: allowed))
          + "its members are \(allowed.joined(separator: ", "))")
    ]
    if let remark = remark(onMisplaced: member, allowed: allowed) {
      notes = [.init(remark)]
    }
    let isOfField = allowed.contains("default")
    if isOfField, let remark = Synonyms.remarksOnFields[member.name.lowercased()] {
      notes.insert(.init(remark), at: 0)
    }
    report(
      .unknownMember, at: member.nameLocation, "\(what) has no member \(quoted(member.name))",
      notes: notes)
  }

  /// Where a member belongs that is not one of a class type or a group, but a field of it.
  private func remark(onMisplaced member: JSONMember, allowed: [String]) -> String? {
    guard allowed == SchemaMembers.classType || allowed == SchemaMembers.group,
      member.near(among: allowed).isEmpty, member.value.isField
    else { return nil }
    let cardFields = CardField.allCases.map(\.rawValue)
    let field = cardFields.contains(member.name) ? "a standard field" : "a key"
    let place = cardFields.contains(member.name) ? "card" : "extras"
    return "\(field) belongs in \(quoted(place)): "
      + "\(quoted(place)): { \(member.name.jsonLiteral): \(member.value.text) }"
  }

  /// The positions of members whose name stood before.
  @discardableResult
  private mutating func reportDuplicates(in members: [JSONMember]) -> Set<Int> {
    var first: [String: SourceLocation] = [:]
    var repeated: Set<Int> = []
    for (index, member) in members.enumerated() {
      if let location = first[member.name] {
        repeated.insert(index)
        report(
          .duplicateMember, at: member.nameLocation, "\(quoted(member.name)) stands here twice",
          notes: [.init("the first one is here; remove or rename one of them", at: location)])
      } else {
        first[member.name] = member.nameLocation
      }
    }
    return repeated
  }
}

extension JSONNode {
  /// Whether the value declares a field: a type, or an object that has one.
  fileprivate var isField: Bool {
    switch value {
    case .string(let text): FieldType(text) != nil
    case .object(let members): members.contains { $0.name == "type" }
    case .array, .number, .bool, .null: false
    }
  }

  /// The member of that name as an object: with the names that the value lists, or else with one that shows the form.
  fileprivate func sample(ofMember name: String) -> String? {
    let (key, entry): (String, String)
    switch name {
    case "card": (key, entry) = ("title", "\"string\"")
    case "extras": (key, entry) = ("tile_title", "\"string\"")
    case "classTypes": (key, entry) = ("coupon_code", "{}")
    case "groups": (key, entry) = ("message", "{}")
    default: return nil
    }
    var keys: [String] = []
    if case .array(let elements) = value {
      keys = elements.compactMap { if case .string(let text) = $0.value { text } else { nil } }
    }
    let members = (keys.isEmpty ? [key] : keys.uniqued).map { "\($0.jsonLiteral): \(entry)" }
    return "\(quoted(name)): { \(members.joined(separator: ", ")) }"
  }
}
