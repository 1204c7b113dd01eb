/// What `--help` prints.
enum Help {
  static let overview = """
    Generates Swift for Braze content cards from a schema.

    USAGE
      cardgen COMMAND [ARGUMENTS]

    COMMANDS
    \(table(Command.all.map { ($0.name, $0.purpose) }))

    \(exitCodes)

    EXAMPLES
      cardgen generate
      cardgen help generate

    """

  static func text(for command: Command) -> String {
    let options = command.options.map {
      ($0.usage(in: command), $0.meaning(in: command))
    }
    let usage = zip(command.options, options).map { option, row in
      " [\(row.0)]\(option.repeats ? "…" : "")"
    }.joined()
    return """
      \(command.purpose)

      USAGE
        cardgen \(command.name) \(command.operands)\(usage)

      ARGUMENTS
      \(table(command.operandMeanings))

      OPTIONS
      \(table(options + [("--help", "this text")]))

      \(exitCodes)

      EXAMPLES
      \(command.examples.map { "  \($0)" }.joined(separator: "\n"))

      """
  }

  private static let exitCodes = """
    EXIT CODES
      0  fine
      1  findings: mistakes in a schema or a card, stale output, a change that breaks
      2  usage: arguments that say nothing sensible
      3  files: one that cannot be read or written
    """

  private static func table(_ rows: [(name: String, meaning: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      let padding = String(repeating: " ", count: width - row.name.count)
      return "  \(row.name)\(padding)  \(row.meaning)"
    }.joined(separator: "\n")
  }
}
