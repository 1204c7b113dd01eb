import ContentCardSchema

/// A set of files to write. If any of them cannot be written, none are.
///
/// 1. Each file is written next to its destination under a temporary name.
/// 2. Each existing file is backed up. This fails if the system does not allow replacing the file.
/// 3. The new files are moved to their destinations. If a move fails, the backups are moved back and the new files
///    are removed.
/// 4. The backups are removed.
///
/// Signals that end the process are postponed until these steps are done. If the process is killed, each file is either
/// the complete old one or the complete new one. The next run removes the temporary files and the backups.
package struct FileReplacement {
  private var pending: [Replacement] = []

  package init() {}

  /// Adds a file. It is written only if its contents change.
  package mutating func add(_ text: String, to path: String, as kind: Kind) {
    pending.append(Replacement(path: path, bytes: Array(text.utf8), kind: kind))
  }

  /// Adds a file that must not exist yet.
  package mutating func add(new text: String, to path: String) {
    pending.append(Replacement(path: path, bytes: Array(text.utf8), kind: nil))
  }

  /// Writes the files that change.
  ///
  /// The folders are locked before the existing files are read, so files of different runs are never mixed.
  ///
  /// - Returns: The paths of the written files.
  @discardableResult package func perform() throws(Diagnostic) -> Set<String> {
    var folders: [String] = []
    var lock: WriteLock?
    defer {
      // Folders that are not empty are kept.
      for folder in folders.reversed() { FileSystem.removeFolder(folder) }
      lock?.release()
    }
    lock = try lockFolders(made: &folders)
    var files: [PlacedReplacement] = []
    for file in pending where try file.isChanged() {
      try file.reporting { () throws(FileError) in files.append(try PlacedReplacement(file)) }
    }
    try Interruption.postpone { () throws(Diagnostic) in try Self.replace(files) }
    return Set(files.map(\.replacement.path))
  }

  /// Creates the missing folders, and locks all folders. If another run removes one of them in the meantime, tries
  /// again, up to 100 times.
  private func lockFolders(made folders: inout [String]) throws(Diagnostic) -> WriteLock {
    for _ in 0..<100 {
      for file in pending {
        try file.reporting { () throws(FileError) in
          try FileSystem.makeFolder(FileSystem.parent(of: file.path), made: &folders)
        }
      }
      let lock = try WriteLock(on: pending.map(\.path))
      if lock.isCurrent { return lock }
      lock.release()
    }
    throw .unwritable(pending[0].path, .inUse)
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

/// A file to write.
private struct Replacement {
  /// The path as given, which can be a symbolic link.
  let path: String
  let bytes: [UInt8]
  /// The kind of file that can be overwritten, or `nil` if the file must not exist yet.
  let kind: FileReplacement.Kind?

  var isNew: Bool { kind == nil }

  /// Returns whether the contents of the file change.
  ///
  /// - Throws: A diagnostic if the existing file cannot be read or is of another kind.
  func isChanged() throws(Diagnostic) -> Bool {
    guard let kind, let present = try FileSystem.present(path) else { return true }
    guard present != bytes else { return false }
    guard kind.beginnings.contains(where: { present.starts(with: $0.utf8) }) else {
      throw .foreign(path, kind: kind.name, remedy: kind.remedy)
    }
    return true
  }

  func reporting(_ work: () throws(FileError) -> Void) throws(Diagnostic) {
    do throws(FileError) {
      try work()
    } catch {
      guard isNew else { throw .unwritable(path, error) }
      throw error == .exists ? .alreadyExists(path) : .unwritable(path, error, orElse: "")
    }
  }
}

/// A file to write, with its temporary file and its backup.
private struct PlacedReplacement {
  let replacement: Replacement
  /// The path to write to. For a symbolic link, this is the target of the link.
  let destination: String
  /// The status of the existing file, or `nil` if there is none.
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
    // The name is short, because the file's own name may already have the maximum length.
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
    if present == nil {
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
  /// A kind of file that a command writes. The command overwrites only files of this kind.
  package struct Kind {
    /// The name of the kind, with an article if it needs one, such as "an adapter".
    let name: String
    /// The possible beginnings of such files, including those that earlier versions of cardgen wrote.
    let beginnings: [String]
    /// The note for an existing file of another kind, which explains how to fix the error.
    let remedy: String

    package init(name: String, beginnings: [String], remedy: String) {
      self.name = name
      self.beginnings = beginnings
      self.remedy = remedy
    }
  }
}
