/// The repository that contains the working directory. In annotations, the paths of its files are relative to its folder.
struct Repository {
  static let current = Repository(workingDirectory: FileSystem.workingDirectory)

  private let workingDirectory: String
  /// The working directory or the nearest folder above it that contains `.git`. If there is no such folder, this is the
  /// working directory.
  private let folder: String

  init(workingDirectory: String) {
    self.workingDirectory = workingDirectory
    var folder = workingDirectory
    // In a worktree, `.git` is a file.
    while FileSystem.status(of: FileSystem.path(of: ".git", in: folder)) == nil {
      guard folder != "/", !folder.isEmpty, folder != "." else {
        folder = workingDirectory
        break
      }
      folder = FileSystem.parent(of: folder)
    }
    self.folder = folder
  }

  /// Returns the path relative to the repository, or an absolute path if the file is outside of it.
  func path(of path: String) -> String {
    let absolute = Self.withoutDots(
      path.hasPrefix("/") ? path : FileSystem.path(of: path, in: workingDirectory))
    if let relative = relative(absolute) { return relative }
    // The path of the working directory contains no symbolic links, but the path of the file may contain some.
    let resolved = try? FileSystem.resolvingLinks(in: absolute)
    return resolved.flatMap(relative) ?? absolute
  }

  private func relative(_ path: String) -> String? {
    let start = folder == "/" ? folder : "\(folder)/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }

  private static func withoutDots(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
