import CardgenCommands
import ContentCardSchema

/// A file that a command creates and never overwrites.
struct NewFile {
  let path: String

  func write(_ text: String) throws(Diagnostic) {
    var folders: [String] = []
    do throws(FileError) {
      try FileSystem.makeFolder(FileSystem.parent(of: path), made: &folders)
      try FileSystem.create(path, bytes: Array(text.utf8), permissions: nil)
    } catch {
      for folder in folders.reversed() { FileSystem.removeFolder(folder) }
      throw error == .exists ? alreadyThere : .unwritable(path, error, orElse: "")
    }
  }

  private var alreadyThere: Diagnostic {
    Diagnostic(
      .unwritableFile, path: path, at: nil, "is not replaced: it is there already",
      notes: [.init("name another file, or move this one away")])
  }
}
