import CardgenCommands
import ContentCardSchema
import ContentCardTools

extension CardInput {
  /// The operands of a command that reads cards.
  ///
  /// - Parameter usage: The operands in a usage line.
  static func operands(usage: String) -> Operands {
    Operands(
      usage: usage, value: .file(),
      meanings: [
        (
          "FILE",
          "cards as JSON, a body of Braze's API, CSV, or lines such as key: value; or a folder of such files"
        ),
        ("-", "the same from standard input"),
      ])
  }

  /// Returns the files that operands name: of a folder, the files in it whose names end as those of cards do.
  ///
  /// - Parameter report: Receives an error for a folder without such a file.
  static func paths(_ operands: [String], report: inout Report) -> [String] {
    operands.flatMap { operand -> [String] in
      guard FileSystem.status(of: operand)?.isFolder == true else { return [operand] }
      do throws(FileError) {
        let paths = try FileSystem.entries(of: operand).filter(isCards)
          .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
          .map { FileSystem.path(of: $0, in: operand) }
          .filter { FileSystem.status(of: $0)?.isFolder != true }
        if paths.isEmpty { report.add(.noCards(inFolder: operand)) }
        return paths
      } catch {
        report.add(.unreadable(operand, error))
        return []
      }
    }
  }

  /// The endings of the files to read in a folder.
  private static let suffixes = [".json", ".csv", ".tsv", ".txt"]

  /// Whether a file in a folder has cards, by its name.
  private static func isCards(_ name: String) -> Bool {
    !name.hasPrefix(".") && suffixes.contains { name.lowercased().hasSuffix($0) }
      && !name.hasSuffix(SchemaFile.suffix) && name != EditorSchema.fileName
  }

  /// Reads the cards of a file, or of standard input for `-`.
  init(path: String, discriminators: Set<String>) throws(Diagnostic) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try path == "-" ? FileSystem.standardInput() : FileSystem.contents(of: path)
    } catch {
      throw .unreadable(path, error)
    }
    do throws(Failure) {
      self = try CardInput(bytes, discriminators: discriminators)
    } catch {
      let notes = [error.hint] + (error.form.map { [$0.remark] } ?? [])
      throw Diagnostic(
        error.code, path: path, at: error.location, error.message,
        notes: notes.map { .init($0) })
    }
  }
}

extension Diagnostic {
  fileprivate static func noCards(inFolder path: String) -> Self {
    Diagnostic(
      .unreadableFile, path: path, at: nil, "there is no file with cards in this folder",
      notes: [
        .init("put a file there whose name ends in .json, .csv, .tsv or .txt, or name the file")
      ])
  }
}

extension CardInput.Form {
  /// The form in which an invalid text was read.
  fileprivate var remark: String {
    let reason = ", as it begins neither with { or [ nor with a line such as class_type: home_tile"
    return "it was read as \(name)\(self == .lines ? "" : reason)"
  }
}
