import ContentCardSchema

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The error of a system call.
package struct FileError: Error, Hashable {
  /// An `errno`.
  let number: Int32

  static var last: Self { Self(number: errno) }
  static let notFound = Self(number: ENOENT)
  package static let exists = Self(number: EEXIST)
  static let isFolder = Self(number: EISDIR)
  static let notFolder = Self(number: ENOTDIR)

  /// The system's description, such as `Permission denied`.
  var reason: String { String(cString: strerror(number)) }
}

/// File operations of the C library, which report their errors by number.
package enum FileSystem {
  package struct Status {
    var isFile: Bool
    package var isFolder: Bool
    /// The read, write and execute bits.
    var permissions: mode_t
  }

  /// Returns the folder of a file; `.` for a path without a folder.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func path(of file: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }

  /// Returns `nil` if there is nothing at the path.
  package static func status(of path: String) -> Status? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    let kind = info.st_mode & S_IFMT
    return Status(
      isFile: kind == S_IFREG, isFolder: kind == S_IFDIR, permissions: info.st_mode & 0o7777)
  }

  /// Returns whether the path is a symbolic link, even a broken one.
  static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// The state of a file, which differs after the file is replaced or its bytes change.
  struct Stamp: Hashable {
    fileprivate let numbers: [Int64]
  }

  /// Returns `nil` if there is nothing at the path.
  static func stamp(of path: String) -> Stamp? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let times = [info.st_mtimespec, info.st_ctimespec]
    #else
      let times = [info.st_mtim, info.st_ctim]
    #endif
    return Stamp(
      numbers: [Int64(truncatingIfNeeded: info.st_ino), Int64(info.st_size)]
        + times.flatMap { [Int64($0.tv_sec), Int64($0.tv_nsec)] })
  }

  package static func contents(of path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try contents(of: descriptor)
  }

  private static func contents(of descriptor: Int32) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { throw .last }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Reads standard input to its end.
  package static func standardInput() throws(FileError) -> [UInt8] {
    try contents(of: STDIN_FILENO)
  }

  /// Returns the names in a folder, in no particular order.
  static func entries(of folder: String) throws(FileError) -> [String] {
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

  /// Creates a folder and its parents.
  ///
  /// - Parameter made: Receives the created folders, the outermost first, even if an error is thrown.
  package static func makeFolder(_ path: String, made: inout [String]) throws(FileError) {
    // Every path starts in one of these, which exist even if `stat` fails.
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
      // Another run may have created it meanwhile.
      guard status(of: path)?.isFolder == true else { throw error }
    }
  }

  /// Returns the path with its symbolic links resolved.
  static func resolvingLinks(in path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Creates a file, and throws an error if it exists.
  ///
  /// - Parameter permissions: Set regardless of the umask; `nil` for those of any new file.
  package static func create(
    _ path: String, bytes: [UInt8], permissions: mode_t?
  ) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    do throws(FileError) {
      try writeAll(bytes, to: descriptor)
      if let permissions, fchmod(descriptor, permissions) != 0 { throw .last }
    } catch {
      close(descriptor)
      unlink(path)
      throw error
    }
    // Some file systems report only here that the disk is full.
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

  /// Moves a file, and atomically replaces one at the destination.
  static func move(_ path: String, to destination: String) throws(FileError) {
    guard rename(path, destination) == 0 else { throw .last }
  }

  static func removeFile(_ path: String) { unlink(path) }

  package static func removeFolder(_ path: String) { rmdir(path) }
}

extension FileSystem {
  /// Returns the bytes of a file that is to be replaced; `nil` if there is none.
  static func present(_ path: String) throws(Diagnostic) -> [UInt8]? {
    // Reading a pipe may never end, and a device must not be replaced by a file.
    if let status = status(of: path), !status.isFile, !status.isFolder { throw .notAFile(path) }
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
