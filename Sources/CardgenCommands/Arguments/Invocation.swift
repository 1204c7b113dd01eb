import ContentCardSchema

enum Invocation {
  case nothing
  case version
  /// The help for a command, or the list of all commands if `nil`.
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
    let explanation = "the command must be \(names.orList); run cardgen --help for details"
    if word.hasPrefix("-") {
      throw UsageError("expected a command before \(quoted(word))", hint: explanation)
    }
    throw UsageError(
      "there is no command \(quoted(word))",
      hint: UsageError.suggestion(for: word, among: names) + explanation)
  }
}
