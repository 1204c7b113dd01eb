import CardgenCommands
import ContentCardSchema

extension Command {
  static let completions = Command(
    name: "completions", purpose: "Prints a shell completion script.",
    operands: Operands(
      value: .word(of: Shell.allCases.map(\.rawValue)),
      meanings: Shell.allCases.map { ($0.rawValue, $0.setUp) }),
    examples: ["cardgen completions bash", "cardgen completions fish"],
    run: { arguments, _ throws(UsageError) in
      let shell = try Shell(named: arguments.operands)
      print(shell.completions(for: Cardgen.commands), terminator: "")
    })
}

extension Shell {
  fileprivate init(named words: [String]) throws(UsageError) {
    let names = Shell.allCases.map(\.rawValue)
    guard let word = words.first else {
      throw UsageError(
        "cardgen completions needs the name of a shell", hint: "the shell must be \(names.orList)")
    }
    guard words.count == 1 else {
      throw UsageError(
        "cardgen completions prints one script, but a second shell was given: \(quoted(words[1]))",
        hint: "run it once for each shell")
    }
    guard let shell = Shell(rawValue: word) else {
      throw UsageError(
        "there are no completions for the shell \(quoted(word))",
        hint: didYouMean(word, among: names) + "the shell must be \(names.orList)")
    }
    self = shell
  }
}
