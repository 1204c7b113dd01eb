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
    do throws(Diagnostic) {
      let isChanged = try replace()
      print(
        DiagnosticFormatter.visible(path) + (isChanged ? ": 1 file, 1 changed" : " is up to date"))
    } catch {
      report.add(error)
      report.consequence = "nothing was written"
    }
  }

  /// Whether there was something to write.
  private func replace() throws(Diagnostic) -> Bool {
    if path.hasSuffix("/") || FileSystem.status(of: path)?.isFolder == true { throw isFolder }
    let bytes = Array(text.utf8)
    if let present = try FileSystem.present(path) {
      guard present != bytes else { return false }
      guard beginnings.contains(where: { present.starts(with: $0.utf8) }) else { throw isForeign }
    }
    var replacement = FileReplacement()
    replacement.add(bytes, to: path)
    try replacement.perform()
    return true
  }

  private var isFolder: Diagnostic {
    let file = FileSystem.path(of: suggestion, in: path)
    return Diagnostic(
      .unwritableFile, path: path, at: nil, "cannot be written: it is a folder",
      notes: [.init("name a file in it: --output \(file)")])
  }

  private var isForeign: Diagnostic {
    .foreign(
      path, kind: kind, remedy: "name another file with --output, or delete this one; \(sign)")
  }
}
