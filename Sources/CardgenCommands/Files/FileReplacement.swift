import ContentCardSchema

/// Files to write together: all of them, or none if one cannot be written.
///
/// Each file is first written beside its destination under a temporary name. When all are written, they
/// are moved to their destinations. If a move fails, `done` has the files that were moved before. A
/// signal that ends the process waits until all files are moved or the temporary ones are removed.
package struct FileReplacement {
  /// The files that were moved to their destinations.
  package private(set) var done: [String] = []
  private var pending: [(path: String, bytes: [UInt8])] = []

  package init() {}

  mutating func add(_ bytes: [UInt8], to path: String) { pending.append((path, bytes)) }

  package mutating func perform() throws(Diagnostic) {
    var done: [String] = []
    defer { self.done = done }
    try Interruption.postpone { () throws(Diagnostic) in try perform(done: &done) }
  }

  private func perform(done: inout [String]) throws(Diagnostic) {
    var folders: [String] = []
    var staged: [Staged] = []
    do {
      for (path, bytes) in pending {
        try reporting(path) { () throws(FileError) in
          try FileSystem.makeFolder(FileSystem.parent(of: path), made: &folders)
          staged.append(try Staged(bytes, for: path))
        }
      }
      for file in staged {
        try reporting(file.path) { () throws(FileError) in
          try FileSystem.move(file.temporary, to: file.destination)
        }
        done.append(file.path)
      }
    } catch {
      for file in staged.dropFirst(done.count) { FileSystem.removeFile(file.temporary) }
      // Those that hold something by now stay.
      for folder in folders.reversed() { FileSystem.removeFolder(folder) }
      throw error
    }
  }

  private func reporting(
    _ path: String, _ work: () throws(FileError) -> Void
  ) throws(Diagnostic) {
    do throws(FileError) { try work() } catch { throw .unwritable(path, error) }
  }
}

/// A file under its temporary name.
private struct Staged {
  /// The path that the user knows.
  let path: String
  /// The path to replace: the target of a symbolic link, not the link.
  let destination: String
  let temporary: String

  init(_ bytes: [UInt8], for path: String) throws(FileError) {
    self.path = path
    destination = FileSystem.isLink(path) ? try FileSystem.resolvingLinks(in: path) : path
    let permissions = FileSystem.status(of: destination)?.permissions
    // A short name, so that it fits wherever the file's own does.
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    temporary = FileSystem.path(
      of: ".cardgen-\(number).tmp", in: FileSystem.parent(of: destination))
    try FileSystem.create(temporary, bytes: bytes, permissions: permissions)
  }
}

extension FileReplacement {
  /// A kind of file that a command writes. It replaces older files of that kind and no others.
  package struct Kind {
    /// The name of the kind: "adapter".
    let name: String
    /// The beginnings of such files, for all versions of the command.
    let beginnings: [String]
    /// The note for a path that has another file: how to fix that, and how to recognize the kind.
    let remedy: String

    package init(name: String, beginnings: [String], remedy: String) {
      self.name = name
      self.beginnings = beginnings
      self.remedy = remedy
    }
  }

  /// Adds a file unless it is up to date.
  ///
  /// - Returns: Whether it was added.
  package mutating func add(
    _ text: String, to path: String, as kind: Kind
  ) throws(Diagnostic) -> Bool {
    let bytes = Array(text.utf8)
    if let present = try FileSystem.present(path) {
      guard present != bytes else { return false }
      guard kind.beginnings.contains(where: { present.starts(with: $0.utf8) }) else {
        throw .foreign(path, kind: kind.name, remedy: kind.remedy)
      }
    }
    add(bytes, to: path)
    return true
  }
}
