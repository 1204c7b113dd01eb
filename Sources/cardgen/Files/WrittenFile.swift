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
    guard !path.hasSuffix("/"), FileSystem.status(of: path)?.isFolder != true else {
      report.add(isFolder)
      report.consequence = "nothing was written"
      return
    }
    var replacement = FileReplacement()
    replacement.add(text, to: path, as: replaceable)
    guard let written = replacement.perform(report: &report) else { return }
    let file = DiagnosticFormatter.visible(path)
    print(written.isEmpty ? "\(file) is unchanged" : "wrote \(file)")
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
