import ContentCardSchema
import ContentCardTools

extension CardInput {
  /// What stands for such a file in a usage line, explained.
  static let operandMeanings = [
    (
      name: "FILE",
      meaning: "cards as JSON, a body of Braze's API, CSV, or lines such as key: value"
    ),
    ("-", "the same from standard input"),
  ]

  /// The cards of a file, or with `-` of standard input.
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
      throw Diagnostic(
        error.code, path: path, at: error.location, error.message, notes: [.init(error.hint)])
    }
  }
}
