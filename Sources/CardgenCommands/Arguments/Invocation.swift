import ContentCardSchema

/// The parsed arguments of the process.
enum Invocation {
  /// There were no arguments.
  case nothing
  /// The versions of the tool and of generated code.
  case version
  /// Help for a command; for all of them if `nil`.
  case help(Command?)
  case command(Command, ParsedArguments)

  init(_ arguments: [String], of commands: [Command]) throws(UsageError) {
    guard let first = arguments.first else {
      self = .nothing
      return
    }
    switch first {
    case "--help", "-h":
      self = .help(nil)
    case "--version":
      self = .version
    case "help":
      self = .help(arguments.count > 1 ? try commands.command(named: arguments[1]) : nil)
    default:
      let command = try commands.command(named: first)
      let parsed = try ParsedArguments(arguments.dropFirst(), of: command)
      self = parsed.map { .command(command, $0) } ?? .help(command)
    }
  }
}

extension [Command] {
  fileprivate func command(named word: String) throws(UsageError) -> Command {
    if let command = first(where: { $0.name == word }) { return command }
    let names = map(\.name)
    let explanation = "the commands are \(names.orList); cardgen --help explains them"
    if word.hasPrefix("-") {
      throw UsageError("a command comes before \(quoted(word))", hint: explanation)
    }
    throw UsageError(
      "there is no command \(quoted(word))",
      hint: UsageError.suggestion(for: word, among: names) + explanation)
  }
}
