import ContentCardSchema

/// A schema without errors, and the names and types of its generated code.
package struct CheckedSchema: Sendable {
  /// The schema as read, but with the access level passed to `validate`, if any.
  package let schema: Schema
  package let model: Model
  /// The namespace, the objects, and the protocols and shared enums of groups, by qualified name.
  let types: [(path: String, declaration: DeclaredName)]
  /// The types that are declared for Objective-C, and the enum constants in the header. Empty if the schema has no
  /// member `objectiveC`.
  let objectiveCDeclarations: [(name: String, declaration: DeclaredName)]

  package func object(ofClassTypeAt index: Int) -> ObjectModel {
    model.object(of: model.classTypes[index])
  }
}

extension Resolver {
  fileprivate var moduleTypes: [(path: String, declaration: DeclaredName)] {
    typeScope.declarations.compactMap { name, declared in
      switch declared.role {
      case .groupEnum: nil
      case .namespace: (name, declared)
      case .object where ownTypes.contains(name):
        (name, DeclaredName(role: .ownObject, source: declared.source, location: declared.location))
      default: (qualified(name).unescaped, declared)
      }
    }
  }
}

/// Reads a schema, checks it, and chooses the names and types of its generated code.
///
/// - Parameters:
///   - name: The `NAME` of `NAME.contentcards.json`.
///   - path: The path of the file in the diagnostics.
///   - access: The access level that overrides the schema's `access`, or `nil` to keep it.
/// - Returns: The checked schema, and all diagnostics in file order. The schema is `nil` if any diagnostic is an error.
package func validate(
  schema bytes: [UInt8], name: String, path: String, access: AccessLevel? = nil
) -> (checked: CheckedSchema?, diagnostics: [Diagnostic]) {
  let reading = readSchema(bytes, name: name, path: path)
  guard var schema = reading.schema else { return (nil, reading.diagnostics) }
  schema.access = access ?? schema.access
  var resolver = Resolver(schema, path: path)
  let model = resolver.model()
  // The resolver checks the fields of a group again for each of its class types, so it can report the same problem
  // several times.
  let diagnostics = (reading.diagnostics + resolver.diagnostics).uniqued
    .inFileOrder(by: \.location)
  guard diagnostics.allSatisfy({ $0.severity != .error }) else { return (nil, diagnostics) }
  let checked = CheckedSchema(
    schema: schema, model: model, types: resolver.moduleTypes,
    objectiveCDeclarations: resolver.objectiveCScope.declarations)
  return (checked, diagnostics)
}
