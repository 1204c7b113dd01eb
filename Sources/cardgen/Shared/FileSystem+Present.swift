import ContentCardSchema

extension FileSystem {
  /// What is in a file that is to be written; nil when there is none.
  static func present(_ path: String) throws(Diagnostic) -> [UInt8]? {
    // What a pipe holds may never end, and a device is not to be replaced by a file.
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
