import ContentCardSchema

/// Files to write together: all of them, or none if one cannot be written.
///
/// 1. Each file is written beside its destination under a temporary name.
/// 2. Each file to be replaced gets a second path, its backup. This fails for a file that the system does
///    not let anybody replace.
/// 3. The new files are moved to their destinations. If a move fails, the backups are moved back and new
///    files are removed.
/// 4. The backups are removed.
///
/// A signal that ends the process waits until that is done. A run that is killed in between leaves each
/// file whole, old or new. The next run removes its temporary files and backups.
package struct FileReplacement {
  private var pending: [Replacement] = []
  /// The files that need no change.
  private var upToDate: [String] = []

  package init() {}

  mutating func add(_ bytes: [UInt8], to path: String) {
    pending.append(Replacement(path: path, bytes: bytes, isNew: false))
  }

  /// Adds a file that must not exist.
  package mutating func add(new text: String, to path: String) {
    pending.append(Replacement(path: path, bytes: Array(text.utf8), isNew: true))
  }

  package func perform() throws(Diagnostic) {
    for folder in Set(upToDate.map(FileSystem.parent)) { WriteLock.removeLeftovers(in: folder) }
    var folders: [String] = []
    do {
      var files: [PlacedReplacement] = []
      for file in pending {
        try file.reporting { () throws(FileError) in
          try FileSystem.makeFolder(FileSystem.parent(of: file.path), made: &folders)
          files.append(try PlacedReplacement(file))
        }
      }
      let lock = try WriteLock(on: files.map(\.destination))
      defer { lock.release() }
      try Interruption.postpone { () throws(Diagnostic) in try Self.replace(files) }
    } catch {
      // Those that hold something by now stay.
      for folder in folders.reversed() { FileSystem.removeFolder(folder) }
      throw error
    }
  }

  private static func replace(_ files: [PlacedReplacement]) throws(Diagnostic) {
    defer { for file in files { file.removeTemporaries() } }
    for file in files { try file.replacement.reporting(file.stage) }
    for file in files { try file.replacement.reporting(file.backUp) }
    for (index, file) in files.enumerated() {
      do {
        try file.replacement.reporting(file.move)
      } catch {
        for moved in files[..<index].reversed() { moved.undo() }
        throw error
      }
    }
  }
}

/// The file that is to be at a path.
private struct Replacement {
  /// The path that the user knows.
  let path: String
  let bytes: [UInt8]
  /// Whether to throw an error if there is a file.
  let isNew: Bool

  func reporting(_ work: () throws(FileError) -> Void) throws(Diagnostic) {
    do throws(FileError) {
      try work()
    } catch {
      guard isNew else { throw .unwritable(path, error) }
      throw error == .exists ? .alreadyThere(path) : .unwritable(path, error, orElse: "")
    }
  }
}

/// A file with the two temporary ones beside it.
private struct PlacedReplacement {
  let replacement: Replacement
  /// The path to replace: the target of a symbolic link, not the link.
  let destination: String
  /// The file to replace, if any.
  private let present: FileSystem.Status?
  private let temporary: String
  private let backup: String

  init(_ replacement: Replacement) throws(FileError) {
    self.replacement = replacement
    let path = replacement.path
    let isLink = FileSystem.isLink(path)
    destination = isLink && !replacement.isNew ? try FileSystem.resolvingLinks(in: path) : path
    present = FileSystem.status(of: destination)
    if replacement.isNew, isLink || present != nil { throw .exists }
    // A short name, so that it fits wherever the file's own does.
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    let stem = FileSystem.path(
      of: WriteLock.beginning + number, in: FileSystem.parent(of: destination))
    (temporary, backup) = ("\(stem).new", "\(stem).old")
  }

  func stage() throws(FileError) {
    try FileSystem.create(temporary, bytes: replacement.bytes, permissions: present?.permissions)
  }

  func backUp() throws(FileError) {
    if present != nil { try FileSystem.backUp(destination, to: backup) }
  }

  func move() throws(FileError) {
    if replacement.isNew {
      try FileSystem.moveUnlessExists(temporary, to: destination)
    } else {
      try FileSystem.move(temporary, to: destination)
    }
  }

  func undo() {
    if present == nil {
      FileSystem.removeFile(destination)
    } else {
      try? FileSystem.move(backup, to: destination)
    }
  }

  func removeTemporaries() {
    for path in [temporary, backup] { FileSystem.removeFile(path) }
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
      guard present != bytes else {
        upToDate.append(path)
        return false
      }
      guard kind.beginnings.contains(where: { present.starts(with: $0.utf8) }) else {
        throw .foreign(path, kind: kind.name, remedy: kind.remedy)
      }
    }
    add(bytes, to: path)
    return true
  }
}
