import ContentCardSchema

extension FileSystem {
  /// What is in a file that is to be written; nil when there is none.
  static func present(_ path: String) throws(Diagnostic) -> [UInt8]? {
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
