import ContentCardSchema

/// A schema file, usually named `NAME.contentcards.json`.
package struct SchemaFile {
  package static let suffix = ".contentcards.json"
  package static let folder = "Schemas"
  /// The folder that commands such as `lint` search for schemas if there are none in `Schemas`.
  package static let targets = "Sources"

  package let path: String
  /// The file's name without `.contentcards.json` or another extension, such as `Shop`. The names of the generated
  /// files begin with it.
  package let name: String

  package init(path: String) throws(UsageError) {
    let file = path.split(separator: "/").last ?? ""
    self.path = path
    // A folder whose name lacks the suffix is not rejected here. Reading it causes an error later.
    if !file.hasSuffix(Self.suffix), FileSystem.status(of: path)?.isFolder == true {
      name = String(file)
      return
    }
    guard file.hasSuffix(Self.suffix), file.count > Self.suffix.count else {
      throw UsageError(
        "\(quoted(path)) is not a valid name for a schema file",
        hint: "use NAME\(Self.suffix); the generated files are named after it")
    }
    name = String(file.dropLast(Self.suffix.count))
    guard DiagnosticFormatter.visible(name) == name else {
      throw UsageError(
        "the name of \(quoted(path)) contains invisible characters",
        hint: "rename the file; its name appears in generated file names and comments")
    }
  }

  /// Creates a schema file that can have any name, because no code is generated from it.
  package init(reading path: String) {
    self.path = path
    let file = path.split(separator: "/").last ?? ""
    let ending =
      file.hasSuffix(Self.suffix)
      ? Self.suffix[...] : file[(file.lastIndex(of: ".") ?? file.endIndex)...]
    name = String(ending.count < file.count ? file.dropLast(ending.count) : file)
  }

  /// Returns the schemas to read. If there are no operands, and no schemas are found or a folder cannot be read, adds
  /// an error to the report and returns an empty array. Throws an error if the name of a schema file is not valid.
  ///
  /// - Parameters:
  ///   - operands: The paths of the schemas, or an empty array for all schemas in `Schemas`. If the array is empty and
  ///     this folder contains none, the schemas under `Sources` are returned, and a note in the report lists them.
  ///   - remedy: The suggestion to show if there are no schemas.
  package static func all(
    _ operands: [String], orElse remedy: String = "pass the path of a schema",
    report: inout Report
  ) throws(UsageError) -> [SchemaFile] {
    var paths: [String] = []
    do throws(Diagnostic) {
      paths = operands.isEmpty ? try pathsInTargets() : []
      if !paths.isEmpty {
        report.note(
          "no schemas in folder \(quoted(folder)); using \(paths.joined(separator: ", "))")
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

  /// Returns the operands, even if the files do not exist. If there are no operands, returns the sorted paths of the
  /// schemas in `Schemas`, and throws a diagnostic if none are found.
  static func paths(_ operands: [String], orElse remedy: String) throws(Diagnostic) -> [String] {
    guard operands.isEmpty else { return operands }
    let names: [String]
    do throws(FileError) { names = try FileSystem.entries(of: folder) } catch {
      throw .missingSchemas(error.reason, remedy)
    }
    let schemas = names.filter(isSchema)
    guard !schemas.isEmpty else {
      throw .missingSchemas("the folder contains no NAME\(suffix)", remedy)
    }
    return schemas.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { "\(folder)/\($0)" }
  }

  /// Hidden files are skipped, as with `*` in a shell.
  private static func isSchema(_ name: String) -> Bool {
    name.hasSuffix(suffix) && !name.hasPrefix(".")
  }

  /// Returns the paths of the schemas under `Sources`, or an empty array if `Schemas` contains schemas or cannot be
  /// read. Folders named `Generated` are not searched.
  static func pathsInTargets() throws(Diagnostic) -> [String] {
    guard
      FileSystem.status(of: folder) == nil
        || (try? FileSystem.entries(of: folder))?.contains(where: isSchema) == false
    else { return [] }
    return try FileSystem.files(under: targets, suffix: suffix, skipping: "Generated")
  }

  /// Throws an error if two schemas have the same name, because their output files would also have the same names.
  ///
  /// Case is ignored, because most file systems on the Mac are not case-sensitive.
  package static func rejectEqualNames(among schemas: [SchemaFile]) throws(UsageError) {
    var first: [String: SchemaFile] = [:]
    for schema in schemas {
      if let other = first.updateValue(schema, forKey: schema.name.lowercased()) {
        guard other.path != schema.path else {
          throw UsageError("\(quoted(schema.path)) is passed twice", hint: "remove one of the two")
        }
        throw UsageError(
          "\(quoted(other.path)) and \(quoted(schema.path)) have the same name, ignoring case",
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
          "add \(SchemaFile.folder)/NAME\(SchemaFile.suffix), \(remedy), or run cardgen in the folder of "
            + "your project")
      ])
  }
}
