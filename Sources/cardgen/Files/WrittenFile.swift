import CardgenCommands
import ContentCardSchema

/// The file to write for `--output`. An existing file is replaced only if it is of the same kind.
struct WrittenFile {
  let path: String
  let text: String
  /// The kind of file, with its article, such as "an adapter".
  let kind: String
  /// The possible beginnings of such files, including those that earlier versions of cardgen wrote.
  let beginnings: [String]
  /// A description of how such files begin, for a note.
  let sign: String
  /// The file name to suggest if the path is a folder.
  let suggestion: String

  /// Writes the file if its contents would change. Prints the result, or reports an error.
  func write(report: inout Report) {
    var replacement = FileReplacement()
    do throws(Diagnostic) {
      if path.hasSuffix("/") || FileSystem.status(of: path)?.isFolder == true { throw isFolder }
      replacement.add(text, to: path, as: replaceable)
      let isChanged = try !replacement.perform().isEmpty
      let file = DiagnosticFormatter.visible(path)
      print(isChanged ? "wrote \(file)" : "\(file) is unchanged")
    } catch {
      report.add(unwritten: error)
    }
  }

  private var replaceable: FileReplacement.Kind {
    FileReplacement.Kind(
      name: kind, beginnings: beginnings,
      remedy: "choose another file with --output, or delete this one; \(sign)")
  }

  private var isFolder: Diagnostic {
    let file = FileSystem.path(of: suggestion, in: path)
    return Diagnostic(
      .unwritableFile, path: path, at: nil, "cannot be written: it is a folder",
      notes: [.init("write to a file in it: --output \(file)")])
  }
}
