import CardgenCommands
import ContentCardSchema

extension FileReplacement {
  /// Writes a file to the path in `--output`, unless it already has these contents. Prints the result, or adds an error
  /// to the report.
  ///
  /// - Parameters:
  ///   - explanation: A text that explains which existing files the command replaces. It is part of an error's note.
  ///   - suggestion: The file name to suggest if the path is a folder.
  static func write(
    _ text: String, to path: String, as kind: String, prefixes: [String], explanation: String,
    suggestion: String, report: inout Report
  ) {
    guard !path.hasSuffix("/"), FileSystem.status(of: path)?.isFolder != true else {
      let file = FileSystem.path(of: suggestion, in: path)
      report.add(
        Diagnostic(
          .unwritableFile, path: path, at: nil, "cannot be written: the path is that of a folder",
          notes: [.init("write to a file in this folder: --output \(file)")]))
      report.consequence = "nothing was written"
      return
    }
    var replacement = FileReplacement()
    replacement.add(
      text, to: path,
      as: Kind(
        name: kind, prefixes: prefixes,
        remedy: "choose another file with --output, or delete this one; \(explanation)"))
    replacement.performAndPrint(report: &report)
  }
}
