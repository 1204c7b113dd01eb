import CardgenCommands
import ContentCardSchema

/// A campaign, a Canvas, or a draft of one, to write to an export folder.
struct ExportedFile {
  static var id: Regex<Substring> { #/[A-Za-z0-9_-]{1,100}/# }
  fileprivate static var path: Regex<Substring> {
    #/(?:campaigns|canvases)\/[A-Za-z0-9_-]{1,100}(?:\.draft)?\.json/#
  }

  /// The path in the folder, such as `campaigns/ID.json`.
  let path: String
  let text: String
}

/// A folder with exported files. It contains a list of the files that `cardgen export` wrote or found with the same
/// contents. Apart from the list itself, the command never replaces or removes a file that is not in the list.
struct ExportFolder {
  private static let listName = ".cardgen-export.json"
  private static let listKind = FileReplacement.Kind(
    name: "a list", prefixes: [#"{"writtenBy": "cardgen""#],
    remedy: "delete this file, or choose another folder with --output")

  let path: String
  private let written: Set<String>
  private var listPath: String { FileSystem.path(of: Self.listName, in: path) }

  init(_ path: String) throws(Diagnostic) {
    self.path = path
    let list = FileSystem.path(of: Self.listName, in: path)
    guard FileSystem.status(of: list) != nil else {
      written = []
      return
    }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileSystem.contents(of: list) } catch {
      throw .unreadable(list, error)
    }
    let files = (try? JSONNode(parsing: bytes))?["files"]?.elements.compactMap(\.string)
    guard let files, files.allSatisfy({ $0.wholeMatch(of: ExportedFile.path) != nil }) else {
      throw Diagnostic(
        .unreadableFile, path: list, at: nil, "is not a list of exported files",
        notes: [.init("delete this file, or choose another folder with --output")])
    }
    written = Set(files)
  }

  /// Writes the files, and removes those of an earlier export that are no longer among them.
  ///
  /// - Returns: The number of new or changed files, and the number of listed files that are no longer exported. Returns
  ///   `nil` after an error.
  func replace(with files: [ExportedFile], report: inout Report) -> (written: Int, removed: Int)? {
    let removed = written.subtracting(files.map(\.path))
    var replacement = FileReplacement()
    // The list is written first. If the run is then killed, the list still contains all files that cardgen wrote.
    add(written.union(files.map(\.path)), to: &replacement)
    for file in files {
      let kind = FileReplacement.Kind(
        name: "an export", prefixes: written.contains(file.path) ? [""] : [],
        remedy: "move it elsewhere, or choose another folder with --output")
      replacement.add(file.text, to: FileSystem.path(of: file.path, in: path), as: kind)
    }
    guard var changed = replacement.perform(report: &report) else { return nil }
    for file in removed { FileSystem.removeFile(FileSystem.path(of: file, in: path)) }
    if !removed.isEmpty {
      var list = FileReplacement()
      add(Set(files.map(\.path)), to: &list)
      guard list.perform(report: &report) != nil else {
        report.consequence =
          "the exported files were written, but their list still contains removed files"
        return nil
      }
    }
    changed.remove(listPath)
    return (changed.count, removed.count)
  }

  private func add(_ files: Set<String>, to replacement: inout FileReplacement) {
    let lines = jsonLines(files.sorted().map(\.jsonLiteral)).dropLast()
    replacement.add(
      "{\"writtenBy\": \"cardgen\", \"files\": \(lines)}\n", to: listPath, as: Self.listKind)
  }
}
