import ContentCardSchema

/// An error that is thrown if a draft lacks a name. A name is missing only if a mistake in the schema was reported.
struct MissingName: Error {}

extension Optional {
  func chosen() throws(MissingName) -> Wrapped {
    guard let self else { throw MissingName() }
    return self
  }
}

extension Model {
  /// Creates a model from a draft without mistakes: chooses types, storage, and decoder calls.
  ///
  /// - Throws: ``MissingName`` if a name is missing from the draft.
  init(_ draft: ModelDraft, of schema: Schema) throws(MissingName) {
    let namespace = schema.namespace.map { SwiftName($0.value) }
    name = schema.name
    description = schema.description
    access = schema.access
    self.namespace = namespace
    objectiveC = schema.objectiveCPrefix.map { ObjectiveCNames(prefix: $0.value) }
    discriminator = schema.discriminator.value
    discriminatorConstant =
      discriminator == Schema.defaultDiscriminator
      ? RuntimeNames.keyConstants[discriminator].map { SwiftName($0) } : nil
    isCaseSensitive = schema.isCaseSensitive
    fallbackCase = SwiftName(schema.fallbackCase?.value ?? Schema.defaultFallbackCase)
    classType = .named("ContentCardClassType", in: namespace)
    union = .named("ContentCardObject", in: namespace)
    let indices = Dictionary(
      zip(draft.objects.map(\.name), draft.objects.indices), uniquingKeysWith: { first, _ in first }
    )
    classTypes = try draft.classTypes.map { draft throws(MissingName) in
      try ClassTypeModel(
        draft, objectIndex: try draft.object.flatMap { indices[$0] }.chosen())
    }
    groups = try draft.groups.map { draft throws(MissingName) in
      try GroupModel(draft, in: namespace)
    }
    objects = try draft.objects.map { draft throws(MissingName) in
      try ObjectModel(draft, in: namespace)
    }
    constants = draft.constants
    declaredConstants = draft.declaredConstants
    foundationUse = draft.foundationUse
  }
}

extension ClassTypeModel {
  fileprivate init(_ draft: ClassTypeDraft, objectIndex: Int) throws(MissingName) {
    self.init(
      name: draft.declared.name.value,
      aliases: draft.declared.aliases.map(\.value),
      description: draft.declared.description,
      deprecation: draft.declared.deprecation,
      path: CasePath(group: draft.group, name: try draft.caseName.chosen()),
      objectIndex: objectIndex)
  }
}

extension GroupModel {
  fileprivate init(_ draft: GroupDraft, in namespace: SwiftName?) throws(MissingName) {
    caseName = try draft.caseName.chosen()
    enumName = try draft.enumName.chosen()
    listName = try draft.listName.chosen()
    description = draft.declared.description
    if draft.declared.protocolName != nil {
      `protocol` = ProtocolModel(
        name: try draft.protocolName.chosen(),
        properties: try draft.properties.map { draft throws(MissingName) in
          try PropertyModel(draft, in: namespace, declaration: .struct)
        })
    }
    enums = try draft.enums.map { draft throws(MissingName) in try EnumModel(draft) }
  }
}

extension ObjectModel {
  fileprivate init(_ draft: ObjectDraft, in namespace: SwiftName?) throws(MissingName) {
    let properties = try draft.properties.map { property throws(MissingName) in
      try PropertyModel(property, in: namespace, declaration: draft.declaration)
    }
    switch draft.declaration {
    case .struct:
      let name = SwiftName(draft.name)
      type = .named([name])
      qualifiedType = .named(name, in: namespace)
    case .extension:
      type = SwiftType(dotted: draft.name)
      qualifiedType = type
    }
    caseName = draft.caseName
    declaration = draft.declaration
    description = draft.description
    classTypes = draft.classTypes
    isCodable = draft.isCodable
    conformances = draft.conformances
    self.properties = properties
    oneOfs = try draft.oneOfs.map { draft throws(MissingName) in try OneOfModel(draft) }
    atLeastOne = draft.atLeastOne.map { list in list.map { properties[$0] } }
    enums = try draft.enums.map { draft throws(MissingName) in try EnumModel(draft) }
  }
}

extension EnumModel {
  init(_ draft: EnumDraft) throws(MissingName) {
    self.init(name: try draft.name.chosen(), cases: draft.cases)
  }
}

extension ModelDraft {
  /// Where the generated code uses Foundation types. The properties of an app-defined type are declared in the app, so
  /// the generated code uses their types only in the body of the initializer.
  fileprivate var foundationUse: FoundationUse {
    let isInProtocols = groups.contains {
      $0.declared.protocolName != nil && $0.properties.useFoundation
    }
    let isInObjects = objects.contains { object in
      object.declaration == .struct && object.properties.useFoundation
        || object.oneOfs.contains { $0.choices.contains { $0.field.isOfFoundation } }
    }
    if isInProtocols || isInObjects { return .inDeclarations }
    return objects.contains { $0.properties.useFoundation } ? .inBodies : .none
  }
}

extension [PropertyDraft] {
  fileprivate var useFoundation: Bool { contains { $0.field.isOfFoundation } }
}
