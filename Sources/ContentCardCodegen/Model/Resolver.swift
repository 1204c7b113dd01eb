import ContentCardSchema

/// Chooses every name of the generated code and gathers every mistake that only shows then.
struct Resolver {
  let schema: Schema
  let path: String
  private(set) var diagnostics: [Diagnostic] = []

  /// The types of the module.
  let typeScope = NameScope(reserved: RuntimeNames.types)
  /// The cases of the class type.
  let caseScope = NameScope(reserved: RuntimeNames.classTypeMembers)
  /// The cases of each group's enum, by the group's name.
  var groupScopes: [String: NameScope] = [:]
  /// The enums of the values that a group's objects share, by the group's name and the field's path.
  var groupEnums: [String: [ValuePath: EnumModel]] = [:]

  init(_ schema: Schema, path: String) {
    self.schema = schema
    self.path = path
  }

  mutating func report(
    _ code: DiagnosticCode, at location: SourceLocation, _ message: String, note: String,
    at noteLocation: SourceLocation? = nil
  ) {
    diagnostics.append(
      Diagnostic(code, path: path, at: location, message, notes: [.init(note, at: noteLocation)]))
  }

  mutating func model() -> Model {
    if let name = identifier(schema.fallbackCase, for: .fallbackCase) {
      _ = claim(name, as: .fallbackCase, for: "fallbackCase", in: caseScope)
    }
    let groups = schema.groups.map { group($0) }
    let classTypes = schema.classTypes.map { classType($0) }
    checkDashboardNames()
    checkUnusedGroups(classTypes)
    let constants = constants()
    return Model(
      name: schema.name,
      description: schema.description,
      access: schema.access,
      discriminator: schema.discriminator.value,
      isCaseSensitive: schema.isCaseSensitive,
      fallbackCase: schema.fallbackCase.value,
      classTypes: classTypes,
      groups: groups,
      objects: objects(of: classTypes),
      keys: keys(constants: constants),
      constants: constants)
  }
}
