import ContentCardCodegen
import ContentCardSchema

extension SchemaFile {
  /// What becomes of the schema; nil when it cannot be read. The report gets what is wrong.
  func generation(access: AccessLevel? = nil, report: inout Report) -> Generation? {
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
