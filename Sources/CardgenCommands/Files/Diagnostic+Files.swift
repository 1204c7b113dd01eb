import ContentCardSchema

extension Diagnostic: Error {}

extension Diagnostic {
  package static func unreadable(_ path: String, _ error: FileError) -> Self {
    // If a file name is not UTF-8, Swift replaces its invalid bytes with U+FFFD.
    if error == .notFound, path.contains("\u{FFFD}") {
      return Diagnostic(
        .unreadableFile, path: path, at: nil, "cannot be read: its name is not UTF-8",
        notes: [.init("rename the file so that its name is UTF-8")])
    }
    let hint =
      switch error {
      case .notFound where FileSystem.isDescriptor(path):
        "if you wrote <(…), swift run did not pass it on; use a file; if the command accepts -, you can also "
          + "pipe the contents to standard input"
      case .notFound, .notFolder:
        path.hasPrefix("/")
          ? "check the path" : "check the path; it is relative to the folder that cardgen runs in"
      case .isFolder:
        "pass a file in it, such as \(FileSystem.path(of: "NAME\(SchemaFile.suffix)", in: path))"
      case .tooLarge: "use a smaller file"
      case .notAFile:
        "use a file; if the command accepts -, you can also pipe the contents to standard input"
      default: "make sure that the user who runs cardgen can read it"
      }
    return Diagnostic(
      .unreadableFile, path: path, at: nil, "cannot be read: \(error.reason)",
      notes: [.init(hint)])
  }

  /// - Parameter remedy: Another way to fix the error, appended to the note.
  package static func unwritable(
    _ path: String, _ error: FileError,
    orElse remedy: String = ", or choose another folder with --output"
  ) -> Self {
    let hint =
      switch error {
      case .isFolder: "move the folder elsewhere"
      case .notFolder: "part of this path is a file, not a folder; move that file elsewhere"
      case .notAFile: "move it elsewhere"
      case .diskFull: "free up space on this disk"
      default: "make sure that cardgen can write this file"
      }
    return Diagnostic(
      .unwritableFile, path: path, at: nil, "cannot be written: \(error.reason)",
      notes: [.init(hint + remedy)])
  }

  /// - Parameter kind: The kind of file that the command writes, such as "an adapter".
  static func notOverwritten(_ path: String, kind: String, remedy: String) -> Self {
    Diagnostic(
      .unwritableFile, path: path, at: nil,
      "is not overwritten: it is not \(kind) written by cardgen", notes: [.init(remedy)])
  }

  static func sameFile(_ path: String, as other: String) -> Self {
    Diagnostic(
      .unwritableFile, path: path, at: nil,
      "cannot be written: it is the same file as \(quoted(other))",
      notes: [.init("delete one of the two files or links")])
  }

  static func alreadyExists(_ path: String) -> Self {
    Diagnostic(
      .unwritableFile, path: path, at: nil, "already exists",
      notes: [.init("choose another file with --output, or move this one elsewhere")])
  }
}
