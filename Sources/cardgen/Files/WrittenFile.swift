import CardgenCommands
import ContentCardSchema

/// The file of `--output`. It replaces an older file of its kind and no others.
struct WrittenFile {
  let path: String
  let text: String
  /// The kind of the file, such as "adapter".
  let kind: String
  /// The beginnings of such files, for all versions of the command.
  let beginnings: [String]
  /// How to recognize such a file: the end of a note.
  let sign: String
  /// The file name to suggest to a user who named a folder.
  let suggestion: String

  /// Writes the file unless it is up to date, and prints the result.
  func write(report: inout Report) {
    var replacement = FileReplacement()
    do throws(Diagnostic) {
      if path.hasSuffix("/") || FileSystem.status(of: path)?.isFolder == true { throw isFolder }
      let isChanged = try replacement.add(text, to: path, as: replaceable)
      try replacement.perform()
      let file = DiagnosticFormatter.visible(path)
      print(isChanged ? "wrote \(file)" : "\(file) is unchanged")
    } catch {
      report.add(unwritten: error)
    }
  }

  private var replaceable: FileReplacement.Kind {
    FileReplacement.Kind(
      name: kind, beginnings: beginnings,
      remedy: "name another file with --output, or delete this one; \(sign)")
  }

  private var isFolder: Diagnostic {
    let file = FileSystem.path(of: suggestion, in: path)
    return Diagnostic(
      .unwritableFile, path: path, at: nil, "cannot be written: it is a folder",
      notes: [.init("name a file in it: --output \(file)")])
  }
}
