import ContentCardCodegen
import ContentCardSchema

extension [GeneratedOutput] {
  /// Returns diagnostics for Swift files, except previews, that cardgen wrote earlier and `generate` no longer writes.
  /// Searches the output folders and, if neither schemas nor an output folder was passed, all folders in
  /// `Generated`.
  ///
  /// A file causes an error if its first line is also that of a generated file in this array. A file whose first line
  /// names another schema causes a warning if at least one schema folder exists, and none contains that schema.
  func leftovers(for options: GenerationOptions) -> [Diagnostic] {
    let written = Set(flatMap { output in output.files.map { output.path(of: $0.name) } })
    let ownHeaders = Set(compactMap(\.files.first?.text.utf8.firstLine))
    // This array does not contain schemas with errors, so the code below looks for schema files in `homes`.
    let schemaFolders =
      options.schemas.isEmpty ? ["Schemas"] : options.schemas.map(FileSystem.parent).uniqued
    let homes = schemaFolders.filter { FileSystem.status(of: $0) != nil }
    var folders = map(\.folder)
    if options.schemas.isEmpty, options.output == nil {
      folders += files(in: "Generated").map { FileSystem.path(of: $0, in: "Generated") }
    }
    let paths = folders.uniqued.flatMap { folder in
      // `cardgen fixtures` writes the files with previews.
      files(in: folder).filter { $0.hasSuffix(".swift") && !$0.hasSuffix("+Previews.swift") }
        .map { FileSystem.path(of: $0, in: folder) }
    }
    return paths.compactMap { path in
      guard !written.contains(path), let header = header(of: path),
        let schema = schemaName(inHeader: header)
      else { return nil }
      if ownHeaders.contains(header) {
        return .stale(
          path, "is no longer generated from \(quoted(schema))",
          notes: "delete it; cardgen generate never deletes files")
      }
      guard !homes.isEmpty, !homes.contains(where: { has(schema, in: $0) }) else { return nil }
      var warning = Diagnostic.stale(
        path, "was generated from \(quoted(schema)), which is not in \(homes.map(quoted).orList)",
        notes: "if you removed the schema, delete this file; cardgen generate never deletes files")
      warning.severity = .warning
      return warning
    }
  }

  /// Returns the sorted names in a folder, except hidden ones, or an empty array if the folder cannot be read.
  private func files(in folder: String) -> [String] {
    ((try? FileSystem.entries(of: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}

private func has(_ name: String, in folder: String) -> Bool {
  FileSystem.status(of: FileSystem.path(of: name, in: folder)) != nil
}

private func header(of path: String) -> [UInt8]? {
  guard let contents = try? FileSystem.contents(of: path) else { return nil }
  return contents.firstLine
}

/// Returns the file name of the schema, such as `Shop.contentcards.json`, from the first line of a generated file, or
/// `nil` if the line is from another file.
private func schemaName(inHeader line: [UInt8]) -> String? {
  let text = String(decoding: line, as: UTF8.self)
  guard text.hasPrefix(GeneratedFile.beginning),
    let end = text.firstRange(of: SchemaFile.suffix + ":")
  else { return nil }
  return text[..<end.lowerBound].dropFirst(GeneratedFile.beginning.count) + SchemaFile.suffix
}

extension Sequence<UInt8> {
  fileprivate var firstLine: [UInt8] { prefix { $0 != UInt8(ascii: "\n") } }
}
