import CardgenCommands
import ContentCardSchema
import ContentCardTools

extension CardInput {
  static func operands(usage: String) -> Operands {
    Operands(
      usage: usage,
      meanings: [
        (
          "FILE",
          "cards in JSON, an export, a Braze API request, CSV, or lines such as key: value; or a folder of such files"
        ),
        ("-", "reads the cards from standard input"),
      ])
  }

  /// Returns the paths of the files to read. Each folder is replaced by its files that can contain cards, including
  /// those in subfolders. An error is reported for a folder that has no such files or cannot be read completely.
  static func paths(_ operands: [String], report: inout Report) -> [String] {
    operands.flatMap { operand -> [String] in
      guard FileSystem.status(of: operand)?.isFolder == true else { return [operand] }
      do throws(FileError) {
        let paths = try files(in: operand)
        if paths.isEmpty { report.add(.noCards(inFolder: operand)) }
        return paths
      } catch {
        report.add(.unreadable(operand, error))
        return []
      }
    }
  }

  /// Skips hidden files and folders, and symbolic links to folders.
  private static func files(in folder: String) throws(FileError) -> [String] {
    let names = try FileSystem.entries(of: folder)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var paths: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = FileSystem.path(of: name, in: folder)
      if FileSystem.status(of: path)?.isFolder == true {
        if !FileSystem.isLink(path) { paths += try files(in: path) }
      } else if isCards(name) {
        paths.append(path)
      }
    }
    return paths
  }

  private static let suffixes = [".json", ".csv", ".tsv", ".txt"]

  private static func isCards(_ name: String) -> Bool {
    suffixes.contains { name.lowercased().hasSuffix($0) }
      && !name.hasSuffix(SchemaFile.suffix) && name != EditorSchema.fileName
  }

  /// Reads cards from a file, or from standard input if the path is `-`.
  init(path: String, _ names: Names) throws(Diagnostic) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try path == "-" ? FileSystem.standardInput() : FileSystem.contents(of: path)
    } catch {
      throw .unreadable(path, error)
    }
    guard !path.hasSuffix(SchemaFile.suffix) else {
      throw Diagnostic(
        .invalidCards, path: path, at: nil, "the file is a schema and contains no cards",
        notes: [.init("check it with cardgen lint, or pass it to cardgen lint-card with --schema")])
    }
    do throws(Failure) {
      self = try CardInput(bytes, names)
      // `cardgen export` writes the draft of a launched campaign or Canvas to a separate file with this suffix.
      if path.hasSuffix(".draft.json") {
        for index in entries.indices where entries[index].source?.state != .archived {
          entries[index].source?.state = .draft
        }
      }
    } catch {
      let notes = [error.hint] + (error.form.map { [$0.note] } ?? [])
      throw Diagnostic(
        error.code, path: path, at: error.location, error.message,
        notes: notes.map { .init($0) })
    }
  }
}

extension Diagnostic {
  fileprivate static func noCards(inFolder path: String) -> Self {
    Diagnostic(
      .unreadableFile, path: path, at: nil, "the folder contains no card files",
      notes: [
        .init("add a .json, .csv, .tsv, or .txt file to it, or pass the path of a file")
      ])
  }
}

extension CardInput.Form {
  fileprivate var note: String {
    let reason = " because it does not begin with {, [, or a line such as class_type: home_tile"
    return "the file was read as \(name)\(self == .lines ? "" : reason)"
  }
}
