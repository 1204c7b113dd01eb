import ContentCardSchema

/// The path and the name of a schema, `NAME.contentcards.json`.
package struct SchemaFile: Hashable {
  package static let suffix = ".contentcards.json"
  /// The folder of the schemas to read if none is named.
  package static let folder = "Schemas"
  /// The folder whose schemas are read if there is no `Schemas`.
  package static let targets = "Sources"

  /// As the user named it.
  package let path: String
  /// NAME, which begins the names of the generated files.
  package let name: String

  package init(path: String) throws(UsageError) {
    let file = path.split(separator: "/").last ?? ""
    self.path = path
    // For a folder, the name is not the mistake; reading it reports that it is a folder.
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

  /// Creates a schema that nothing is generated from, so that its file may have any name.
  package init(reading path: String) {
    self.path = path
    let file = path.split(separator: "/").last ?? ""
    let ending =
      file.hasSuffix(Self.suffix)
      ? Self.suffix[...] : file[(file.lastIndex(of: ".") ?? file.endIndex)...]
    name = String(ending.count < file.count ? file.dropLast(ending.count) : file)
  }

  /// Returns the schemas of a run.
  ///
  /// - Parameters:
  ///   - operands: Their paths; empty for all in `Schemas`, sorted by their bytes. Without that folder,
  ///     these are all under `Sources`, and the report names them.
  ///   - remedy: The fix to suggest if there is no schema.
  package static func all(
    _ operands: [String], orElse remedy: String = "name one after the command",
    report: inout Report
  ) throws(UsageError) -> [SchemaFile] {
    var paths: [String] = []
    do throws(Diagnostic) {
      paths = operands.isEmpty ? try pathsInTargets() : []
      if !paths.isEmpty {
        report.remark(
          "there is no folder \(quoted(folder)); read \(paths.joined(separator: ", "))")
      } else {
        paths = try self.paths(operands, orElse: remedy)
      }
    } catch {
      report.add(error)
    }
    var files: [SchemaFile] = []
    for path in paths { files.append(try SchemaFile(path: path)) }
    return files
  }

  /// Returns the operands, whether or not there are such files; without any, the schemas in `Schemas`.
  static func paths(
    _ operands: [String], orElse remedy: String = ""
  ) throws(Diagnostic) -> [String] {
    guard operands.isEmpty else { return operands }
    let names: [String]
    do throws(FileError) { names = try FileSystem.entries(of: folder) } catch {
      throw .missingSchemas(error.reason, remedy)
    }
    // As in a shell, `*` does not match a leading dot.
    let schemas = names.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
    guard !schemas.isEmpty else {
      throw .missingSchemas("the folder has no NAME\(suffix)", remedy)
    }
    return schemas.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { "\(folder)/\($0)" }
  }

  /// Returns the schemas under `Sources`, where the README's package has them; none if there is a
  /// folder `Schemas`.
  static func pathsInTargets() throws(Diagnostic) -> [String] {
    guard FileSystem.status(of: folder) == nil else { return [] }
    return try FileSystem.files(under: targets, suffix: suffix, skipping: "Generated")
      .filter { FileSystem.name(of: $0) != suffix }
  }

  /// Throws an error if two schemas have the same name: they would write the same files. On many Macs
  /// file names that differ only in case are the same.
  package static func refuseEqualNames(among schemas: [SchemaFile]) throws(UsageError) {
    var first: [String: SchemaFile] = [:]
    for schema in schemas {
      if let other = first.updateValue(schema, forKey: schema.name.lowercased()) {
        throw UsageError(
          "\(quoted(other.path)) and \(quoted(schema.path)) would write the same files",
          hint: "rename one of them, or run cardgen once for each with a different --output")
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func missingSchemas(_ reason: String, _ remedy: String) -> Self {
    Diagnostic(
      .unreadableFile, path: SchemaFile.folder, at: nil, "no schema found here: \(reason)",
      notes: [
        .init(
          "put a NAME\(SchemaFile.suffix) there, \(remedy), or go to the folder that holds "
            + "\(SchemaFile.folder) or \(SchemaFile.targets)")
      ])
  }
}
