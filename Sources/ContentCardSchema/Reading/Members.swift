/// The members of a JSON object in the schema, without duplicates.
struct Members {
  /// The name of the object in messages, such as `group "message"`.
  fileprivate let what: String
  let location: SourceLocation
  private let byName: [String: JSONMember]
  /// The allowed names that are suggested for unknown members.
  private let suggested: Set<String>

  init(_ members: [JSONMember], of what: String, at location: SourceLocation, allowed: [String]) {
    self.what = what
    self.location = location
    var byName = Dictionary(members.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var suggested: Set<String> = []
    for member in members where !allowed.contains(member.name) {
      let names = member.suggestions(among: allowed)
      suggested.formUnion(names)
      // The member is read under the suggested name, so that its misspelled name does not cause further errors.
      guard names.count == 1, let name = names.first, byName[name] == nil else { continue }
      byName[name] = JSONMember(name, at: member.nameLocation, value: member.value)
    }
    self.byName = byName
    self.suggested = suggested
  }

  subscript(name: String) -> JSONMember? { byName[name] }

  /// Returns whether the member is missing. A name that is suggested for an unknown member does not count as missing,
  /// because an error about the unknown member suggests it.
  func lacks(_ name: String) -> Bool { byName[name] == nil && !suggested.contains(name) }
}

extension JSONMember {
  fileprivate func suggestions(among allowed: [String]) -> [String] {
    ContentCardSchema.suggestions(for: name, among: allowed, synonyms: Synonyms.members)
  }
}

extension SchemaReader {
  /// Returns the members of an object, and reports duplicate and unknown ones. If the value is not an object, reports
  /// an error and returns `nil`.
  mutating func members(of node: JSONNode, named what: String, allowed: [String]) -> Members? {
    guard case .object(let members) = node.value else {
      reportWrongType(of: node, named: what, expected: "an object")
      return nil
    }
    reportDuplicates(in: members)
    for member in members where !allowed.contains(member.name) {
      reportUnknown(member, in: what, allowed: allowed)
    }
    return Members(members, of: what, at: node.location, allowed: allowed)
  }

  /// Returns the members of an object without duplicates, and reports the duplicates. Does not check the names.
  ///
  /// Returns an empty array if the object is missing. If the value is not an object, reports an error and returns an
  /// empty array.
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

  mutating func require(_ name: String, in members: Members?, remedy: String) {
    guard let members, members.lacks(name) else { return }
    report(
      .missingMember, at: members.location, "\(members.what) has no \(quoted(name))", note: remedy)
  }

  /// Returns the text of a required member. If the member is missing or is not text, reports an error and returns
  /// `nil`. A missing member causes no error of its own if its name is suggested for an unknown member.
  mutating func string(_ name: String, in members: Members, remedy: String) -> Located<String>? {
    require(name, in: members, remedy: remedy)
    return string(name, in: members)
  }

  /// Returns the elements of a list, or an empty array if the value is missing or is not a list. Reports an error if
  /// the value is not a list, or if the list is empty and `remedy` is not `nil`.
  mutating func list(
    _ name: String, in members: Members?, expected: String, ifEmpty remedy: String? = nil
  ) -> [JSONNode] {
    guard let node = members?[name]?.value else { return [] }
    guard case .array(let elements) = node.value else {
      reportWrongType(of: node, named: quoted(name), expected: expected)
      return []
    }
    if let remedy, elements.isEmpty { reportEmpty(name, at: node.location, remedy: remedy) }
    return elements
  }

  mutating func reportEmpty(_ name: String, at location: SourceLocation, remedy: String) {
    report(.invalidValue, at: location, "\(quoted(name)) is empty", note: remedy)
  }

  /// Reports an error for each of these members that is present, because it has no effect.
  mutating func reportMisplaced(
    _ names: [String], in members: Members?, on what: String, note: String
  ) {
    for member in names.compactMap({ members?[$0] }) {
      report(
        .misplacedMember, at: member.nameLocation,
        "\(quoted(member.name)) has no effect on \(what)", note: note)
    }
  }

  mutating func bool(_ name: String, in members: Members?) -> Bool? {
    locatedBool(name, in: members)?.value
  }

  /// Returns the value of a Boolean member, with the location of the member's name, or `nil` if the member is missing.
  /// If the member is not a Boolean, reports an error and returns `nil`.
  mutating func locatedBool(_ name: String, in members: Members?) -> Located<Bool>? {
    guard let member = members?[name] else { return nil }
    guard case .bool(let value) = member.value.value else {
      reportWrongType(of: member.value, named: quoted(name), expected: "true or false")
      return nil
    }
    return Located(value, at: member.nameLocation)
  }

  /// Returns the strings of a list. A single string is read as a list with one element. Elements that are not strings
  /// are reported and left out.
  mutating func strings(_ name: String, in members: Members?) -> [Located<String>] {
    guard let node = members?[name]?.value else { return [] }
    switch node.value {
    case .string(let text):
      return [Located(text, at: node.location)]
    case .array(let elements):
      return elements.compactMap { string(from: $0, named: "an element of \(quoted(name))") }
    default:
      reportWrongType(of: node, named: quoted(name), expected: "a list of strings")
      return []
    }
  }

  mutating func description(in members: Members?) -> String? {
    guard let text = string("description", in: members) else { return nil }
    checkNotEmpty(text, of: "description", remedy: "add a description, or remove it")
    return text.value
  }

