import ContentCardCodegen
import ContentCardSchema

extension SchemaFile {
  /// Generates the output of the schema and adds to the report what is wrong with it.
  ///
  /// - Returns: `nil` if the file cannot be read.
  package func generation(access: AccessLevel? = nil, report: inout Report) -> Generation? {
    do throws(FileError) {
      let bytes = try FileSystem.contents(of: path)
      let generation = generate(schema: bytes, name: name, path: path, access: access)
      report.add(generation.diagnostics, path: path, source: bytes)
      return generation
    } catch {
      report.add(.unreadable(path, error))
      return nil
    }
  }
}
