import ContentCardSchema

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A lock that prevents other runs from writing to the same folders.
///
/// The system releases the lock when the process ends, even if the process is killed. Temporary files found after
/// locking a folder are therefore left over from killed runs.
struct WriteLock {
  /// The prefix of the names of temporary files.
  static let beginning = ".cardgen-"

  private var descriptors: [Int32] = []
  private var identities: [String: FileSystem.Identity] = [:]
  private var isFolderMissing = false

  /// Locks the folders of these files, and removes temporary files that killed runs left in them. If another run is
  /// writing to a folder, waits until that run is done, or throws an error after 30 seconds.
  init(on paths: [String]) throws(Diagnostic) {
    var known: Set<FileSystem.Identity> = []
    var folders: [(identity: FileSystem.Identity, folder: String, path: String)] = []
    for path in paths {
      let folder = FileSystem.parent(of: (try? FileSystem.resolvingLinks(in: path)) ?? path)
      guard let identity = FileSystem.identity(of: folder) else {
        // If a folder exists but cannot be accessed, reading or writing the file reports the reason.
        if FileError.last == .notFound { isFolderMissing = true }
        continue
      }
      if known.insert(identity).inserted { folders.append((identity, folder, path)) }
    }
    // All runs lock folders in the same order, so they cannot deadlock.
    for (identity, folder, path) in folders.sorted(by: { $0.identity < $1.identity }) {
      identities[folder] = identity
      do throws(FileError) {
        guard let descriptor = try Self.lock(folder) else { continue }
        descriptors.append(descriptor)
      } catch {
        release()
        throw .unwritable(path, error)
      }
      Self.removeLeftovers(in: folder)
    }
  }

  /// Whether no folder was missing when the lock was created, and every locked folder is still the same. A run that
  /// fails removes the folders that it created, even if another run is about to lock them.
  var isCurrent: Bool {
    !isFolderMissing && identities.allSatisfy { FileSystem.identity(of: $0) == $1 }
  }

  func release() { for descriptor in descriptors { close(descriptor) } }

  private static func removeLeftovers(in folder: String) {
    for name in (try? FileSystem.entries(of: folder)) ?? [] where name.hasPrefix(beginning) {
      FileSystem.removeFile(FileSystem.path(of: name, in: folder))
    }
  }

  /// Locks a folder and returns its file descriptor, or `nil` if the folder cannot be opened or its file system does
  /// not support locks.
  ///
  /// - Throws: `FileError.inUse` if another run still has the lock after 30 seconds.
  private static func lock(_ folder: String) throws(FileError) -> Int32? {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    for _ in 0..<3000 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
      guard errno == EWOULDBLOCK else {
        close(descriptor)
        return nil
      }
      usleep(10_000)
    }
    close(descriptor)
    throw .inUse
  }
}
