import ContentCardSchema

/// Chooses the names and types in the generated code, and reports problems such as conflicts between names.
struct Resolver: DiagnosticReporter {
  let schema: Schema
  let path: String
  var diagnostics: [Diagnostic] = []

  /// A set that contains only the namespace's name, which must not be hidden by a name inside the namespace. Empty if
  /// there is no namespace.
  let namespaceNames: Set<String>
  /// The scope of the namespace and of the schema's types, including each group's enum and the enums of allowed values
  /// that its objects share, but not the enums nested in objects.
  let typeScope = NameScope(reserved: RuntimeNames.types)
  /// The scope of the class type enum's cases, and of the enums and lists of groups, which the enum also contains.
  let caseScope: NameScope
  /// The scope of each group's cases, by the group's name.
  var groupScopes: [String: NameScope] = [:]
  /// The undeclared groups that have been reported, except probable misspellings of declared groups.
  var unknownGroups: Set<String> = []
  /// The declared groups that are suggested for a misspelled name.
  var misspelledGroups: Set<String> = []
  /// The first spelling of each name. Two names that encode an accented letter differently are equal as Swift strings,
  /// but different as Swift identifiers.
  private var spellings: Set<String> = []
  /// The enums of allowed values that a group's objects share, by the group's name and the field's path.
  var groupEnums: [String: [ValuePath: EnumModel]] = [:]
  /// The properties that each group's protocol requires, by the protocol's name.
  var requirements: [String: [PropertyModel]] = [:]
  /// The names of the app-defined objects.
  var ownTypes: Set<String> = []
  /// The scopes for the members of each object, one for each of its class types, keyed by the object's qualified name.
  var objectScopes: [String: [NameScope]] = [:]
  /// The references to check after all names are declared.
  var typeReferences: [TypeReference] = []
  /// The scope of the types that are declared for Objective-C, and of the enum constants in the header. Empty if the
  /// schema has no member `objectiveC`.
  let objectiveCScope = NameScope(reserved: RuntimeNames.types)
  /// The enums nested in objects, keyed by the names of the object and the enum without the namespace, such as
  /// `Tile.Size`.
  var nestedEnums: [String: DeclaredName] = [:]

  init(_ schema: Schema, path: String) {
    self.schema = schema
    self.path = path
    namespaceNames = schema.namespace.map { [$0.value] } ?? []
    caseScope = NameScope(
      reserved: RuntimeNames.classTypeMembers, RuntimeNames.types, namespaceNames)
  }

  /// Returns the model, which is complete only if no error was reported.
  mutating func model() -> Model {
    declareFallbackCase()
    declareNamespace()
    let groups = schema.groups.map { group($0) }
    var classTypes = schema.classTypes.map { classType($0) }
    ownTypes = Set(
      classTypes.filter { $0.declared.declaration == .extension }.map(\.objectName))
    checkDashboardNames()
    checkUnusedGroups()
    let constants = constants(of: schema.extrasFields).filter { $0.name != .missing }
    let objects = objects(of: &classTypes)
    checkTypeReferences()
    let model = Model(
      schema: schema, classTypes: classTypes, groups: groups, objects: objects,
      constants: Dictionary(uniqueKeysWithValues: constants.map { ($0.key, $0) }),
      declaredConstants: constants.filter { !$0.isOfLibrary })
    checkObjectiveCNames(of: model)
    return model
  }

  private mutating func declareFallbackCase() {
    guard let given = schema.fallbackCase else {
      let fallback = DeclaredName(role: .fallbackCase, source: "fallbackCase", location: nil)
      _ = caseScope.declare(Schema.defaultFallbackCase, for: fallback)
      return
    }
    guard let name = identifier(given, for: .fallbackCase) else { return }
    _ = declare(name, as: .fallbackCase, from: "fallbackCase", in: caseScope)
  }

  /// Declares the namespace. Reports an error if its name is not valid or is reserved, or if the fallback case has the
  /// same name. The names of the library's key constants, and of members and parameters in generated code, are reserved,
  /// because they would conflict with the namespace.
  private mutating func declareNamespace() {
    let members = NameScope(
      reserved: RuntimeNames.constants, RuntimeNames.objectMembers, RuntimeNames.dispatchMembers)
    guard let given = schema.namespace, let name = identifier(given, for: .namespace),
      declare(name, as: .namespace, from: name.value, in: members),
      declare(name, as: .namespace, from: name.value, in: typeScope)
    else { return }
    if let earlier = caseScope[name.value] {
      let namespace = DeclaredName(role: .namespace, source: name.value, location: name.location)
      reportCollision(of: namespace, named: name.value, with: earlier)
    }
  }

  mutating func spelling(_ name: String) -> SwiftName {
    SwiftName(spellings.insert(name).memberAfterInsert)
  }

  var namespace: SwiftName? { schema.namespace.map { SwiftName($0.value) } }

  func qualified(_ name: String) -> SwiftType { .named(SwiftName(name), in: namespace) }
}
