/// The first argument. Each is declared beside what it does.
struct Command: Sendable {
  let name: String
  let purpose: String
  /// What stands for the arguments without an option in a usage line.
  var operands = "[SCHEMA…]"
  /// The same, explained.
  var operandMeanings = [
    (
      name: "SCHEMA",
      meaning: "a file NAME.contentcards.json; without any, every Schemas/*.contentcards.json"
    )
  ]
  var options: [Option] = []
  /// What options mean where it is not the usual.
  var optionMeanings: [Option: String] = [:]
  /// Whether `--output` names a file rather than a folder.
  var writesOneFile = false
  /// The values of `--format`.
  var formats: [String] = []
  let examples: [String]
  let run: @Sendable (Options, inout Report) throws(UsageError) -> Void
}

extension Command: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.name == b.name }
}
