import ContentCardCodegen
import ContentCardSchema

extension SchemaFile {
  /// What the schema declares; nil when it cannot be read, or has mistakes as far as generating goes. The report gets
  /// what is wrong.
  func schema(report: inout Report) -> Schema? {
    do throws(FileError) {
      let bytes = try FileSystem.contents(of: path)
      let diagnostics = generate(schema: bytes, name: name, path: path).diagnostics
      report.add(diagnostics, path: path, source: bytes)
      let isSound = diagnostics.allSatisfy { $0.severity != .error }
      return isSound ? readSchema(bytes, name: name, path: path).schema : nil
    } catch {
      report.add(.unreadable(path, error))
      return nil
    }
  }
}
