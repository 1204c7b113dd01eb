/// Reads a schema, and finds mistakes in its JSON, its members, and their values. `Resolver` finds other mistakes, such
/// as those in names.
///
/// - Parameters:
///   - name: The schema's name, such as `Shop` for `Shop.contentcards.json`.
///   - path: The path of the file in the diagnostics.
/// - Returns: The schema, in which most invalid values are left out or replaced with valid ones, and the diagnostics in
///   no particular order. The schema is `nil` if the file is not valid JSON.
package func readSchema(
  _ bytes: [UInt8], name: String, path: String
) -> (schema: Schema?, diagnostics: [Diagnostic]) {
  do {
    var reader = SchemaReader(path: path)
    let schema = reader.schema(from: try JSONNode(parsing: bytes), name: name)
    return (schema, reader.diagnostics)
  } catch {
    let diagnostic = Diagnostic(
      .invalidJSON, path: path, at: error.location, error.message, notes: [.init(error.hint)])
    return (nil, [diagnostic])
  }
}
