import ContentCardCodegen
import ContentCardSchema

extension SchemaFile {
  /// Validates the schema and adds its diagnostics to the report.
  ///
  /// - Returns: The result of ``validate(schema:name:path:access:)``, or `nil` if the file cannot be read.
  package func validation(
    access: AccessLevel? = nil, report: inout Report
  ) -> (checked: CheckedSchema?, diagnostics: [Diagnostic])? {
    do throws(FileError) {
      let bytes = try FileSystem.contents(of: path)
      let validation = validate(schema: bytes, name: name, path: path, access: access)
      report.add(validation.diagnostics, path: path, source: bytes)
      return validation
    } catch {
      report.add(.unreadable(path, error))
      return nil
    }
  }
}
