import ContentCardSchema

/// A schema to read: `NAME.contentcards.json`.
struct SchemaFile: Hashable {
  static let suffix = ".contentcards.json"
  /// Where schemas are looked for when none is named.
  static let folder = "Schemas"

  /// As the user named it.
  let path: String
  /// Becomes part of the names of the generated files.
  let name: String

  init(path: String) throws(UsageError) {
    let file = path.split(separator: "/").last ?? ""
    self.path = path
    // A folder is no mistake in the name: reading it will say what it is.
    if !file.hasSuffix(Self.suffix), FileSystem.status(of: path)?.isFolder == true {
      name = String(file)
      return
    }
    guard file.hasSuffix(Self.suffix), file.count > Self.suffix.count else {
      throw UsageError(
        "\(quoted(path)) is not named like a schema",
        hint: "rename it to NAME\(Self.suffix); NAME will name the generated files")
    }
    name = String(file.dropLast(Self.suffix.count))
    guard DiagnosticFormatter.visible(name) == name else {
      throw UsageError(
        "the name of \(quoted(path)) has invisible characters in it",
        hint: "rename it: NAME\(Self.suffix) becomes part of file names and comments")
    }
  }

  /// The schemas of a run: those that are named, or all in `Schemas`, sorted by their bytes.
  ///
  /// - Parameter remedy: How one is named when there are none.
  static func all(
    for options: Options, orElse remedy: String = "name one after the command",
    report: inout Report
  ) throws(UsageError) -> [SchemaFile] {
    var paths: [String] = []
    do throws(FileError) {
      paths = try self.paths(for: options)
      if paths.isEmpty { report.addMissingSchemas("the folder has no NAME\(suffix)", remedy) }
    } catch {
      report.addMissingSchemas(error.reason, remedy)
    }
    var files: [SchemaFile] = []
    for path in paths { files.append(try SchemaFile(path: path)) }
    return files
  }

  /// The paths of those schemas, whether or not there is anything.
  static func paths(for options: Options) throws(FileError) -> [String] {
    guard options.operands.isEmpty else { return options.operands }
    // As in a shell, a star does not stand for a leading dot.
    return try FileSystem.entries(of: folder)
      .filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { "\(folder)/\($0)" }
  }
}

extension Report {
  fileprivate mutating func addMissingSchemas(_ reason: String, _ remedy: String) {
    add(
      Diagnostic(
        .unreadableFile, path: SchemaFile.folder, at: nil, "no schema found here: \(reason)",
        notes: [
          .init(
            "put a NAME\(SchemaFile.suffix) there, \(remedy), or go to the folder that holds "
              + SchemaFile.folder)
        ]))
  }
}
