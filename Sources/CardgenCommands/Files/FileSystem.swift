import ContentCardSchema

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package enum FileError: Error, Equatable {
  /// An error of a C function, as an `errno` value.
  case system(Int32)
  /// The path refers to a special file. The associated value describes it, such as "a named pipe".
  case notAFile(String)
  case tooLarge

  static var last: Self { .system(errno) }
  static let notFound = Self.system(ENOENT)
  static let isFolder = Self.system(EISDIR)
  static let notFolder = Self.system(ENOTDIR)
  static let diskFull = Self.system(ENOSPC)

  var reason: String {
    switch self {
    case .system(let number): String(cString: strerror(number))
    case .notAFile(let kind): "it is \(kind), not a file"
    case .tooLarge: "it is larger than \(FileSystem.largestSize >> 20) MB"
    }
  }
}

/// File operations that use the C library. Many of them throw a ``FileError``. If a C function fails, the error
/// contains its `errno` value.
package enum FileSystem {
  package struct Status {
    fileprivate var type: mode_t
    /// The permission bits, including setuid, setgid, and sticky.
    var permissions: mode_t
    /// The device and inode numbers of the file, which are the same for all its links.
    var identity: [UInt64]

    package var isFolder: Bool { type == S_IFDIR }

    /// The kind of special file, such as "a named pipe", or `nil` for regular files and folders.
    var specialKind: String? {
      switch type {
      case S_IFREG, S_IFDIR: nil
      case S_IFIFO: "a named pipe"
      case S_IFSOCK: "a socket"
      default: "a device"
      }
    }
  }

  /// The maximum size of a file to read, in bytes. Without a maximum, reading some pipes and devices would never end.
  static let largestSize = 256 << 20

  /// Returns the folder that contains a file, or `.` if the path has no folder.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last component of a path, or an empty string if the path has none.
  package static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  package static func path(of file: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }

  /// Returns the status of a file or a folder, or `nil` if it does not exist or cannot be accessed.
  package static func status(of path: String) -> Status? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return Status(
      type: info.st_mode & S_IFMT, permissions: info.st_mode & 0o7777,
      identity: [UInt64(truncatingIfNeeded: info.st_dev), UInt64(truncatingIfNeeded: info.st_ino)])
  }

  /// The path of the working directory, without symbolic links, or `.` if it cannot be determined.
  static var workingDirectory: String { (try? resolvingLinks(in: ".")) ?? "." }

  /// Returns whether the path is a symbolic link, even a broken one.
  package static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// Reads a file. Throws an error for special files, such as pipes and devices, and for files that are too large.
  ///
  /// If ``isDescriptor(_:)`` returns `true` for the path, pipes and devices are allowed. Reading them may block.
  package static func contents(of path: String) throws(FileError) -> [UInt8] {
    let isDescriptor = isDescriptor(path)
    if !isDescriptor, let kind = status(of: path)?.specialKind { throw .notAFile(kind) }
    // `O_NONBLOCK` prevents blocking if the file was replaced by a pipe after the check.
    let mode = isDescriptor ? O_RDONLY : O_RDONLY | O_NONBLOCK
    let descriptor = open(path, mode | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try contents(of: descriptor)
  }

  /// Returns whether the path is `/dev/stdin`, or begins with `/dev/fd/` or `/proc/self/fd/`. Such a path
  /// can refer to a pipe, such as one that a shell passes for `<(…)`.
  static func isDescriptor(_ path: String) -> Bool {
    path == "/dev/stdin" || ["/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) }
  }

  private static func contents(of descriptor: Int32) throws(FileError) -> [UInt8] {
    var info = stat()
    if fstat(descriptor, &info) == 0, info.st_size > largestSize { throw .tooLarge }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { throw .last }
      if count == 0 { return bytes }
      guard bytes.count + count <= largestSize else { throw .tooLarge }
      bytes += buffer[..<count]
    }
  }

  package static func standardInput() throws(FileError) -> [UInt8] {
    try contents(of: STDIN_FILENO)
  }

  /// Returns the names in a folder, in no particular order. They can include `.` and `..`.
  package static func entries(of folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  /// Returns the paths of all files with the suffix in a folder and its subfolders, sorted by their UTF-8 bytes. Returns
  /// an empty array if the path is not that of a folder, or is a symbolic link.
  ///
  /// Skips hidden files, hidden folders, and symbolic links in the folder.
  ///
  /// - Parameter skipped: A name. Subfolders with this name are skipped.
  static func files(
    under folder: String, suffix: String, skipping skipped: String
  ) throws(Diagnostic) -> [String] {
    guard status(of: folder)?.isFolder == true, !isLink(folder) else { return [] }
    let names: [String]
    do throws(FileError) { names = try entries(of: folder) } catch {
      throw .unreadable(folder, error)
    }
    var paths: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = path(of: name, in: folder)
      guard !isLink(path) else { continue }
      if status(of: path)?.isFolder == true {
        guard name != skipped else { continue }
        paths += try files(under: path, suffix: suffix, skipping: skipped)
      } else if name.hasSuffix(suffix) {
        paths.append(path)
      }
    }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Creates a folder and its missing parent folders. Does nothing if the folder exists.
  ///
  /// - Parameter made: The list to which created folders are appended, outermost first, even if an error is thrown.
  static func makeFolder(_ path: String, made: inout [String]) throws(FileError) {
    // The recursion ends at one of these folders at the latest, even if `stat` fails.
    if [".", "/"].contains(path) { return }
    if let status = status(of: path) {
      guard status.isFolder else { throw .notFolder }
      return
    }
    try makeFolder(parent(of: path), made: &made)
    if mkdir(path, 0o777) == 0 {
      made.append(path)
    } else {
      let error = FileError.last
      // Another run may have created the folder in the meantime.
      guard status(of: path)?.isFolder == true else { throw error }
    }
  }

  /// Returns the absolute path, with its symbolic links resolved.
  static func resolvingLinks(in path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Creates a file. Throws an error if it already exists.
  ///
  /// - Parameter permissions: The permissions, regardless of the umask, or `nil` for the default permissions.
  static func create(
    _ path: String, bytes: [UInt8], permissions: mode_t?
  ) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    do throws(FileError) {
      if let permissions, fchmod(descriptor, permissions) != 0 { throw .last }
      try writeAll(bytes, to: descriptor)
    } catch {
      close(descriptor)
      unlink(path)
      throw error
    }
    // Some file systems report a full disk only when the file is closed.
    guard close(descriptor) == 0 else {
      let error = FileError.last
      unlink(path)
      throw error
    }
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw .last }
      rest = rest.dropFirst(count)
    }
  }

  /// Moves a file. An existing file at the destination is replaced atomically.
  static func move(_ path: String, to destination: String) throws(FileError) {
    guard rename(path, destination) == 0 else { throw .last }
  }

  /// Returns `false` if the link cannot be created, such as when the destination exists or the file system does not
  /// support hard links.
  static func createHardLink(_ path: String, to destination: String) -> Bool {
    link(path, destination) == 0
  }

  package static func removeFile(_ path: String) { unlink(path) }

  static func removeFolder(_ path: String) { rmdir(path) }
}

extension FileSystem {
  /// Returns the bytes of an output file, or `nil` if it does not exist.
  static func present(_ path: String) throws(Diagnostic) -> [UInt8]? {
    // Pipes and devices must not be replaced, even if they can be read.
    if let kind = status(of: path)?.specialKind {
      throw .unwritable(path, .notAFile(kind), orElse: ", or choose another path with --output")
    }
    do throws(FileError) {
      return try contents(of: path)
    } catch {
      switch error {
      case .notFound: return nil
      case .isFolder, .notFolder: throw .unwritable(path, error)
      default: throw .unreadable(path, error)
      }
    }
  }
}
