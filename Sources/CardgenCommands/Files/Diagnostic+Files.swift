import ContentCardSchema

extension Diagnostic: Error {}

extension Diagnostic {
  package static func unreadable(_ path: String, _ error: FileError) -> Self {
    // What Swift makes of a name in a folder that is not UTF-8.
    if error == .notFound, path.contains("\u{FFFD}") {
      return Diagnostic(
        .unreadableFile, path: path, at: nil, "cannot be read: its name is not UTF-8",
        notes: [.init("rename the file, so that its name is UTF-8")])
    }
    let hint =
      switch error {
      case .notFound where FileSystem.isDescriptor(path):
        "where it comes of <(…), swift run does not pass it on: write - and send it to standard input"
      case .notFound, .notFolder: "check the path: it starts in the folder that cardgen runs in"
      case .isFolder: "name the files in it: \(path)/*\(SchemaFile.suffix)"
      case .notAFile, .tooLarge:
        "put a file there; a command that reads standard input takes - for it, which may be a pipe"
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
      case .notAFile: "move it away"
      case .inUse: "wait until that run ends, or end it"
      default: "see that the user who runs cardgen can write there"
      }
    return Diagnostic(
      .unwritableFile, path: path, at: nil, "cannot be written: \(error.reason)",
      notes: [.init(hint + remedy)])
  }

  /// - Parameters:
  ///   - kind: The kind of file that belongs there: "adapter".
  ///   - remedy: The note: how to fix that, and how to recognize the kind.
  static func foreign(_ path: String, kind: String, remedy: String) -> Self {
    Diagnostic(
      .unwritableFile, path: path, at: nil,
      "is not replaced: it is no \(kind) that cardgen has written", notes: [.init(remedy)])
  }

  static func alreadyThere(_ path: String) -> Self {
    Diagnostic(
      .unwritableFile, path: path, at: nil, "is not replaced: it is there already",
      notes: [.init("name another file, or move this one away")])
  }
}
