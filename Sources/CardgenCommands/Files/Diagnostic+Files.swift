import ContentCardSchema

extension Diagnostic: Error {}

extension Diagnostic {
  package static func unreadable(_ path: String, _ error: FileError) -> Self {
    let hint =
      switch error {
      // The paths that shells pass for <(…).
      case _ where ["/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) }:
        "where it comes of <(…), swift run does not pass it on: write - and send it to standard input"
      case .notFound, .notFolder: "check the path: it starts in the folder that cardgen runs in"
      case .isFolder: "name the files in it: \(path)/*\(SchemaFile.suffix)"
      default: "see that the user who runs cardgen can read it"
      }
    return Diagnostic(
      .unreadableFile, path: path, at: nil, "cannot be read: \(error.reason)",
      notes: [.init(hint)])
  }

  /// - Parameter remedy: Another fix, appended to the note.
  package static func unwritable(
    _ path: String, _ error: FileError,
    orElse remedy: String = ", or choose another folder with --output"
  ) -> Self {
    let hint =
      switch error {
      case .isFolder: "move that folder away"
      case .notFolder: "move away the file that stands where a folder belongs"
      default: "see that the user who runs cardgen can write there"
      }
    return Diagnostic(
      .unwritableFile, path: path, at: nil, "cannot be written: \(error.reason)",
      notes: [.init(hint + remedy)])
  }

  static func notAFile(_ path: String) -> Self {
    Diagnostic(
      .unwritableFile, path: path, at: nil, "is neither a file nor a folder",
      notes: [.init("name a file with --output, or leave it out for standard output")])
  }

  /// - Parameters:
  ///   - kind: The kind of file that belongs there: "adapter".
  ///   - remedy: The note: how to fix that, and how to recognize the kind.
  static func foreign(_ path: String, kind: String, remedy: String) -> Self {
    Diagnostic(
      .unwritableFile, path: path, at: nil,
      "is not replaced: it is no \(kind) that cardgen has written", notes: [.init(remedy)])
  }
}
