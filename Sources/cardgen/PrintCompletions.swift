import ContentCardSchema
import ContentCardTools

extension Command {
  static let completions = Command(
    name: "completions", purpose: "Prints what a shell needs to complete these commands.",
    operands: Shell.allCases.map(\.rawValue).joined(separator: "|"),
    operandMeanings: Shell.allCases.map { ($0.rawValue, $0.setUp) },
    examples: ["cardgen completions bash", "cardgen completions fish"],
    run: { options, _ throws(UsageError) in try printCompletions(options) })
}

/// `cardgen completions`: prints what a shell needs to complete the commands.
func printCompletions(_ options: Options) throws(UsageError) {
  let names = Shell.allCases.map(\.rawValue)
  guard let word = options.operands.first else {
    throw UsageError(
      "cardgen completions does not say for which shell", hint: "the shells are \(names.orList)")
  }
  guard options.operands.count == 1 else {
    throw UsageError(
      "cardgen completions is for one shell, and \(quoted(options.operands[1])) is a second",
      hint: "run it once for each")
  }
  guard let shell = Shell(rawValue: word) else {
    throw UsageError(
      "cardgen completions knows no shell \(quoted(word))",
      hint: didYouMean(word, among: names) + "the shells are \(names.orList)")
  }
  print(shell.completions(for: Command.all.map(\.summary)), terminator: "")
}

extension Command {
  fileprivate var summary: CommandSummary {
    CommandSummary(
      name: name, purpose: purpose, operands: Candidates(usage: operands),
      options: options.map { option in
        CommandSummary.Option(
          flag: option.flag, meaning: option.meaning(in: self), repeats: option.repeats,
          value: option.candidates(in: self))
      })
  }
}

extension Option {
  /// What may be its value; nil when it takes none.
  fileprivate func candidates(in command: Command) -> Candidates? {
    guard takesValue else { return nil }
    // Commas may join several, which are too many to offer.
    if self == .failOn { return .words(FailOn.allCases.map(\.rawValue)) }
    return Candidates(usage: value(in: command))
  }
}

extension Candidates {
  fileprivate init(usage: String) {
    self.init(placeholder: usage, schemaSuffix: SchemaFile.suffix)
  }
}
