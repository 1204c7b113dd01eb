/// Reads the bytes of a schema's file.
///
/// - Parameters:
///   - name: NAME of `NAME.contentcards.json`.
///   - path: The file as the user named it, for the diagnostics.
/// - Returns: The schema, with the nearest harmless reading of what is wrong; nil when the file is no
///   JSON. And every mistake, in no particular order.
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
