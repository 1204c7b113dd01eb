import ContentCardSchema

/// The declarations that are generated from a schema, and the types and protocols that the schema names. They can
/// collide with the declarations from another schema in the same module.
package struct ModuleDeclarations {
  /// A name that is declared or referred to, with its role and origin. The name of a type that is generated in the
  /// namespace includes the namespace.
  private typealias Name = (path: String, declaration: DeclaredName)

  private let path: String
  private let namespace: Located<String>?
  private let objectiveCPrefix: Located<String>?
  private var types: [Name] = []
  /// The members of `ContentCardKey`: the constants, or the namespace that contains them.
  private var keys: [Name] = []
  private var references: [Name] = []

  package init(_ checked: CheckedSchema, path: String) {
    let (schema, model) = (checked.schema, checked.model)
    self.path = path
    namespace = schema.namespace
    objectiveCPrefix = schema.objectiveCPrefix
    func name(
      _ path: String, _ role: NameRole, _ source: String, at location: SourceLocation
    ) -> Name {
      (path, DeclaredName(role: role, source: source, location: location))
    }

    if let namespace {
      keys.append(name(namespace.value, .namespace, namespace.value, at: namespace.location))
    } else {
      let fields = Dictionary(
        schema.extrasFields.map { ($0.path.value.name, $0) },
        uniquingKeysWith: { first, _ in first })
      for constant in model.declaredConstants {
        guard let field = fields[constant.key] else { continue }
        keys.append(
          name(
            constant.name.text, .constant, constant.key,
            at: field.constant?.location ?? field.path.location))
      }
    }
    types += checked.types + checked.objectiveCDeclarations.map { ($0.name, $0.declaration) }
    let ownProtocols = schema.groups.compactMap(\.protocolName?.value)
    for classType in schema.classTypes {
      references += classType.conformsTo.filter { !ownProtocols.contains($0.value) }.map {
        name($0.value, .conformance, classType.name.value, at: $0.location)
      }
    }
    for field in schema.declaredFields {
      guard let type = field.swiftType else { continue }
      references.append(
        name(type.value, .swiftType, field.path.value.spelling, at: type.location))
    }
  }

  /// Returns diagnostics for collisions with the code of another schema in the same module. If both schemas have the
  /// same namespace or none, or if their Objective-C prefixes conflict, returns only a diagnostic for that.
  package func collisions(with other: Self) -> [Diagnostic] {
    guard namespace != other.namespace else {
      return [
        Diagnostic(
          .nameCollision, path: path, at: namespace?.location,
          "this schema declares the same types as \(quoted(other.path)) in the same module",
          notes: [
            .init(
              "give each schema its own \"namespace\" or its own target",
              at: other.namespace?.location, in: other.path)
          ])
      ]
    }
    if let prefix = objectiveCPrefix, let earlier = other.objectiveCPrefix,
      prefix.value.hasPrefix(earlier.value) || earlier.value.hasPrefix(prefix.value)
    {
      let problem =
        prefix.value == earlier.value
        ? "\(quoted(prefix.value)) is already the prefix of \(quoted(other.path)) in the same module"
        : "\(quoted(prefix.value)) conflicts with the prefix \(quoted(earlier.value)) of \(quoted(other.path)) "
          + "in the same module, because one prefix begins with the other"
      return [
        Diagnostic(
          .nameCollision, path: path, at: prefix.location, problem,
          notes: [
            .init(
              "the other one is here; give one of them another \"prefix\"", at: earlier.location,
              in: other.path)
          ])
      ]
    }
    let pairs = Self.pairs(types, other.types) + Self.pairs(keys, other.keys)
    return pairs.map { name, declaration, earlier in
      Diagnostic(
        .nameCollision, path: path, at: declaration.location,
        "\(quoted(name)) is the name of \(declaration.role.kindWithArticle) here and of "
          + "\(earlier.role.kindWithArticle) in \(quoted(other.path)), which is in the same module",
        notes: [
          .init(
            earlier.remedy(orFor: declaration.role), at: earlier.location, in: other.path)
        ])
    } + conflictingReferences(to: other) + other.conflictingReferences(to: self)
  }

  /// Returns a diagnostic for each name in `conformsTo` or `swiftType` that is also the name of a type generated from
  /// the other schema.
  private func conflictingReferences(to other: Self) -> [Diagnostic] {
    let generated = other.types.filter {
      $0.declaration.role != .ownObject && $0.declaration.role.isType
    }
    return Self.pairs(references, generated).map { name, reference, declaration in
      Diagnostic(
        .nameCollision, path: path, at: reference.location,
        "\(quoted(name)) does not refer to \(reference.role.kindWithArticle), because the code generated "
          + "from \(quoted(other.path)) in the same module declares \(declaration.role.kindWithArticle) of that name",
        notes: [
          .init(declaration.remedy(orFor: reference.role), at: declaration.location, in: other.path)
        ])
    }
  }

  private static func pairs(
    _ names: [Name], _ others: [Name]
  ) -> [(name: String, DeclaredName, DeclaredName)] {
    let others = Dictionary(others, uniquingKeysWith: { first, _ in first })
    return names.compactMap { name, declaration in
      others[name].map { (name, declaration, $0) }
    }
  }
}
