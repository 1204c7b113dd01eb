import ContentCardSchema

/// Files to write. An existing file is replaced only if it begins with one of the texts in its ``Kind``.
///
/// 1. Existing files are read. A file whose contents do not change is not touched.
/// 2. Each file that changes is written completely next to its destination, under a temporary name.
/// 3. The new files are moved to their destinations.
///
/// An error in step 1 or 2 leaves all files unchanged. After an error in step 3, each file is complete, and is either
/// old or new. A killed run can also leave new folders, and temporary files whose names begin with `.cardgen-`.
package struct FileReplacement {
  private var pending: [PendingFile] = []

  package init() {}

  package mutating func add(_ text: String, to path: String, as kind: Kind) {
    pending.append(PendingFile(path: path, bytes: Array(text.utf8), kind: kind))
  }

  /// Adds a file that must not exist yet.
  package mutating func add(new text: String, to path: String) {
    pending.append(PendingFile(path: path, bytes: Array(text.utf8), kind: nil))
  }

  /// Writes the files that change, and returns their paths. Returns `nil` after an error.
  package func perform(report: inout Report) -> Set<String>? {
    var folders: [String] = []
    var staged: [StagedFile] = []
    var written: Set<String> = []
    defer {
      for file in staged { FileSystem.removeFile(file.temporary) }
      // Folders that are not empty are kept.
      for folder in folders.reversed() { FileSystem.removeFolder(folder) }
    }
    do throws(Diagnostic) {
      var changed: [PendingFile] = []
      for file in pending where try file.isChanged() { changed.append(file) }
      try checkLinks()
      for file in changed { staged.append(try file.stage(folders: &folders)) }
      for file in staged where try file.move() { written.insert(file.file.path) }
      return written
    } catch {
      report.add(error)
      report.consequence =
        written.isEmpty
        ? "nothing was written" : "wrote \(written.count) of \(counted(staged.count, "file"))"
      return nil
    }
  }

  /// Throws a diagnostic if two paths refer to the same existing file, but their new contents differ.
  private func checkLinks() throws(Diagnostic) {
    var files: [[UInt64]: PendingFile] = [:]
    for file in pending {
      guard let identity = FileSystem.status(of: file.path)?.identity,
        let other = files.updateValue(file, forKey: identity), other.bytes != file.bytes,
        // If another run has replaced the first file in the meantime, the second file can have the inode number that
        // the first one had.
        FileSystem.status(of: other.path)?.identity == identity
      else { continue }
      throw .sameFile(file.path, as: other.path)
    }
  }

  /// Writes the files that change. If this succeeds, prints a line for each file, changed or not.
  package func performAndPrint(report: inout Report) {
    guard let written = perform(report: &report) else { return }
    for path in pending.map(\.path) {
      let file = DiagnosticFormatter.visible(path)
      print(written.contains(path) ? "wrote \(file)" : "\(file) is unchanged")
    }
  }
}

private struct PendingFile {
  /// The path as given, which can be a symbolic link.
  let path: String
  let bytes: [UInt8]
  /// The kind of file that can be overwritten, or `nil` if the file must not exist yet.
  let kind: FileReplacement.Kind?

  /// Throws a diagnostic if the existing file cannot be read or must not be replaced.
  func isChanged() throws(Diagnostic) -> Bool {
    guard let kind else {
      if FileSystem.isLink(path) || FileSystem.status(of: path) != nil {
        throw .alreadyExists(path)
      }
      return true
    }
    guard let present = try FileSystem.present(path) else { return true }
    guard present != bytes else { return false }
    guard kind.prefixes.contains(where: { present.starts(with: $0.utf8) }) else {
      throw .notOverwritten(path, kind: kind.name, remedy: kind.remedy)
    }
    return true
  }

  /// - Parameter folders: The list to which created folders are appended, even if an error is thrown.
  func stage(folders: inout [String]) throws(Diagnostic) -> StagedFile {
    do throws(FileError) {
      try FileSystem.makeFolder(FileSystem.parent(of: path), made: &folders)
      let destination =
        FileSystem.isLink(path) ? try FileSystem.resolvingLinks(in: path) : path
      // The temporary name is short, because the file's own name may already have the maximum length.
      let number = String(UInt64.random(in: .min ... .max), radix: 36)
      let temporary = FileSystem.path(
        of: ".cardgen-\(number).new", in: FileSystem.parent(of: destination))
      try FileSystem.create(
        temporary, bytes: bytes, permissions: FileSystem.status(of: destination)?.permissions)
      return StagedFile(file: self, destination: destination, temporary: temporary)
    } catch {
      throw unwritable(error)
    }
  }

  func unwritable(_ error: FileError) -> Diagnostic {
    kind == nil ? .unwritable(path, error, orElse: "") : .unwritable(path, error)
  }
}

/// A file whose new contents have been written under a temporary name.
private struct StagedFile {
  let file: PendingFile
  /// The path to write to. For a symbolic link, this is the target of the link.
  let destination: String
  let temporary: String

  /// Moves the file to its destination. Returns `false` if the destination already has these contents.
  func move() throws(Diagnostic) -> Bool {
    defer { FileSystem.removeFile(temporary) }
    // Creating a hard link fails if the destination exists, so this cannot replace a file that another program has just
    // created. An existing file is checked again before it is replaced.
    if FileSystem.createHardLink(temporary, to: destination) { return true }
    guard try file.isChanged() else { return false }
    do throws(FileError) {
      try FileSystem.move(temporary, to: destination)
    } catch {
      throw file.unwritable(error)
    }
    return true
  }
}

extension FileReplacement {
  /// A kind of file that a command writes and can overwrite.
  package struct Kind {
    /// The name of the kind, with an article if it needs one, such as "an adapter".
    let name: String
    /// The texts with which such files can begin. If there are none, no existing file is overwritten.
    let prefixes: [String]
    /// The note for an existing file that begins with none of the prefixes.
    let remedy: String

    package init(name: String, prefixes: [String], remedy: String) {
      self.name = name
      self.prefixes = prefixes
      self.remedy = remedy
    }
  }
}
