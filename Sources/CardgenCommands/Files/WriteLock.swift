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
/// The system releases the lock when the process ends, even if the process is killed. Temporary files that are in a
/// folder when it is locked are therefore left over from killed runs.
struct WriteLock {
  /// The prefix of the names of temporary files.
  static let beginning = ".cardgen-"

  private var descriptors: [Int32] = []

  /// Locks the folders of these files, and removes temporary files that killed runs left in them. If another run is
  /// writing to a folder, waits until that run is done. Throws an error after 30 seconds.
  init(on paths: [String]) throws(Diagnostic) {
    var known: Set<FileSystem.Identity> = []
    var folders: [(identity: FileSystem.Identity, folder: String, path: String)] = []
    for path in paths {
      let folder = FileSystem.parent(of: path)
      guard let identity = FileSystem.identity(of: folder), known.insert(identity).inserted
      else { continue }
      folders.append((identity, folder, path))
    }
    // All runs lock folders in the same order, so they cannot deadlock.
    for (_, folder, path) in folders.sorted(by: { $0.identity < $1.identity }) {
      do throws(FileError) {
        guard let descriptor = try Self.lock(folder) else { continue }
        descriptors.append(descriptor)
      } catch {
        release()
        throw .unwritable(path, error)
      }
      Self.removeUnlockedLeftovers(in: folder)
    }
  }

  func release() { for descriptor in descriptors { close(descriptor) } }

  /// Removes temporary files that killed runs left in a folder, unless the folder cannot be locked, for example because
  /// another run is writing to it.
  static func removeLeftovers(in folder: String) {
    guard !leftovers(in: folder).isEmpty, let descriptor = try? lock(folder, attempts: 1) else {
      return
    }
    removeUnlockedLeftovers(in: folder)
    close(descriptor)
  }

  private static func removeUnlockedLeftovers(in folder: String) {
    for name in leftovers(in: folder) {
      FileSystem.removeFile(FileSystem.path(of: name, in: folder))
    }
  }

  private static func leftovers(in folder: String) -> [String] {
    ((try? FileSystem.entries(of: folder)) ?? []).filter { $0.hasPrefix(beginning) }
  }

  /// Locks a folder and returns its file descriptor, or `nil` if the folder cannot be opened or its file system does
  /// not support locks.
  ///
  /// - Parameter attempts: The maximum number of attempts, at 100 per second. The default allows 30 seconds.
  /// - Throws: `FileError.inUse` if another run still has the lock after the last attempt.
  private static func lock(_ folder: String, attempts: Int = 3000) throws(FileError) -> Int32? {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    for attempt in 1...attempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
      guard errno == EWOULDBLOCK else { break }
      if attempt == attempts {
        close(descriptor)
        throw .inUse
      }
      usleep(10_000)
    }
    close(descriptor)
    return nil
  }
}
