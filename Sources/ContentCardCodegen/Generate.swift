import ContentCardSchema

/// Generates the source for a schema, or says everything that is wrong with it.
///
/// - Parameters:
///   - schema: The bytes of the schema's file.
///   - name: NAME of `NAME.contentcards.json`, which names the output.
///   - path: The file as the user named it, for the diagnostics.
///   - access: Takes the place of the schema's own `access`; nil leaves it.
package func generate(
  schema bytes: [UInt8], name: String, path: String, access: AccessLevel? = nil
) -> Generation {
  let reading = readSchema(bytes, name: name, path: path)
  guard var schema = reading.schema else {
    return Generation(files: [], diagnostics: reading.diagnostics, schema: nil)
  }
  schema.access = access ?? schema.access
  var resolver = Resolver(schema, path: path)
  let model = resolver.model()
  // What is said twice is said once.
  let diagnostics = (reading.diagnostics + resolver.diagnostics).uniqued
    .inFileOrder(by: \.location)
  let isSound = diagnostics.allSatisfy { $0.severity != .error }
  return Generation(
    files: isSound ? model.files : [], diagnostics: diagnostics, schema: isSound ? schema : nil)
}

extension Model {
  /// The four files, each with the header that says where it comes from.
  var files: [GeneratedFile] {
    let artifacts: [(suffix: String, body: (inout SourceWriter, Model) -> Void)] = [
      ("ClassType", { $0.writeClassType(of: $1) }),
      ("Keys", { $0.writeKeys(of: $1) }),
      ("Objects", { $0.writeObjects(of: $1) }),
      ("Dispatch", { $0.writeDispatch(of: $1) }),
    ]
    return artifacts.map { artifact in
      var writer = SourceWriter()
      writer.writeHeader(of: self)
      artifact.body(&writer, self)
      return GeneratedFile(name: "\(name)+\(artifact.suffix).swift", text: writer.text)
    }
  }
}