  /// Reports an error if a text is empty. Text that contains only white space also counts as empty.
  private mutating func checkNotEmpty(_ text: Located<String>, of name: String, remedy: String) {
    guard ValueGrammar.trimmed(text.value).isEmpty else { return }
    reportEmpty(name, at: text.location, remedy: remedy)
  }

  mutating func deprecation(in members: Members?) -> Deprecation? {
    guard let node = members?["deprecated"]?.value else { return nil }
    switch node.value {
    case .bool(let isDeprecated): return isDeprecated ? Deprecation() : nil
    case .string(let text):
      checkNotEmpty(
        Located(text, at: node.location), of: "deprecated",
        remedy: "name the replacement, or write true")
      // Messages such as that of `@available` end without a full stop. The page and the library's warnings add one.
      return Deprecation(message: text.hasSuffix(".") ? String(text.dropLast()) : text)
    default:
      reportWrongType(of: node, named: "\"deprecated\"", expected: "text or true")
      return nil
    }
  }

  /// Returns the enum case whose raw value is the text of a member, or `nil` if the member is missing. If the member
  /// has another value, reports an error and returns `nil`.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, in members: Members?
  ) -> Choice? {
    guard let text = string(name, in: members) else { return nil }
    if let choice = Choice(rawValue: text.value) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    report(
      .invalidValue, at: text.location, "\(quoted(name)) cannot be \(quoted(text.value))",
      note: didYouMean(text.value, among: words) + "it must be \(words.orList)")
    return nil
  }

  mutating func string(from node: JSONNode, named what: String) -> Located<String>? {
    guard case .string(let text) = node.value else {
      reportWrongType(of: node, named: what, expected: "text")
      return nil
    }
    return Located(text, at: node.location)
  }

  mutating func reportWrongType(
    of node: JSONNode, named what: String, expected: String, sample: String? = nil
  ) {
    report(
      .wrongJSONType, at: node.location, "\(what) is \(node.value.kind), not \(expected)",
      note: "write \(expected)\(sample.map { ": \($0)" } ?? " here")")
  }

  private mutating func reportUnknown(_ member: JSONMember, in what: String, allowed: [String]) {
    var notes = suggestionNotes(
      member.suggestions(among: allowed),
      outOf: allowed.count == 1
        ? "the only allowed member is \(quoted(allowed[0]))"
        : "the allowed members are \(allowed.joined(separator: ", "))")
    if let note = note(onMisplaced: member, allowed: allowed) {
      notes = [.init(note)]
    }
    let isOfField = allowed.contains("default")
    if isOfField, let note = Synonyms.fieldNotes[member.name.lowercased()] {
      notes.insert(.init(note), at: 0)
    }
    if allowed == SchemaMembers.classType, member.name.lowercased() == "group" {
      notes.insert(.init(Synonyms.groupNote), at: 0)
    }
    report(
      .unknownMember, at: member.nameLocation, "\(what) has no member \(quoted(member.name))",
      notes: notes)
  }

  /// Returns a note if the member looks like a field that is declared directly in a class type or a group. Returns
  /// `nil` for any other member, and for a member for which an allowed name is suggested.
  private func note(onMisplaced member: JSONMember, allowed: [String]) -> String? {
    guard allowed == SchemaMembers.classType || allowed == SchemaMembers.group,
      member.suggestions(among: allowed).isEmpty, member.value.isField
    else { return nil }
    let cardFields = CardField.allCases.map(\.rawValue)
    let field = cardFields.contains(member.name) ? "standard fields" : "keys"
    let place = cardFields.contains(member.name) ? "card" : "extras"
    return "\(field) belong in \(quoted(place)): "
      + "\(quoted(place)): { \(member.name.jsonLiteral): \(member.value.text) }"
  }

  /// Reports each member that repeats an earlier name, and returns the indices of these members.
  @discardableResult
  private mutating func reportDuplicates(in members: [JSONMember]) -> Set<Int> {
    var first: [String: SourceLocation] = [:]
    var repeated: Set<Int> = []
    for (index, member) in members.enumerated() {
      if let location = first[member.name] {
        repeated.insert(index)
        report(
          .duplicateMember, at: member.nameLocation, "duplicate \(quoted(member.name))",
          note: "first declared here; remove or rename one of them", at: location)
      } else {
        first[member.name] = member.nameLocation
      }
    }
    return repeated
  }
}

extension JSONNode {
  var quotedValue: String? {
    switch value {
    case .number, .bool: quoted(text)
    case .string, .array, .object, .null: nil
    }
  }

  /// Whether the value looks like the declaration of a field: the name of a type, or an object with a member `type`.
  fileprivate var isField: Bool {
    string.map { FieldType($0) != nil } ?? members.contains { $0.name == "type" }
  }

  /// Returns a snippet that shows the member with an object as its value, or `nil` if there is no snippet for this
  /// name.
  ///
  /// If this node is a list with names, the object has a member for each name. Otherwise, it has one example member.
  fileprivate func sample(ofMember name: String) -> String? {
    let (key, entry): (String, String)
    switch name {
    case "card": (key, entry) = ("title", "\"string\"")
    case "extras": (key, entry) = ("tile_title", "\"string\"")
    case "classTypes": (key, entry) = ("coupon_code", "{}")
    case "groups": (key, entry) = ("message", "{}")
    default: return nil
    }
    let keys = elements.compactMap(\.string)
    let members = (keys.isEmpty ? [key] : keys.uniqued).map { "\($0.jsonLiteral): \(entry)" }
    return "\(quoted(name)): { \(members.joined(separator: ", ")) }"
  }
}
