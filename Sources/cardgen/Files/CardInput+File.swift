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
        ("FILE", "cards as JSON, a body of Braze's API, CSV, or lines such as key: value"),
        ("-", "the same from standard input"),
      ])
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

extension CardInput.Form {
  /// The form in which an invalid text was read.
  fileprivate var remark: String {
    let reason = ", as it begins neither with { or [ nor with a line such as class_type: home_tile"
    return "it was read as \(name)\(self == .csv ? reason : "")"
  }
}
