import CardgenCommands
import ContentCardSchema

/// One file that a command writes where `--output` says, but over no other than an older one of its own.
struct WrittenFile {
  let path: String
  let text: String
  /// What the file is, such as "adapter".
  let kind: String
  /// What a file of that kind begins with, whatever version of the command has written it.
  let beginnings: [String]
  /// By what the reader can tell, to be read after "or delete this one".
  let sign: String
  /// The name of the file for somebody who has named a folder.
  let suggestion: String

  /// Writes the file unless it is up to date, and says what was done.
  func write(report: inout Report) {
    var replacement = FileReplacement()
    do throws(Diagnostic) {
      if path.hasSuffix("/") || FileSystem.status(of: path)?.isFolder == true { throw isFolder }
      let isChanged = try replacement.add(text, to: path, as: replaceable)
      try replacement.perform()
      print(
        DiagnosticFormatter.visible(path) + (isChanged ? ": 1 file, 1 changed" : " is up to date"))
    } catch {
      report.add(error, writtenBefore: replacement.done)
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
