import ContentCardSchema

extension FileReplacement {
  /// A kind of file that a command writes, over older ones of it but over no other.
  struct Kind {
    /// What such a file is called: "adapter".
    let name: String
    /// What one begins with, whatever version of the command has written it.
    let beginnings: [String]
    /// What helps where there is another file, and by what one of the kind is told.
    let remedy: String
  }

  /// Adds a file unless it is up to date.
  ///
  /// - Returns: Whether there is something to write.
  mutating func add(_ text: String, to path: String, as kind: Kind) throws(Diagnostic) -> Bool {
    let bytes = Array(text.utf8)
    if let present = try FileSystem.present(path) {
      guard present != bytes else { return false }
      guard kind.beginnings.contains(where: { present.starts(with: $0.utf8) }) else {
        throw .foreign(path, kind: kind.name, remedy: kind.remedy)
      }
    }
    add(bytes, to: path)
    return true
  }
}
