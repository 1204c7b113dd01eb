import CardgenCommands
import ContentCardSchema

extension Command {
  static let completions = Command(
    name: "completions", purpose: "Prints what a shell needs to complete these commands.",
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
        "cardgen completions does not say for which shell", hint: "the shells are \(names.orList)")
    }
    guard words.count == 1 else {
      throw UsageError(
        "cardgen completions is for one shell, and \(quoted(words[1])) is a second",
        hint: "run it once for each")
    }
    guard let shell = Shell(rawValue: word) else {
      throw UsageError(
        "cardgen completions knows no shell \(quoted(word))",
        hint: didYouMean(word, among: names) + "the shells are \(names.orList)")
    }
    self = shell
  }
}
