/// Converts the JSON of a schema to a ``Schema``, and collects errors and warnings.
///
/// The reader leaves out most invalid values, or replaces them with valid ones, to avoid further errors about them.
struct SchemaReader: DiagnosticReporter {
  let path: String
  var diagnostics: [Diagnostic] = []

  init(path: String) {
    self.path = path
  }

  /// Returns the schema. If the root is not an object, the schema has no class types.
  mutating func schema(from root: JSONNode, name: String) -> Schema {
    let members = members(of: root, named: "the schema", allowed: SchemaMembers.root)
    _ = string("$schema", in: members)
    let discriminators = discriminators(in: members)
    var schema = Schema(
      name: name,
      description: description(in: members),
      discriminator: discriminators.first
        ?? Located(Schema.defaultDiscriminator, at: root.location),
      olderDiscriminators: Array(discriminators.dropFirst()),
      isCaseSensitive: bool("caseSensitive", in: members) ?? false,
      access: choice("access", in: members) ?? .internal,
      namespace: string("namespace", in: members),
      objectiveCPrefix: objectiveCPrefix(in: members),
      fallbackCase: string("fallbackCase", in: members),
      isCodable: locatedBool("codable", in: members),
      groups: [],
      classTypes: []
    )
    schema.groups = object("groups", in: members, named: "\"groups\"").map { group(from: $0) }
    require(
      "classTypes", in: members,
      remedy: "add \"classTypes\": { \"coupon_code\": { \"extras\": {} } }")
    schema.classTypes = object("classTypes", in: members, named: "\"classTypes\"")
      .map { classType(from: $0) }
    if let node = members?["classTypes"]?.value, case .object(let declared) = node.value,
      declared.isEmpty
    {
      reportEmpty(
        "classTypes", at: node.location,
        remedy: "add a class type: \"coupon_code\": { \"extras\": { \"discount\": \"int\" } }")
    }
    return schema
  }

  /// Returns the current discriminator and then the older ones, or an empty array if the schema names none.
  private mutating func discriminators(in members: Members?) -> [Located<String>] {
    if let node = members?["discriminator"]?.value, case .array(let elements) = node.value,
      elements.isEmpty
    {
      reportEmpty(
        "discriminator", at: node.location,
        remedy: "list the current key and then older ones: [\"class_type\", \"classType\"]")
    }
    let keys = removingDuplicates(
      strings("discriminator", in: members).map { Located(.extras($0.value), at: $0.location) }
    ).map { Located($0.value.name, at: $0.location) }
    for key in keys { checkKey(key, as: "the discriminator") }
    return keys
  }

  private mutating func objectiveCPrefix(in members: Members?) -> Located<String>? {
    guard let node = members?["objectiveC"]?.value else { return nil }
    guard case .object = node.value else {
      reportWrongType(
        of: node, named: "\"objectiveC\"", expected: "an object", sample: "{ \"prefix\": \"SHP\" }")
      return nil
    }
    let declared = self.members(
      of: node, named: "\"objectiveC\"", allowed: SchemaMembers.objectiveC)
    return declared.flatMap {
      string(
        "prefix", in: $0, remedy: "add a prefix for the type names: \"prefix\": \"SHP\"")
    }
  }

  private mutating func group(from member: JSONMember) -> Group {
    let members = members(
      of: member.value, named: "group \(quoted(member.name))", allowed: SchemaMembers.group)
    return Group(
      name: Located(member.name, at: member.nameLocation),
      description: description(in: members),
      enumName: string("enum", in: members),
      listName: string("list", in: members),
      protocolName: string("protocol", in: members),
      isCodable: locatedBool("codable", in: members),
      fields: fields(in: members),
      rules: rules([.together, .order], in: members)
    )
  }

  private mutating func classType(from member: JSONMember) -> ClassType {
    let members = members(
      of: member.value, named: "class type \(quoted(member.name))",
      allowed: SchemaMembers.classType)
    let name = Located(member.name, at: member.nameLocation)
    checkKey(name, as: "the name of a class type")
    let aliases = strings("aliases", in: members)
    for alias in aliases { checkKey(alias, as: "an alias") }
    return ClassType(
      name: name,
      description: description(in: members),
      deprecation: deprecation(in: members),
      caseName: string("case", in: members),
      object: string("object", in: members),
      declaration: choice("declaration", in: members) ?? .struct,
      aliases: aliases,
      conformsTo: strings("conformsTo", in: members),
      isCodable: locatedBool("codable", in: members),
      isValidated: bool("validated", in: members) ?? false,
      fields: fields(in: members),
      oneOf: object("oneOf", in: members, named: "\"oneOf\"").map { oneOf(from: $0) },
      rules: rules(PlaceRule.allCases, in: members)
    )
  }

  /// Returns the standard fields and then the extras, each in file order.
  private mutating func fields(in members: Members?) -> [Field] {
    var fields: [Field] = []
    for member in object("card", in: members, named: "\"card\"") {
      checkCardField(Located(member.name, at: member.nameLocation))
      fields.append(field(from: member, path: .card(member.name)))
    }
    for member in object("extras", in: members, named: "\"extras\"") {
      checkKey(Located(member.name, at: member.nameLocation), as: "a key")
      fields.append(field(from: member, path: ValuePath(key: member.name)))
    }
    checkFallbacks(of: fields)
    return fields
  }
}
