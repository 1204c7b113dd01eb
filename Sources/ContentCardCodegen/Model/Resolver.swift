import ContentCardSchema

/// Chooses every name of the generated code and gathers every mistake that only shows then.
struct Resolver {
  let schema: Schema
  let path: String
  private(set) var diagnostics: [Diagnostic] = []

  /// What scopes inside the namespace reserve: its name, which nothing there may hide; empty when there is none.
  let namespaceNames: Set<String>
  /// The types of the module.
  let typeScope = NameScope(reserved: RuntimeNames.types)
  /// The cases of the class type.
  let caseScope: NameScope
  /// The cases of each group's enum, by the group's name.
  var groupScopes: [String: NameScope] = [:]
  /// Every name as it was first spelled: Swift's strings are equal where its identifiers are not, if
  /// they differ in how a letter and its accent are encoded.
  private var spellings: Set<String> = []
  /// The enums of the values that a group's objects share, by the group's name and the field's path.
  var groupEnums: [String: [ValuePath: EnumModel]] = [:]
  /// The objects that the team declares itself.
  var ownTypes: Set<String> = []
  /// The members of each object, by its name with the namespace in front; a scope for each class type that becomes it.
  var objectScopes: [String: [NameScope]] = [:]
  /// What else is the team's own, in file order of the objects that mention it.
  var mentions: [Mention] = []
  /// The enums nested in objects, by their names with the object's in front.
  var nestedEnums: [String: NameScope.Claim] = [:]

  init(_ schema: Schema, path: String) {
    self.schema = schema
    self.path = path
    namespaceNames = schema.namespace.map { [$0.value] } ?? []
    caseScope = NameScope(
      reserved: RuntimeNames.classTypeMembers, RuntimeNames.types, namespaceNames)
  }

  mutating func report(
    _ code: DiagnosticCode, at location: SourceLocation, _ message: String, note: String,
    at noteLocation: SourceLocation? = nil
  ) {
    diagnostics.append(
      Diagnostic(code, path: path, at: location, message, notes: [.init(note, at: noteLocation)]))
  }

  mutating func model() -> Model {
    claimFallbackCase()
    claimNamespace()
    let groups = schema.groups.map { group($0) }
    let classTypes = schema.classTypes.map { classType($0) }
    ownTypes = Set(classTypes.filter { $0.declaration == .extension }.map(\.object))
    checkDashboardNames()
    checkUnusedGroups()
    let extrasFields = schema.extrasFields
    let constants = constants(of: extrasFields)
    let objects = objects(of: classTypes)
    checkMentions()
    return Model(
      name: schema.name,
      description: schema.description,
      access: schema.access,
      namespace: schema.namespace?.value,
      discriminator: schema.discriminator.value,
      isCaseSensitive: schema.isCaseSensitive,
      fallbackCase: schema.fallbackCase?.value ?? Schema.defaultFallbackCase,
      classTypes: classTypes,
      groups: groups,
      objects: objects,
      keys: keys(of: extrasFields, constants: constants),
      constantNames: constants.mapValues { RuntimeNames.constants.contains($0) ? $0 : scoped($0) })
  }

  private mutating func claimFallbackCase() {
    guard let given = schema.fallbackCase else {
      let claim = NameScope.Claim(role: .fallbackCase, source: "fallbackCase", location: nil)
      _ = caseScope.claim(Schema.defaultFallbackCase, by: claim)
      return
    }
    guard let name = identifier(given, for: .fallbackCase) else { return }
    _ = claim(name, as: .fallbackCase, for: "fallbackCase", in: caseScope)
  }

  /// The namespace stands beside the library's types and keys, its own types must not hide it, and nor must the members
  /// of what mentions it.
  private mutating func claimNamespace() {
    let members = NameScope(
      reserved: RuntimeNames.constants, RuntimeNames.objectMembers, RuntimeNames.dispatchMembers)
    guard let given = schema.namespace, let name = identifier(given, for: .namespace),
      claim(name, as: .namespace, for: name.value, in: members),
      claim(name, as: .namespace, for: name.value, in: typeScope)
    else { return }
    if let holder = caseScope[name.value] {
      let claim = NameScope.Claim(role: .namespace, source: name.value, location: name.location)
      reportCollision(of: claim, named: name.value, with: holder)
    }
  }

  mutating func spelling(_ name: String) -> String { spellings.insert(name).memberAfterInsert }

  /// The name of a type of the output as the rest of the output mentions it.
  func scoped(_ name: String) -> String {
    (schema.namespace.map { "\($0.value.escaped)." } ?? "") + name
  }
}
